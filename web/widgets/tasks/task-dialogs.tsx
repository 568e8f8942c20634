import type { Task } from '#contract/tasks.ts';
import { DeleteTaskDialog } from './delete-task-dialog.tsx';
import { RenameTaskDialog } from './rename-task-dialog.tsx';

export interface TaskAction {
  readonly type: 'rename' | 'delete';
  readonly task: Task;
}

interface TaskDialogsProps {
  readonly action: TaskAction;
  readonly onClose: () => void;
}

/** Renders the dialog for the current action. */
export function TaskDialogs({ action: { type, task }, onClose }: TaskDialogsProps) {
  const ActionDialog = type === 'rename' ? RenameTaskDialog : DeleteTaskDialog;
  return <ActionDialog task={task} onClose={onClose} />;
}
