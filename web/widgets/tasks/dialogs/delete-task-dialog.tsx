import type { Task } from '#contract/tasks.ts';
import { restorableDays } from '#domain/deletion.ts';
import { withContext } from '#web/http/error-context.ts';
import { useDeleteTask } from '#web/api/tasks.ts';
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx';
import { useDeletionToast } from '#web/widgets/deletions/use-deletion-toast.ts';

interface DeleteTaskDialogProps {
  readonly task: Task;
  readonly onClose: () => void;
}

export function DeleteTaskDialog({ task, onClose }: DeleteTaskDialogProps) {
  const { mutateAsync: deleteTask } = useDeleteTask();
  const showDeletionToast = useDeletionToast();

  async function handleConfirm() {
    let deletionId: string | undefined;
    try {
      deletionId = await deleteTask(task._id);
    } catch (error) {
      throw withContext(error, 'The task was not deleted.');
    }
    onClose();
    showDeletionToast({ deletionId, title: task.title });
  }

  return (
    <ConfirmDialog
      title="Delete this task?"
      confirmLabel="Delete"
      isDestructive
      onConfirm={handleConfirm}
      onClose={onClose}
    >
      <p>
        <strong dir="auto">{task.title}</strong> will be deleted. You can restore it for {restorableDays} days.
        {task.inventoryItems.length > 0 && ' The resources it was created from will be kept.'}
      </p>
    </ConfirmDialog>
  );
}
