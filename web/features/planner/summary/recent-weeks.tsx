import type { RatedWeek } from '#contract/reports/reports.ts';
import { formatDayOfYear } from '#domain/calendar/format-date.ts';
import { formatDuration } from '#domain/duration/format-duration.ts';
import { useFormats } from '#web/ui/formats/use-formats.ts';
import { VisuallyHidden } from '#web/ui/text/visually-hidden.tsx';
import * as classes from './recent-weeks.module.css';

interface RecentWeeksProps {
  readonly weeks: readonly RatedWeek[];
  readonly plannedMinutes: number;
}

/** A bar chart of the time tracked in recent weeks, with a line at the planned time. */
export function RecentWeeks({ weeks, plannedMinutes }: RecentWeeksProps) {
  const formats = useFormats();
  const highest = Math.max(plannedMinutes, ...weeks.map(({ productiveSec }) => productiveSec / 60));
  const percent = (minutes: number) => `${(minutes / highest) * 100}%`;
  return (
    <div className={classes.chart}>
      <div className={classes.plot} aria-hidden="true">
        {weeks.map(({ weekStart, productiveSec }) => (
          <span key={weekStart} className={classes.bar} style={{ height: percent(productiveSec / 60) }} />
        ))}
        <span className={classes.plan} style={{ bottom: percent(plannedMinutes) }} />
      </div>
      <ol>
        {weeks.map(({ weekStart, productiveSec }) => {
          const minutes = Math.floor(productiveSec / 60);
          return (
            <li key={weekStart}>
              <VisuallyHidden>Week of </VisuallyHidden>
              <time dateTime={weekStart}>{formatDayOfYear(weekStart, formats)}</time>
              <VisuallyHidden>: {formatDuration(minutes)} tracked</VisuallyHidden>
              <span aria-hidden="true">{minutes < 60 ? `${minutes} min` : `${Math.round(minutes / 60)} h`}</span>
            </li>
          );
        })}
      </ol>
      <p className={classes.legend} aria-hidden="true">
        <span data-mark="bar">tracked</span>
        <span data-mark="plan">this plan</span>
      </p>
    </div>
  );
}
