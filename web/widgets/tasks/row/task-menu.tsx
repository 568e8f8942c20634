import type { Task } from '#contract/goals/tasks.ts';
import { taskName } from '#domain/plan/task-size.ts';
import {
  ArrowDownIcon,
  ArrowUpIcon,
  ArchiveIcon,
  DotsIcon,
  PencilIcon,
  PlayIcon,
  StopIcon,
  TrashIcon,
} from '#web/ui/icons/icons.tsx';
import { CheckIcon } from '#web/ui/icons/svg-icon.tsx';
import { Menu, MenuAction } from '#web/ui/menu/menu.tsx';
import type { TaskAction } from '../task-action.ts';

export interface TaskMenuProps {
  readonly task: Task;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  /** Whether the goal is active. */
  readonly hasTimer: boolean;
  readonly isRunning: boolean;
  /** The timer is being started or stopped, or the timers have not loaded yet. */
  readonly isBusy: boolean;
  readonly onAction: (action: TaskAction) => void;
}

export function TaskMenu({ task, isFirst, isLast, hasTimer, isRunning, isBusy, onAction }: TaskMenuProps) {
  const { completed, timesPerWeek } = task;
  const run = (type: TaskAction['type']) => () => onAction({ type, task } as TaskAction);
  return (
    <Menu label={`Actions for task ${taskName(task)}`} icon={<DotsIcon />}>
      <MenuAction icon={<PencilIcon />} onClick={run('edit')}>
        Edit
      </MenuAction>
      {hasTimer && (
        <MenuAction icon={isRunning ? <StopIcon /> : <PlayIcon />} aria-disabled={isBusy} onClick={run('toggleTimer')}>
          {isRunning ? 'Stop timer' : 'Start timer'}
        </MenuAction>
      )}
      {/* The checkbox of a repeating task is for today only. */}
      {timesPerWeek !== null && !completed && (
        <MenuAction icon={<CheckIcon />} onClick={run('complete')}>
          Complete for good
        </MenuAction>
      )}
      {!isFirst && (
        <MenuAction icon={<ArrowUpIcon />} onClick={run('moveUp')}>
          Move up
        </MenuAction>
      )}
      {!isLast && (
        <MenuAction icon={<ArrowDownIcon />} onClick={run('moveDown')}>
          Move down
        </MenuAction>
      )}
      <MenuAction icon={<ArchiveIcon />} onClick={run('setAside')}>
        Set aside
      </MenuAction>
      <MenuAction icon={<TrashIcon />} onClick={run('delete')}>
        Delete
      </MenuAction>
    </Menu>
  );
}
