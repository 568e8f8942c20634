import { limits } from '#domain/limits.ts';
import { bindText } from '#web/forms/bind.ts';
import { useAppForm } from '#web/forms/use-app-form.ts';
import { FormDialog } from '#web/ui/dialog/form-dialog.tsx';
import { TextInput } from '#web/ui/fields/text-input.tsx';

interface RewriteDialogProps {
  /** 'week 3' */
  readonly goalLabel: string;
  readonly onRewrite: (wish: string) => void;
  readonly onClose: () => void;
}

/** Asks what should be different before a model writes a week again. */
export function RewriteDialog({ goalLabel, onRewrite, onClose }: RewriteDialogProps) {
  const form = useAppForm({
    initialValues: { wish: '' },
    defaultField: 'wish',
    submit: async ({ wish }) => {
      onClose();
      onRewrite(wish.trim());
    },
  });
  return (
    <FormDialog title={`Rewrite ${goalLabel}`} submitLabel="Rewrite" form={form} onClose={onClose}>
      <form.Field name="wish">
        {(field) => (
          <TextInput
            {...bindText(field)}
            label="What should be different? (optional)"
            placeholder="No running on Fridays"
            maxLength={limits.wish}
            autoComplete="off"
            dir="auto"
          />
        )}
      </form.Field>
    </FormDialog>
  );
}
