import { type MouseEvent, useId } from 'react';
import type { AskedTask } from '#contract/plans/plan-weeks.ts';
import { taskName } from '#domain/plan/task-size.ts';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { NextWeekIcon } from '#web/ui/icons/icons.tsx';
import { TaskEffort } from '#web/widgets/tasks/task-effort.tsx';
import { formatEffort } from '#web/widgets/tasks/task-labels.ts';
import { RunningClock } from '#web/widgets/timer/running-clock.tsx';
import { TimerButton } from '#web/widgets/timer/timer-button.tsx';
import type { StepTimer } from '#web/widgets/timer/step-timers.ts';
import { countsFrom } from '#web/widgets/timer/use-live-tracked-sec.ts';
import { isDone, taskFacts } from './asked-task.ts';
import * as classes from './this-week.module.css';

interface TaskRowProps {
  readonly task: AskedTask;
  /** When the task was fetched, by this device's clock. */
  readonly fetchedAt: number;
  readonly weekStart: string;
  readonly today: string;
  readonly timer: StepTimer;
  readonly onToggle: (task: AskedTask) => void;
  readonly onToggleTimer: (task: AskedTask) => void;
  readonly onPostpone: () => void;
}

export function TaskRow(props: TaskRowProps) {
  const { task, fetchedAt, weekStart, today, timer, onToggle, onToggleTimer, onPostpone } = props;
  const [boxId, nameId, factsId] = [useId(), useId(), useId()];
  const name = taskName(task);
  const isRepeating = task.timesPerWeek !== null;
  const isTickedToday = task.ticks.includes(today);
  const done = isDone(task, weekStart);
  // Ticked often enough on earlier days, so unticking it has nothing to remove.
  const isDoneOnOtherDays = isRepeating && !isTickedToday && isDone({ ...task, completed: false }, weekStart);
  const { entry, isRunning, isBusy } = timer;

  function postpone({ currentTarget }: MouseEvent) {
    focusNeighbor(currentTarget);
    onPostpone();
  }

  return (
    <li className={classes.row} data-running={entry !== undefined || undefined}>
      <label className={classes.label} htmlFor={boxId} data-toggles>
        <Checkbox
          id={boxId}
          checked={done || isTickedToday}
          disabled={done && (!task.isGoalActive || isDoneOnOtherDays)}
          aria-labelledby={nameId}
          aria-describedby={factsId}
          onChange={() => onToggle(task)}
        />
        <span className={classes.text}>
          <span id={nameId} className={classes.name} data-done={done || undefined} dir="auto">
            {name}
          </span>
          <span id={factsId} className={classes.facts}>
            {entry && (
              <strong>
                <RunningClock startAt={entry.startAt} />
              </strong>
            )}
            {taskFacts(task, weekStart).map((fact) => (
              <span key={fact}>{fact}</span>
            ))}
            {(entry !== undefined || formatEffort(task) !== undefined) && (
              <span>
                <TaskEffort task={task} runningFrom={entry && countsFrom(entry, fetchedAt)} />
              </span>
            )}
            <bdi>{task.goalTitle}</bdi>
          </span>
        </span>
      </label>
      {(!done || isRunning) && (
        <TimerButton title={name} isRunning={isRunning} isBusy={isBusy} onClick={() => onToggleTimer(task)} />
      )}
      {!done && !isRepeating && (
        <button
          type="button"
          className={classes.postpone}
          aria-label={`Not this week: ${name}`}
          title="Not this week"
          onClick={postpone}
        >
          <NextWeekIcon />
          <span>Not this week</span>
        </button>
      )}
    </li>
  );
}

/** Moves the focus to the row that takes the place of a row that is about to leave, or to the link of its list. */
function focusNeighbor(button: Element): void {
  const row = button.closest('li')!;
  const neighbor = row.nextElementSibling ?? row.previousElementSibling;
  const list = row.parentElement!.closest('li')!;
  const target = neighbor
    ? (neighbor.querySelector(`[title="${button.getAttribute('title')}"]`) ?? neighbor.querySelector('input'))
    : list.querySelector('a');
  (target as HTMLElement | null)?.focus({ preventScroll: true });
}
