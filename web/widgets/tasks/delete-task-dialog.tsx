import type { Task } from '#contract/tasks.ts';
import { failureOf } from '#web/api/failure.ts';
import { useDeleteTask } from '#web/api/tasks.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { showToast } from '#web/ui/toast.ts';

interface DeleteTaskProps {
  readonly task: Task;
  readonly onClose: () => void;
}

export function DeleteTask({ task, onClose }: DeleteTaskProps) {
  const { mutateAsync: deleteTask } = useDeleteTask();

  async function confirmed() {
    try {
      await deleteTask(task._id);
    } catch (error) {
      throw failureOf(error, 'The task was not deleted.');
    }
    onClose();
    showToast('done', 'deleted.', task.title);
  }

  return (
    <ConfirmDialog title="Delete this task?" confirmLabel="Delete" isDangerous onConfirm={confirmed} onClose={onClose}>
      <p>
        <strong dir="auto">{task.title}</strong> will be gone for good.
        {task.inventoryItems.length > 0 && ' The resources it was created from stay.'}
      </p>
    </ConfirmDialog>
  );
}
