import { pastedPlan } from '#contract/plan-texts.ts';
import type { PastedPlan } from '#web/api/plan-texts.ts';
import { bindText } from '#web/forms/bind.ts';
import { useAppForm } from '#web/forms/use-app-form.ts';
import { FormDialog } from '#web/ui/dialog/form-dialog.tsx';
import { Textarea } from '#web/ui/fields/textarea.tsx';
import { lazyComponent } from '#web/ui/lazy/lazy-component.tsx';
import { usePastedHtml } from '#web/widgets/plan/use-pasted-html.ts';

const HelpOffer = lazyComponent(async () => (await import('#web/widgets/help/help-offer.tsx')).HelpOffer);

interface ReplyDialogProps {
  readonly submitLabel: string;
  /** What happens then. */
  readonly consequence: string;
  readonly onRead: (pasted: PastedPlan) => Promise<void>;
  readonly onClose: () => void;
}

/** Takes the reply of a chatbot. */
export function ReplyDialog({ submitLabel, consequence, onRead, onClose }: ReplyDialogProps) {
  const { onPaste, htmlOf } = usePastedHtml();
  const form = useAppForm({
    initialValues: { text: '' },
    schema: pastedPlan,
    defaultField: 'text',
    submit: ({ text }) => onRead({ text, ...htmlOf(text) }),
  });
  return (
    <FormDialog title="Paste the reply" submitLabel={submitLabel} form={form} onClose={onClose}>
      {form.failure?.concern && <HelpOffer concern={form.failure.concern} />}
      <form.Field name="text">
        {(field) => (
          <Textarea
            {...bindText(field)}
            onPaste={onPaste}
            label="Reply of the chatbot"
            description={consequence}
            rows={8}
          />
        )}
      </form.Field>
    </FormDialog>
  );
}
