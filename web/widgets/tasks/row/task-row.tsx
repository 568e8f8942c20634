import { memo } from 'react';
import { taskName } from '#domain/plan/task-size.ts';
import { IconButton } from '#web/ui/button/icon-button.tsx';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { GripIcon } from '#web/ui/icons/icons.tsx';
import * as step from '#web/widgets/step-row/step-row.module.css';
import { TimerButton } from '#web/widgets/timer/timer-button.tsx';
import { TaskFacts } from './task-facts.tsx';
import { TaskMenu, type TaskMenuProps } from './task-menu.tsx';
import * as classes from './task-row.module.css';
import { TaskTicks } from './task-ticks.tsx';

interface TaskRowProps extends TaskMenuProps {
  /** In the time zone of the account. */
  readonly today: string;
  /** 'Week 3 · 23–29 Nov' */
  readonly weeks: string | undefined;
  /** The week from which it was carried over. */
  readonly carriedOverFrom: number | undefined;
  /** The titles of the resources that the task was created from. */
  readonly sourceTitles: string;
  /** Picked up with the keyboard. */
  readonly isHeld: boolean;
  /** From when on its timer is to be added to the tracked time, by the server's clock. */
  readonly runningFrom: number | undefined;
}

export const TaskRow = memo(function TaskRow(props: TaskRowProps) {
  const { task, today, weeks, carriedOverFrom, sourceTitles, isFirst, isLast, isHeld, onAction } = props;
  const { hasTimer, isRunning, runningFrom, isBusy } = props;
  const { completed, timesPerWeek } = task;
  const name = taskName(task);
  const isRepeating = timesPerWeek !== null;
  return (
    <li className={`${step.row} ${classes.row}`} data-task={task._id} data-held={isHeld || undefined}>
      <label className={step.header} data-toggles>
        <Checkbox
          checked={completed || (isRepeating && task.ticks.includes(today))}
          {...(isRepeating && { 'aria-label': completed ? name : `${name}, done today` })}
          onChange={() => onAction({ type: 'toggle', task })}
        />
        <span className={`${step.title} ${classes.title}`} data-done={completed || undefined} dir="auto">
          {name}
        </span>
      </label>
      <div className={classes.tools}>
        {hasTimer && (!completed || isRunning) && (
          <div className={classes.timer} data-running={isRunning || undefined}>
            <TimerButton
              title={name}
              isRunning={isRunning}
              isBusy={isBusy}
              onClick={() => onAction({ type: 'toggleTimer', task })}
            />
          </div>
        )}
        {!(isFirst && isLast) && (
          <IconButton
            className={classes.handle}
            aria-label={`Move ${name}`}
            title="Drag to move, or press Alt+↑ or Alt+↓"
            aria-pressed={isHeld}
            data-handle
          >
            <GripIcon />
          </IconButton>
        )}
        <TaskMenu {...props} />
      </div>
      <div className={classes.body}>
        <TaskFacts task={task} runningFrom={runningFrom} weeks={weeks} carriedOverFrom={carriedOverFrom} />
        {isRepeating && !completed && <TaskTicks task={task} today={today} onAction={onAction} />}
        {sourceTitles !== '' && (
          <p className={classes.sources}>
            From: <bdi>{sourceTitles}</bdi>
          </p>
        )}
      </div>
    </li>
  );
});
