import { memo } from 'react';
import type { Task } from '#contract/tasks.ts';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { DotsIcon, PencilIcon, PlayIcon, TrashIcon } from '#web/ui/icons/icons.tsx';
import { Menu, MenuAction } from '#web/ui/menu/menu.tsx';
import type { TaskAction } from './task-dialogs.tsx';
import classes from './task-list.module.css';

interface TaskRowProps {
  readonly task: Task;
  /** The titles of the resources that the task was created from. */
  readonly sourceTitles: string;
  readonly onToggle: (task: Task) => void;
  readonly onAction: (action: TaskAction) => void;
  readonly onStartTimer: ((task: Task) => void) | undefined;
}

export const TaskRow = memo(function TaskRow({ task, sourceTitles, onToggle, onAction, onStartTimer }: TaskRowProps) {
  const { title, completed } = task;
  return (
    <li className={classes.row}>
      <label className={classes.header} data-toggles>
        <Checkbox checked={completed} onChange={() => onToggle(task)} />
        <span className={classes.title} data-done={completed || undefined} dir="auto">
          {title}
        </span>
      </label>
      <Menu label={`Actions for task ${title}`} icon={<DotsIcon />}>
        <MenuAction icon={<PencilIcon />} onClick={() => onAction({ type: 'rename', task })}>
          Rename
        </MenuAction>
        {onStartTimer && (
          <MenuAction icon={<PlayIcon />} onClick={() => onStartTimer(task)}>
            Start timer
          </MenuAction>
        )}
        <MenuAction icon={<TrashIcon />} onClick={() => onAction({ type: 'delete', task })}>
          Delete
        </MenuAction>
      </Menu>
      {sourceTitles !== '' && (
        <p className={classes.sources}>
          From: <bdi>{sourceTitles}</bdi>
        </p>
      )}
    </li>
  );
});
