import type { ActionPlanWithGoals } from '#contract/action-plans.ts';
import type { PlanChangeDraft } from '#contract/plan-changes.ts';
import { pastedPlan } from '#contract/plan-texts.ts';
import { readPlanChange } from '#web/api/plan-changes.ts';
import { bindText } from '#web/forms/bind.ts';
import { useAppForm } from '#web/forms/use-app-form.ts';
import { FormDialog } from '#web/ui/dialog/form-dialog.tsx';
import { Textarea } from '#web/ui/fields/textarea.tsx';
import { usePastedHtml } from '#web/widgets/plan/use-pasted-html.ts';

interface ReplyDialogProps {
  readonly plan: ActionPlanWithGoals;
  /** The goal that was to be changed; null for the whole plan. */
  readonly goalId: string | null;
  readonly onDraft: (draft: PlanChangeDraft) => void;
  readonly onClose: () => void;
}

/** Reads the changes from the reply of a chatbot. */
export function ReplyDialog({ plan, goalId, onDraft, onClose }: ReplyDialogProps) {
  const { onPaste, htmlOf } = usePastedHtml();
  const form = useAppForm({
    initialValues: { text: '' },
    schema: pastedPlan,
    defaultField: 'text',
    submit: async ({ text }) => onDraft(await readPlanChange(plan._id, { text, ...htmlOf(text), goalId })),
  });
  return (
    <FormDialog title="Paste the reply" submitLabel="Show changes" form={form} onClose={onClose}>
      <form.Field name="text">
        {(field) => (
          <Textarea
            {...bindText(field)}
            onPaste={onPaste}
            label="Reply of the chatbot"
            description="You see each change before anything is changed."
            rows={8}
          />
        )}
      </form.Field>
    </FormDialog>
  );
}
