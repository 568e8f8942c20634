import { daysOfWeek } from '#domain/calendar/calendar.ts';
import { formatLongDay, formatShortWeekday } from '#domain/calendar/format-date.ts';
import { formatDuration } from '#domain/duration/format-duration.ts';
import { formatOverlap } from '#domain/duration/format-overlap.ts';
import { focusAreaClasses, type FocusAreaClass } from '#domain/focus-area/focus-area.ts';
import { VisuallyHidden } from '../text/visually-hidden.tsx';
import { useFormats } from '../formats/use-formats.ts';
import { classMeta } from '../focus-area/focus-area-classes.ts';
import * as classes from './week-strip.module.css';

/** Seconds by class, and how many passed meanwhile. */
type DayTime = Readonly<Record<FocusAreaClass | 'elapsedSec', number>>;

interface WeekStripProps {
  readonly weekStart: string;
  readonly today: string;
  /** Tracked time per day, Monday first; undefined while loading. */
  readonly days: readonly DayTime[] | undefined;
  /** The weekly targets divided by seven. */
  readonly dailyTargetMin: number;
}

const NO_TIME: DayTime = { level_up: 0, life_stuff: 0, chill_zone: 0, elapsedSec: 0 };

/** A bar per day, Monday to Sunday, filled with the tracked time; a line marks the daily target. */
export function WeekStrip({ weekStart, today, days, dailyTargetMin }: WeekStripProps) {
  const formats = useFormats();
  const maxSeconds = Math.max(dailyTargetMin * 60, ...(days ?? []).map(totalSeconds), 1);
  return (
    <ol className={classes.week} aria-busy={days === undefined}>
      {daysOfWeek(weekStart).map((day, n) => {
        const time = days?.[n] ?? NO_TIME;
        const minutes = Math.floor(totalSeconds(time) / 60);
        const when = day === today ? 'today' : day < today ? 'past' : 'ahead';
        return (
          <li key={day} className={classes.day} data-when={when} aria-current={when === 'today' ? 'date' : undefined}>
            <span className={classes.name}>{when === 'today' ? 'Today' : formatShortWeekday(day)}</span>
            <span className={classes.bar} title={minutes > 0 ? formatDayTime(time) : undefined}>
              {focusAreaClasses.map(
                (each) =>
                  time[each] > 0 && (
                    <i
                      key={each}
                      data-color={classMeta[each].color}
                      style={{ height: `${(time[each] / maxSeconds) * 100}%` }}
                    />
                  ),
              )}
              {dailyTargetMin > 0 && <b style={{ bottom: `${((dailyTargetMin * 60) / maxSeconds) * 100}%` }} />}
            </span>
            <time className={classes.number} dateTime={day} aria-label={formatLongDay(day, formats)}>
              {Number(day.slice(8))}
            </time>
            {days && when !== 'ahead' && (
              <VisuallyHidden>{minutes > 0 ? formatDayTime(time) : 'nothing tracked'}</VisuallyHidden>
            )}
          </li>
        );
      })}
    </ol>
  );
}

function totalSeconds(time: DayTime): number {
  return focusAreaClasses.reduce((sum, each) => sum + time[each], 0);
}

function formatDayTime(time: DayTime): string {
  const perClass = focusAreaClasses
    .filter((each) => time[each] >= 60)
    .map((each) => `${classMeta[each].label} ${formatDuration(Math.floor(time[each] / 60))}`)
    .join(', ');
  const overlap = formatOverlap(totalSeconds(time), time.elapsedSec);
  return overlap === undefined ? perClass : `${perClass} (${overlap})`;
}
