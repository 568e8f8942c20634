import { useQuery } from '@tanstack/react-query';
import type { Goal } from '#contract/goals/goals.ts';
import { goalDependentsQuery, useDeleteGoal } from '#web/api/deletions/safe-delete.ts';
import { SafeDeleteDialog } from '#web/widgets/deletions/safe-delete-dialog.tsx';

interface DeleteGoalDialogProps {
  readonly goal: Goal;
  readonly onDeleted?: (() => void) | undefined;
  readonly onClose: () => void;
}

export function DeleteGoalDialog({ goal, onDeleted, onClose }: DeleteGoalDialogProps) {
  const { mutateAsync: deleteGoal } = useDeleteGoal();
  return (
    <SafeDeleteDialog
      kind="goal"
      title={goal.title}
      dependents={useQuery(goalDependentsQuery(goal._id))}
      failureMessage="❌ Failed to delete goal."
      onDelete={() => deleteGoal(goal._id)}
      onDeleted={() => {
        onClose();
        onDeleted?.();
      }}
      onClose={onClose}
    />
  );
}
