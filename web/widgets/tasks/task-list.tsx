import { useCallback, useState } from 'react';
import type { Goal } from '#contract/goals.ts';
import type { InventoryItem } from '#contract/inventory.ts';
import { newTask, type Task } from '#contract/tasks.ts';
import { useCreateTask, useSetTaskStatus } from '#web/api/tasks.ts';
import { withContext } from '#web/http/error-context.ts';
import { lazyDialog } from '#web/ui/lazy/lazy-component.tsx';
import { showToast } from '#web/ui/toast/toast.ts';
import { AddByName } from '#web/widgets/add-by-name/add-by-name.tsx';
import { withdrawCompletionOffer } from '#web/widgets/goal/completion-toast.ts';
import { useOfferCompletion } from '#web/widgets/goal/use-offer-completion.ts';
import type { TaskAction } from './task-dialogs.tsx';
import classes from './task-list.module.css';
import { TaskRow } from './task-row.tsx';

const TaskDialogs = lazyDialog(async () => (await import('./task-dialogs.tsx')).TaskDialogs);

interface TaskListProps {
  readonly goal: Pick<Goal, '_id' | 'title'>;
  readonly tasks: readonly Task[];
  /** The goal's resources, which tasks may have been created from. */
  readonly items: readonly InventoryItem[];
  readonly onStartTimer?: ((task: Task) => void) | undefined;
}

export function TaskList({ goal, tasks, items, onStartTimer }: TaskListProps) {
  const [action, setAction] = useState<TaskAction>();
  const { mutateAsync: createTask } = useCreateTask();
  const toggleTask = useTaskToggle();
  const sourceTitles = ({ inventoryItems }: Task) =>
    items.filter(({ _id }) => inventoryItems.includes(_id)).map(({ title }) => title);
  return (
    <div className={classes.tasks}>
      {tasks.length > 0 && (
        <ul aria-label={`Tasks of ${goal.title}`}>
          {tasks.map((task) => (
            <TaskRow
              key={task._id}
              task={task}
              sourceTitles={sourceTitles(task).join(', ')}
              onToggle={toggleTask}
              onAction={setAction}
              onStartTimer={onStartTimer}
            />
          ))}
        </ul>
      )}
      <AddByName
        label={`New task for ${goal.title}`}
        placeholder="New task…"
        draftKey={`task of ${goal._id}`}
        schema={newTask.shape.title}
        onAdd={(title) => createTask({ goalId: goal._id, task: { title } })}
        toError={(error) => withContext(error, 'The task was not added.')}
      />
      {action && (
        <TaskDialogs
          action={action}
          // A late response must not close a dialog that was opened in the meantime.
          onClose={() => setAction((current) => (current === action ? undefined : current))}
        />
      )}
    </div>
  );
}

/** The returned function is stable, so that memoised rows do not re-render. */
function useTaskToggle(): (task: Task) => void {
  const { mutateAsync: setStatus } = useSetTaskStatus();
  const offerCompletion = useOfferCompletion();
  return useCallback(
    (task) => {
      if (task.completed) withdrawCompletionOffer(task.goal);
      setStatus({ task, completed: !task.completed }).then(
        () => task.completed || offerCompletion(task.goal),
        (error: unknown) => showToast('failed', withContext(error, 'The task was not saved.').message),
      );
    },
    [setStatus, offerCompletion],
  );
}
