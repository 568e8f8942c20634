import { pastedPlan } from '#contract/plan-texts.ts';
import { limits } from '#domain/limits.ts';
import { readPlan } from '#web/api/plan-texts.ts';
import { bindText } from '#web/forms/bind.ts';
import { useAppForm } from '#web/forms/use-app-form.ts';
import { FormDialog } from '#web/ui/dialog/form-dialog.tsx';
import { InfoBanner } from '#web/ui/feedback/info-banner.tsx';
import { FileDrop } from '#web/ui/fields/file-drop.tsx';
import { Textarea } from '#web/ui/fields/textarea.tsx';
import { showToast } from '#web/ui/toast/toast.ts';
import { HelpOffer } from '#web/widgets/help/help-offer.tsx';
import { usePastedHtml } from '#web/widgets/plan/use-pasted-html.ts';
import type { SpecValues } from '../fields/spec.ts';
import { fromPastedText, type GeneratedPlan } from '../draft/generated-plan.ts';

interface PasteDialogProps {
  readonly hasDraft: boolean;
  /** What the user has chosen for the plan. */
  readonly chosen: SpecValues;
  readonly onPlan: (plan: GeneratedPlan) => void;
  readonly onClose: () => void;
}

/** Reads a plan from a chatbot, a document or a file. */
export function PasteDialog({ hasDraft, chosen, onPlan, onClose }: PasteDialogProps) {
  const { onPaste, htmlOf } = usePastedHtml();
  const form = useAppForm({
    initialValues: { text: '' },
    schema: pastedPlan,
    defaultField: 'text',
    submit: async (values) => {
      const plan = fromPastedText(await readPlan({ ...values, ...htmlOf(values.text) }), chosen);
      onClose();
      onPlan(plan);
    },
  });

  async function readFile(file: File) {
    if (file.size > limits.planTextBodyBytes) {
      showToast('failed', 'is too large. A plan must be at most 1 MB of text.', file.name);
      return;
    }
    try {
      form.setFieldValue('text', await file.text());
    } catch {
      showToast('failed', 'could not be read. Has it been moved or changed?', file.name);
    }
  }

  return (
    <FormDialog title="Paste a plan" submitLabel="Read plan" form={form} onClose={onClose}>
      {hasDraft && <InfoBanner>This replaces the draft that you have not saved.</InfoBanner>}
      {form.failure?.concern && <HelpOffer concern={form.failure.concern} />}
      <form.Field name="text">
        {(field) => (
          <Textarea
            {...bindText(field)}
            onPaste={onPaste}
            label="Plan"
            description="The reply of a chatbot, a checklist, a table or a document. You see a draft before anything is saved."
            rows={8}
          />
        )}
      </form.Field>
      <FileDrop
        accept=".md,.markdown,.txt,.html,.htm,text/plain,text/markdown,text/html"
        hint=".md, .txt or .html, at most 1 MB"
        onFile={(file) => void readFile(file)}
      />
    </FormDialog>
  );
}
