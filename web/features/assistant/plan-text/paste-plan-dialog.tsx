import { limits } from '#domain/limits.ts';
import { readPlan } from '#web/api/assistant/plan-texts.ts';
import { InfoBanner } from '#web/ui/feedback/info-banner.tsx';
import { FileDrop } from '#web/ui/fields/file-drop.tsx';
import { showToast } from '#web/ui/toast/toast.ts';
import { PasteDialog } from '#web/widgets/plan/paste-dialog.tsx';
import type { SpecValues } from '../fields/spec.ts';
import { fromPastedText, type GeneratedPlan } from '../draft/generated-plan.ts';

interface PastePlanDialogProps {
  /** A pasted plan replaces a draft that is not saved. */
  readonly hasDraft: boolean;
  /** What the user has chosen for the plan. */
  readonly chosen: SpecValues;
  readonly onPlan: (plan: GeneratedPlan) => void;
  readonly onClose: () => void;
}

/** Reads a plan from a chatbot, a document or a file. */
export function PastePlanDialog({ hasDraft, chosen, onPlan, onClose }: PastePlanDialogProps) {
  return (
    <PasteDialog
      title="Paste a plan"
      submitLabel="Read plan"
      label="Plan"
      description="The reply of a chatbot, a checklist, a table or a document. You see a draft before anything is saved."
      onRead={async (pasted) => {
        const plan = fromPastedText(await readPlan(pasted), chosen);
        onClose();
        onPlan(plan);
      }}
      onClose={onClose}
      notice={hasDraft && <InfoBanner>This replaces the draft that you have not saved.</InfoBanner>}
      renderSource={(fill) => (
        <FileDrop
          accept=".md,.markdown,.txt,.html,.htm,text/plain,text/markdown,text/html"
          hint=".md, .txt or .html, at most 1 MB"
          onFile={(file) => void readFile(file).then((text) => text === undefined || fill(text))}
        />
      )}
    />
  );
}

/** Undefined if it cannot be read, which a message explains. */
async function readFile(file: File): Promise<string | undefined> {
  if (file.size > limits.planTextBodyBytes) {
    return void showToast('failed', 'is too large. A plan must be at most 1 MB of text.', file.name);
  }
  try {
    return await file.text();
  } catch {
    return void showToast('failed', 'could not be read. Has it been moved or changed?', file.name);
  }
}
