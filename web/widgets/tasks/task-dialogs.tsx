import type { Task } from '#contract/tasks.ts';
import { DeleteTask } from './delete-task.tsx';
import { RenameTask } from './rename-task.tsx';

/** What the user is about to do with a task. */
export interface TaskAction {
  readonly does: 'rename' | 'delete';
  readonly task: Task;
}

interface TaskDialogsProps {
  readonly action: TaskAction;
  readonly onClose: () => void;
}

/** The dialog of each action; one at a time. */
export function TaskDialogs({ action: { does, task }, onClose }: TaskDialogsProps) {
  const Shown = does === 'rename' ? RenameTask : DeleteTask;
  return <Shown task={task} onClose={onClose} />;
}
