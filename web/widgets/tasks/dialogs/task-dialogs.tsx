import { DeleteTaskDialog } from './delete-task-dialog.tsx';
import { EditTaskDialog, type EditTaskDialogProps } from './edit-task-dialog.tsx';

interface TaskDialogsProps extends EditTaskDialogProps {
  readonly type: 'edit' | 'delete';
}

export function TaskDialogs({ type, ...props }: TaskDialogsProps) {
  return type === 'edit' ? (
    <EditTaskDialog {...props} />
  ) : (
    <DeleteTaskDialog task={props.task} onClose={props.onClose} />
  );
}
