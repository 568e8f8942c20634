import type { FocusAreaWithGoals } from '#contract/focus-areas.ts';
import type { Goal } from '#contract/goals.ts';
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
  readonly action: GoalAction | undefined;
  readonly onAction: (action: GoalAction | undefined) => void;
}

/** The dialog of each action; one at a time. */
export function GoalDialogs({ areas, action, onAction }: GoalDialogsProps) {
  const onClose = () => onAction(undefined);
  switch (action?.does) {
    case undefined:
      return null;
    case 'create':
      return <GoalDialog areas={areas} focusArea={action.focusArea} onClose={onClose} />;
    case 'edit':
      return <GoalDialog areas={areas} goal={action.goal} onClose={onClose} />;
    case 'complete':
    case 'archive':
      return (
        <CloseGoal
          goal={action.goal}
          status={action.does === 'complete' ? 'Completed' : 'Archived'}
          onCompleted={() => onAction({ does: 'congratulate', goal: action.goal })}
          onClose={onClose}
        />
      );
    case 'delete':
      return <DeleteGoal goal={action.goal} onClose={onClose} />;
    case 'congratulate':
      return <Congratulations title={action.goal.title} onClose={onClose} />;
  }
}
