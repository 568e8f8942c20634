import type { Task } from '#contract/goals/tasks.ts';
import { taskName } from '#domain/plan/task-size.ts';
import { DotsIcon, PencilIcon, TrashIcon, UndoIcon } from '#web/ui/icons/icons.tsx';
import { Disclosure } from '#web/ui/layout/disclosure.tsx';
import { Menu, MenuAction } from '#web/ui/menu/menu.tsx';
import type { TaskAction } from './task-action.ts';
import * as classes from './task-list.module.css';
import { formatEffort } from './task-labels.ts';

interface SetAsideTasksProps {
  readonly label: string;
  readonly tasks: readonly Task[];
  readonly onAction: (action: TaskAction) => void;
}

export function SetAsideTasks({ label, tasks, onAction }: SetAsideTasksProps) {
  return (
    <Disclosure className={classes.aside} summary={`Set aside (${tasks.length})`}>
      <ul className={classes.list} aria-label={label}>
        {tasks.map((task) => {
          const effort = formatEffort(task);
          return (
            <li key={task._id}>
              <p className={classes.asideTitle}>
                <bdi>{taskName(task)}</bdi>
                {effort !== undefined && ` · ${effort}`}
              </p>
              <Menu label={`Actions for task ${taskName(task)}`} icon={<DotsIcon />}>
                <MenuAction icon={<UndoIcon />} onClick={() => onAction({ type: 'putBack', task })}>
                  Put back
                </MenuAction>
                <MenuAction icon={<PencilIcon />} onClick={() => onAction({ type: 'edit', task })}>
                  Edit
                </MenuAction>
                <MenuAction icon={<TrashIcon />} onClick={() => onAction({ type: 'delete', task })}>
                  Delete
                </MenuAction>
              </Menu>
            </li>
          );
        })}
      </ul>
    </Disclosure>
  );
}
