import { useQuery } from '@tanstack/react-query';
import type { Goal } from '#contract/goals.ts';
import { failureOf } from '#web/api/failure.ts';
import { goalDependentsQuery, useDeleteGoal } from '#web/api/goals.ts';
import { SafeDeleteDialog } from '#web/ui/safe-delete-dialog.tsx';
import { showToast } from '#web/ui/toast.ts';

interface DeleteGoalProps {
  readonly goal: Goal;
  readonly onDeleted?: (() => void) | undefined;
  readonly onClose: () => void;
}

export function DeleteGoal({ goal, onDeleted, onClose }: DeleteGoalProps) {
  const dependents = useQuery(goalDependentsQuery(goal._id));
  const { mutateAsync: deleteGoal } = useDeleteGoal();

  async function confirmed() {
    try {
      await deleteGoal(goal._id);
    } catch (error) {
      throw failureOf(error, '❌ Failed to delete goal.');
    }
    onClose();
    onDeleted?.();
    showToast('done', 'deleted.', goal.title);
  }

  return (
    <SafeDeleteDialog
      kind="goal"
      name={goal.title}
      dependents={dependents.data}
      dependentsFailed={dependents.isError}
      onConfirm={confirmed}
      onClose={onClose}
    />
  );
}
