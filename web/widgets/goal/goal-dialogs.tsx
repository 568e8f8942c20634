import type { FocusAreaWithGoals } from '#contract/focus-areas.ts';
import type { Goal } from '#contract/goals.ts';
import { showToast } from '#web/ui/toast.ts';
import { CloseGoal } from './close-goal.tsx';
import { Congratulations } from './congratulations.tsx';
import { DeleteGoal } from './delete-goal.tsx';
import { GoalDialog } from './goal-dialog.tsx';

/** What the user is about to do with a goal. */
export type GoalAction =
  | { readonly does: 'create'; readonly focusArea?: string }
  | { readonly does: 'edit' | 'complete' | 'archive' | 'delete' | 'congratulate'; readonly goal: Goal };

interface GoalDialogsProps {
  readonly areas: readonly FocusAreaWithGoals[];
  readonly action: GoalAction;
  readonly onSaved?: (goal: Goal) => void;
  readonly onDeleted?: () => void;
  readonly onAction: (action: GoalAction) => void;
  readonly onClose: () => void;
}

/** The dialog of each action; one at a time. */
export function GoalDialogs({ areas, action, onSaved, onDeleted, onAction, onClose }: GoalDialogsProps) {
  const congratulate = (goal: Goal) => {
    // Whoever is at something else by now is told in passing.
    if (document.querySelector('dialog:modal')) showToast('done', 'completed. Congratulations!', goal.title);
    else onAction({ does: 'congratulate', goal });
  };
  switch (action.does) {
    case 'create':
      return <GoalDialog areas={areas} focusArea={action.focusArea} onSaved={onSaved} onClose={onClose} />;
    case 'edit':
      return <GoalDialog areas={areas} goal={action.goal} onSaved={onSaved} onClose={onClose} />;
    case 'complete':
    case 'archive':
      return (
        <CloseGoal
          goal={action.goal}
          status={action.does === 'complete' ? 'Completed' : 'Archived'}
          onCompleted={() => congratulate(action.goal)}
          onClose={onClose}
        />
      );
    case 'delete':
      return <DeleteGoal goal={action.goal} onDeleted={onDeleted} onClose={onClose} />;
    case 'congratulate':
      return <Congratulations title={action.goal.title} onClose={onClose} />;
  }
}
