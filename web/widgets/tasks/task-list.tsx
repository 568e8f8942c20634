import { useState } from 'react';
import type { Goal } from '#contract/goals.ts';
import type { InventoryItem } from '#contract/inventory.ts';
import type { Task } from '#contract/tasks.ts';
import { lazyDialog } from '#web/ui/lazy-part.tsx';
import { AddTask } from './add-task.tsx';
import type { TaskAction } from './task-dialogs.tsx';
import classes from './task-list.module.css';
import { TaskRow } from './task-row.tsx';
import { useTaskToggle } from './use-task-toggle.ts';

const TaskDialogs = lazyDialog(async () => (await import('./task-dialogs.tsx')).TaskDialogs);

interface TaskListProps {
  readonly goal: Pick<Goal, '_id' | 'title'>;
  readonly tasks: readonly Task[];
  /** Those of the goal, which tasks may be made from. */
  readonly items: readonly InventoryItem[];
  /** Starts the timer of the goal. */
  readonly onStartTimer?: (() => void) | undefined;
}

export function TaskList({ goal, tasks, items, onStartTimer }: TaskListProps) {
  const [action, setAction] = useState<TaskAction>();
  const onToggle = useTaskToggle();
  const sourcesOf = ({ inventoryItems }: Task) =>
    items.filter(({ _id }) => inventoryItems.includes(_id)).map(({ title }) => title);
  return (
    <div className={classes.tasks}>
      {tasks.length > 0 && (
        <ul aria-label={`Tasks of ${goal.title}`}>
          {tasks.map((task) => (
            <TaskRow
              key={task._id}
              task={task}
              sources={sourcesOf(task).join(', ')}
              onToggle={onToggle}
              onAction={setAction}
              onStartTimer={onStartTimer}
            />
          ))}
        </ul>
      )}
      <AddTask goal={goal} />
      {action && (
        <TaskDialogs
          action={action}
          // An answer that comes late closes its own dialog, not the next one.
          onClose={() => setAction((now) => (now === action ? undefined : now))}
        />
      )}
    </div>
  );
}
