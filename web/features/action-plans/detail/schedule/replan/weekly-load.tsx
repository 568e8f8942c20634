import type { ReplanDraft } from '#contract/plans/replans.ts';
import { addDays } from '#domain/calendar/calendar.ts';
import { formatDayOfYear } from '#domain/calendar/format-date.ts';
import { formatDayRange } from '#domain/calendar/format-day-range.ts';
import { formatDuration } from '#domain/duration/format-duration.ts';
import type { UsualMinutes } from '#domain/plan/schedule/recent-weeks.ts';
import { useFormats } from '#web/ui/formats/use-formats.ts';
import { VisuallyHidden } from '#web/ui/text/visually-hidden.tsx';
import { formatUsual, maxMinutes } from './replan-labels.ts';
import * as classes from './weekly-load.module.css';

interface WeeklyLoadProps {
  readonly load: ReplanDraft['weeklyLoad'];
  readonly usual: UsualMinutes;
}

/** More weeks than this leave little space between their bars. */
const MANY = 26;

/** A bar for each week, beside a line for the usual hours. */
export function WeeklyLoad({ load, usual }: WeeklyLoadProps) {
  const formats = useFormats();
  const max = Math.max(maxMinutes(load), usual.minutes, 1);
  const describe = ({ week, weekStart, minutes }: WeeklyLoadProps['load'][number]) =>
    `Week ${week}, ${formatDayRange(weekStart, addDays(weekStart, 6), formats)}: ${formatDuration(minutes)}`;
  return (
    <figure className={classes.figure}>
      <figcaption>Time per week. The line marks {formatUsual(usual)}.</figcaption>
      <ol className={classes.bars} aria-label="Time per week" data-many={load.length > MANY || undefined}>
        <li className={classes.usual} style={{ bottom: `${(usual.minutes / max) * 100}%` }} aria-hidden="true" />
        {load.map((each) => (
          <li key={each.week} title={describe(each)}>
            <i style={{ height: `${(each.minutes / max) * 100}%` }} />
            <VisuallyHidden>{describe(each)}</VisuallyHidden>
          </li>
        ))}
      </ol>
      <p className={classes.axis} aria-hidden="true">
        {[load[0], load.length > 1 ? load.at(-1) : undefined].map(
          (each) => each && <span key={each.week}>{formatDayOfYear(each.weekStart, formats)}</span>,
        )}
      </p>
    </figure>
  );
}
