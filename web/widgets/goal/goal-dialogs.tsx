import { useEffect, useEffectEvent } from 'react';
import type { FocusAreaWithGoals } from '#contract/goals/focus-areas.ts';
import type { Goal } from '#contract/goals/goals.ts';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { Confetti } from '#web/ui/feedback/confetti.tsx';
import { showToast } from '#web/ui/toast/toast.ts';
import { CloseGoalDialog } from './close-goal-dialog.tsx';
import { DeleteGoalDialog } from './delete-goal-dialog.tsx';
import { GoalDialog } from './goal-dialog.tsx';

const CONGRATULATIONS_MS = 4000;

export type GoalAction =
  | { readonly type: 'create'; readonly focusArea?: string }
  | { readonly type: 'edit' | 'complete' | 'archive' | 'delete' | 'congratulate'; readonly goal: Goal };

interface GoalDialogsProps {
  readonly areas: readonly FocusAreaWithGoals[];
  readonly action: GoalAction;
  readonly onSaved?: (goal: Goal) => void;
  readonly onDeleted?: () => void;
  readonly onAction: (action: GoalAction) => void;
  readonly onClose: () => void;
}

/** Renders the dialog for the current action. */
export function GoalDialogs({ areas, action, onSaved, onDeleted, onAction, onClose }: GoalDialogsProps) {
  const congratulate = (goal: Goal) => {
    // Do not interrupt if another dialog was opened in the meantime.
    if (document.querySelector('dialog:modal')) showToast('done', 'completed. Congratulations!', goal.title);
    else onAction({ type: 'congratulate', goal });
  };
  switch (action.type) {
    case 'create':
      return <GoalDialog areas={areas} defaultFocusArea={action.focusArea} onSaved={onSaved} onClose={onClose} />;
    case 'edit':
      return <GoalDialog areas={areas} goal={action.goal} onSaved={onSaved} onClose={onClose} />;
    case 'complete':
    case 'archive':
      return (
        <CloseGoalDialog
          goal={action.goal}
          status={action.type === 'complete' ? 'Completed' : 'Archived'}
          onCompleted={() => congratulate(action.goal)}
          onClose={onClose}
        />
      );
    case 'delete':
      return <DeleteGoalDialog goal={action.goal} onDeleted={onDeleted} onClose={onClose} />;
    case 'congratulate':
      return <CongratulationsDialog title={action.goal.title} onClose={onClose} />;
  }
}

interface CongratulationsDialogProps {
  readonly title: string;
  readonly onClose: () => void;
}

function CongratulationsDialog({ title, onClose }: CongratulationsDialogProps) {
  const onTimeout = useEffectEvent(onClose);
  useEffect(() => {
    const timer = setTimeout(() => onTimeout(), CONGRATULATIONS_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Dialog opened onClose={onClose} title="Congratulations!">
      <p style={{ margin: 0, overflowWrap: 'anywhere' }}>
        You completed <strong dir="auto">{title}</strong>.
      </p>
      <Confetti />
    </Dialog>
  );
}
