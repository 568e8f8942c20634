import type { Task } from '#contract/goals/tasks.ts';
import { restorableDays } from '#domain/deletion.ts';
import { useDeleteTask } from '#web/api/goals/tasks.ts';
import { DeleteDialog } from '#web/widgets/deletions/delete-dialog.tsx';

interface DeleteTaskDialogProps {
  readonly task: Task;
  readonly onClose: () => void;
}

export function DeleteTaskDialog({ task, onClose }: DeleteTaskDialogProps) {
  const { mutateAsync: deleteTask } = useDeleteTask();

  return (
    <DeleteDialog
      question="Delete this task?"
      title={task.title}
      failureMessage="The task was not deleted."
      onDelete={() => deleteTask(task._id)}
      onClose={onClose}
    >
      <p>
        <strong dir="auto">{task.title}</strong> will be deleted. You can restore it for {restorableDays} days.
        {task.inventoryItems.length > 0 && ' The resources it was created from will be kept.'}
      </p>
    </DeleteDialog>
  );
}
