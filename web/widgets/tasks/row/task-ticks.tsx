import type { Task } from '#contract/tasks.ts';
import { daysOfWeek, weekStartForDay } from '#domain/calendar/calendar.ts';
import { formatDayOfYear, formatShortWeekday } from '#domain/calendar/format-date.ts';
import { countTicks } from '#domain/plan/schedule/repetition.ts';
import { useFormats } from '#web/ui/formats/use-formats.ts';
import { CheckIcon } from '#web/ui/icons/svg-icon.tsx';
import { Disclosure } from '#web/ui/layout/disclosure.tsx';
import type { TaskAction } from '../task-action.ts';
import { formatTicks } from '../task-labels.ts';
import classes from './task-ticks.module.css';

interface TaskTicksProps {
  readonly task: Task;
  readonly today: string;
  readonly onAction: (action: TaskAction) => void;
}

/** How often a repeating task was done this week, and a toggle for each day up to today. */
export function TaskTicks({ task, today, onAction }: TaskTicksProps) {
  const formats = useFormats();
  const week = weekStartForDay(today);
  const count = countTicks(task.ticks, week);
  const times = task.timesPerWeek!;
  return (
    <Disclosure
      className={classes.ticks}
      summary={
        <span className={classes.count} data-reached={count >= times || undefined}>
          {formatTicks(count, times)}
          {count >= times && <CheckIcon size={16} />}
        </span>
      }
    >
      <fieldset className={classes.days} aria-label="Days of this week">
        {daysOfWeek(week).map((day) => {
          const isTicked = task.ticks.includes(day);
          return (
            <button
              key={day}
              type="button"
              className={classes.day}
              // Contains the visible text, for voice control.
              aria-label={`${formatShortWeekday(day)} ${formatDayOfYear(day, formats)}`}
              aria-pressed={isTicked}
              aria-current={day === today ? 'date' : undefined}
              disabled={day > today}
              onClick={() => onAction({ type: 'tick', task, day })}
            >
              {formatShortWeekday(day)}
              <span className={classes.mark}>{isTicked && <CheckIcon size={16} />}</span>
            </button>
          );
        })}
      </fieldset>
    </Disclosure>
  );
}
