import { useQuery } from '@tanstack/react-query';
import type { Goal } from '#contract/goals.ts';
import { withContext } from '#web/http/error-context.ts';
import { goalDependentsQuery, useDeleteGoal } from '#web/api/safe-delete.ts';
import { SafeDeleteDialog } from '#web/ui/dialog/safe-delete-dialog.tsx';
import { useDeletionToast } from '#web/widgets/deletions/use-deletion-toast.ts';

interface DeleteGoalDialogProps {
  readonly goal: Goal;
  readonly onDeleted?: (() => void) | undefined;
  readonly onClose: () => void;
}

export function DeleteGoalDialog({ goal, onDeleted, onClose }: DeleteGoalDialogProps) {
  const dependents = useQuery(goalDependentsQuery(goal._id));
  const { mutateAsync: deleteGoal } = useDeleteGoal();
  const showDeletionToast = useDeletionToast();

  async function handleConfirm() {
    let deletionId: string | undefined;
    try {
      deletionId = await deleteGoal(goal._id);
    } catch (error) {
      throw withContext(error, '❌ Failed to delete goal.');
    }
    onClose();
    onDeleted?.();
    showDeletionToast({ deletionId, title: goal.title });
  }

  return (
    <SafeDeleteDialog
      kind="goal"
      name={goal.title}
      dependents={dependents.data}
      dependentsFailed={dependents.isError}
      onConfirm={handleConfirm}
      onClose={onClose}
    />
  );
}
