import { promptRequest } from '#contract/assistant/plan-texts.ts';
import type { PromptInput } from '#web/api/assistant/plan-texts.ts';
import { bindText } from '#web/forms/bind.ts';
import { useAppForm } from '#web/forms/use-app-form.ts';
import { FormDialog } from '#web/ui/dialog/form-dialog.tsx';
import { Textarea } from '#web/ui/fields/textarea.tsx';

interface PromptGoalDialogProps {
  readonly onSubmit: (description: PromptInput) => void;
  readonly onClose: () => void;
}

/** Asks for the goal that the prompt is about. */
export function PromptGoalDialog({ onSubmit, onClose }: PromptGoalDialogProps) {
  const form = useAppForm({
    initialValues: { userPrompt: '' },
    schema: promptRequest,
    defaultField: 'userPrompt',
    submit: async (values) => onSubmit(values),
  });
  return (
    <FormDialog title="Copy prompt" submitLabel="Copy prompt" form={form} onClose={onClose}>
      <form.Field name="userPrompt">
        {(field) => (
          <Textarea
            {...bindText(field)}
            label="What would you like to achieve?"
            description="Say what you want to achieve, by when, and where you stand today."
            rows={5}
          />
        )}
      </form.Field>
    </FormDialog>
  );
}
