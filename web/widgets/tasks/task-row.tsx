import { memo } from 'react';
import type { Task } from '#contract/tasks.ts';
import { CheckBox } from '#web/ui/check-box.tsx';
import { DotsIcon, PencilIcon, PlayIcon, TrashIcon } from '#web/ui/icons.tsx';
import { Menu, MenuAction } from '#web/ui/menu.tsx';
import type { TaskAction } from './task-dialogs.tsx';
import classes from './task-list.module.css';

interface TaskRowProps {
  readonly task: Task;
  /** The titles of what it was made from, if anything. */
  readonly sources: string;
  readonly onToggle: (task: Task) => void;
  readonly onAction: (action: TaskAction) => void;
  readonly onStartTimer: (() => void) | undefined;
}

export const TaskRow = memo(function TaskRow({ task, sources, onToggle, onAction, onStartTimer }: TaskRowProps) {
  const { title, completed } = task;
  return (
    <li className={classes.row}>
      <label className={classes.head} data-toggles>
        <CheckBox checked={completed} onChange={() => onToggle(task)} />
        <span className={classes.title} data-done={completed || undefined} dir="auto">
          {title}
        </span>
      </label>
      <Menu label={`Actions for task ${title}`} icon={<DotsIcon />}>
        <MenuAction icon={<PencilIcon />} onClick={() => onAction({ does: 'rename', task })}>
          Rename
        </MenuAction>
        {onStartTimer && (
          <MenuAction icon={<PlayIcon />} onClick={onStartTimer}>
            Start timer
          </MenuAction>
        )}
        <MenuAction icon={<TrashIcon />} onClick={() => onAction({ does: 'delete', task })}>
          Delete
        </MenuAction>
      </Menu>
      {sources !== '' && (
        <p className={classes.sources}>
          From: <bdi>{sources}</bdi>
        </p>
      )}
    </li>
  );
});
