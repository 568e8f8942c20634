import { daysOfWeek } from '#domain/calendar/calendar.ts';
import { formatDayOfYear, formatShortWeekday } from '#domain/calendar/format-date.ts';
import { useFormats } from '#web/ui/formats/use-formats.ts';
import { CheckIcon } from '#web/ui/icons/svg-icon.tsx';
import * as classes from './task-days.module.css';

interface TaskDaysProps {
  /** The days on which the task was done. */
  readonly ticks: readonly string[];
  /** The Monday of the week that is shown. */
  readonly week: string;
  readonly today: string;
  readonly onToggle: (day: string) => void;
}

/** A toggle for each day of a week; those in the future are disabled. */
export function TaskDays({ ticks, week, today, onToggle }: TaskDaysProps) {
  const formats = useFormats();
  return (
    <fieldset className={classes.days} aria-label="Days of this week">
      {daysOfWeek(week).map((day) => {
        const isTicked = ticks.includes(day);
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
            onClick={() => onToggle(day)}
          >
            {formatShortWeekday(day)}
            <span className={classes.mark}>{isTicked && <CheckIcon size={16} />}</span>
          </button>
        );
      })}
    </fieldset>
  );
}
