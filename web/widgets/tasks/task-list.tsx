import { useCallback, useEffect, useRef, useState } from 'react';
import type { Goal } from '#contract/goals/goals.ts';
import type { InventoryItem } from '#contract/goals/inventory.ts';
import type { PlanSchedule } from '#contract/schema/plan-schedule.ts';
import { type Task, newTask } from '#contract/goals/tasks.ts';
import { goalWeek } from '#domain/plan/plan-order.ts';
import { effectiveWeeks, isCarriedOver } from '#domain/plan/schedule/task-weeks.ts';
import { useCreateTask } from '#web/api/goals/tasks.ts';
import { withContext } from '#web/http/error-context.ts';
import { useFormats } from '#web/ui/formats/use-formats.ts';
import { lazyDialog } from '#web/ui/lazy/lazy-component.tsx';
import { AddByName } from '#web/widgets/add-by-name/add-by-name.tsx';
import { toPlanDates } from '#web/widgets/plan/to-plan-dates.ts';
import { taskStep } from '#web/widgets/timer/step-timers.ts';
import { countsFrom } from '#web/widgets/timer/use-live-tracked-sec.ts';
import { useStepTimers } from '#web/widgets/timer/use-step-timers.ts';
import { useCurrentWeek } from '#web/widgets/week/use-current-week.ts';
import { useTaskOrder } from './order/use-task-order.ts';
import { TaskRow } from './row/task-row.tsx';
import { SetAsideTasks } from './set-aside-tasks.tsx';
import type { TaskAction } from './task-action.ts';
import { formatTaskWeeks } from './task-labels.ts';
import * as classes from './task-list.module.css';
import { useSetAside, useTaskToggle } from './use-task-actions.ts';

const TaskDialogs = lazyDialog(async () => (await import('./dialogs/task-dialogs.tsx')).TaskDialogs);

interface TaskListProps {
  readonly goal: Pick<Goal, '_id' | 'title' | 'status' | 'focusArea' | 'planWeek' | 'actionPlan'>;
  readonly tasks: readonly Task[];
  /** When the tasks were fetched, by this device's clock. */
  readonly fetchedAt: number;
  /** The goal's resources, which tasks may have been created from. */
  readonly items: readonly InventoryItem[];
  /** That of the goal's plan, for the dates of its weeks. */
  readonly schedule?: PlanSchedule | undefined;
}

export function TaskList({ goal, tasks, fetchedAt, items, schedule }: TaskListProps) {
  const { today, currentWeek, timeZone } = useCurrentWeek();
  const formats = useFormats();
  const [dialog, setDialog] = useState<{ readonly type: 'edit' | 'delete'; readonly task: Task }>();
  const { mutateAsync: createTask } = useCreateTask();
  const dates = schedule && toPlanDates(schedule, timeZone);
  const weeksOf = (task: Task) => effectiveWeeks(task, goalWeek(goal));
  const { toggle, tick, setCompleted } = useTaskToggle(today);
  const setAside = useSetAside();
  const timers = useStepTimers();
  const planned = tasks.filter(({ isSetAside }) => !isSetAside);
  const asideTasks = tasks.filter(({ isSetAside }) => isSetAside);
  const { order, heldId, handlers, moveBy } = useTaskOrder(planned);

  const handleAction = useStable((action: TaskAction) => {
    const { type, task } = action;
    switch (type) {
      case 'toggle':
        return toggle(task);
      case 'tick':
        return tick(task, action.day);
      case 'complete':
        return setCompleted(task, true);
      case 'toggleTimer':
        return timers.toggle(goal, taskStep(task));
      case 'moveUp':
      case 'moveDown':
        return moveBy(task, type === 'moveUp' ? -1 : 1);
      case 'setAside':
      case 'putBack':
        return void setAside(task, type === 'setAside');
      case 'edit':
      case 'delete':
        return setDialog({ type, task });
    }
  });

  const sourceTitles = ({ inventoryItems }: Task) =>
    items.filter(({ _id }) => inventoryItems.includes(_id)).map(({ title }) => title);
  return (
    <div className={classes.tasks}>
      {order.length > 0 && (
        <ul className={classes.list} aria-label={`Tasks of ${goal.title}`} {...handlers}>
          {order.map((task, n) => {
            const { entry, isRunning, isBusy } = timers.find(task._id);
            const { week } = weeksOf(task);
            return (
              <TaskRow
                key={task._id}
                task={task}
                today={today}
                weeks={formatTaskWeeks(task, goalWeek(goal), dates, formats)}
                carriedOverFrom={
                  schedule && isCarriedOver({ ...task, week }, schedule, currentWeek) ? (week ?? undefined) : undefined
                }
                sourceTitles={sourceTitles(task).join(', ')}
                isFirst={n === 0}
                isLast={n === order.length - 1}
                isHeld={task._id === heldId}
                hasTimer={goal.status === 'Active'}
                isRunning={isRunning}
                runningFrom={entry && countsFrom(entry, fetchedAt)}
                isBusy={isBusy}
                onAction={handleAction}
              />
            );
          })}
        </ul>
      )}
      {tasks.length === 0 && (
        <p className={classes.hint}>
          A size at the end helps to plan: ‘Read chapter 4 (45 min)’, or ‘Practise (3 × 20 min)’ for three times a week.
        </p>
      )}
      <AddByName
        label={`New task for ${goal.title}`}
        placeholder="New task (45 min)"
        draftKey={`task of ${goal._id}`}
        schema={newTask.shape.title}
        onAdd={(title) => createTask({ goalId: goal._id, task: { title } })}
        toError={(error) => withContext(error, 'The task was not added.')}
      />
      {asideTasks.length > 0 && (
        <SetAsideTasks label={`Tasks of ${goal.title} set aside`} tasks={asideTasks} onAction={handleAction} />
      )}
      {dialog && (
        <TaskDialogs
          {...dialog}
          goal={goal}
          schedule={schedule}
          // A late response must not close a dialog that was opened in the meantime.
          onClose={() => setDialog((current) => (current === dialog ? undefined : current))}
        />
      )}
    </div>
  );
}

/** A function that stays the same, so that memoised rows do not re-render, and always calls the latest one. */
function useStable<Args extends readonly unknown[]>(latest: (...args: Args) => void): (...args: Args) => void {
  const ref = useRef(latest);
  useEffect(() => {
    ref.current = latest;
  });
  return useCallback((...args) => ref.current(...args), []);
}
