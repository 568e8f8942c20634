import { useState } from 'react';
import type { ActionPlanWithGoals } from '#contract/plans/action-plans.ts';
import type { PlanChangeDraft } from '#contract/assistant/plan-changes.ts';
import { draftPlanChange, fetchChangePrompt, type PlanWish, readPlanChange } from '#web/api/assistant/plan-changes.ts';
import { WishDialogs } from '#web/widgets/plan/wish/wish-dialogs.tsx';
import { ChangesDialog } from './changes-dialog.tsx';

interface ChangeDialogsProps {
  readonly plan: ActionPlanWithGoals;
  readonly onClose: () => void;
}

/** One sentence changes a plan: a model or chatbot drafts the changes, and the user accepts them. */
export function ChangeDialogs({ plan, onClose }: ChangeDialogsProps) {
  const [draft, setDraft] = useState<PlanChangeDraft>();
  const [wish, setWish] = useState<PlanWish>({ wish: '', goalId: null });
  if (draft) return <ChangesDialog plan={plan} draft={draft} onBack={() => setDraft(undefined)} onClose={onClose} />;
  return (
    <WishDialogs
      title="Ask for a change"
      submitLabel="Show changes"
      consequence="You see each change before anything is changed. What is done stays as it is."
      goals={plan.goals
        .filter(({ status }) => status === 'Active')
        .map(({ _id, title }) => ({ value: _id, label: title }))}
      initial={wish}
      onChange={setWish}
      ask={(asked, signal) => draftPlanChange(plan._id, asked, signal)}
      chatbot={{
        fetchPrompt: (asked) => fetchChangePrompt(plan._id, asked),
        read: (pasted, { goalId }) => readPlanChange(plan._id, { ...pasted, goalId }),
      }}
      onDone={setDraft}
      onClose={onClose}
    />
  );
}
