import { VisuallyHidden } from '@mantine/core';
import { daysOfWeek } from '#domain/calendar.ts';
import { minutesInWords } from '#domain/duration.ts';
import { focusAreaClasses, type FocusAreaClass } from '#domain/focus-area.ts';
import { classFaces } from './focus-area-classes.ts';
import classes from './week-strip.module.css';

/** Seconds by class. */
type DayTime = Readonly<Record<FocusAreaClass, number>>;

interface WeekStripProps {
  /** The Monday it begins with. */
  readonly weekStart: string;
  readonly today: string;
  /** What each day holds, Monday first; undefined while it is not known. */
  readonly days: readonly DayTime[] | undefined;
  /** What a day has to hold so that the week becomes full. */
  readonly fullDayMin: number;
}

// Days are plain dates; reading them as UTC shows them unchanged wherever the reader is.
const weekday = new Intl.DateTimeFormat('en-GB', { weekday: 'short', timeZone: 'UTC' });
const fullDate = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeZone: 'UTC' });
const NOTHING: DayTime = { level_up: 0, life_stuff: 0, chill_zone: 0 };

/** The week as seven days, Monday to Sunday, each filled with what was tracked; a line shows a full day. */
export function WeekStrip({ weekStart, today, days, fullDayMin }: WeekStripProps) {
  const fullest = Math.max(fullDayMin * 60, ...(days ?? []).map(secondsOf), 1);
  return (
    <ol className={classes.week} aria-busy={days === undefined}>
      {daysOfWeek(weekStart).map((day, n) => {
        const time = days?.[n] ?? NOTHING;
        const minutes = Math.floor(secondsOf(time) / 60);
        const when = day === today ? 'today' : day < today ? 'past' : 'ahead';
        return (
          <li key={day} className={classes.day} data-when={when} aria-current={when === 'today' ? 'date' : undefined}>
            <span className={classes.name}>{when === 'today' ? 'Today' : weekday.format(new Date(day))}</span>
            <span className={classes.vessel} title={minutes > 0 ? inWords(time) : undefined}>
              {focusAreaClasses.map(
                (each) =>
                  time[each] > 0 && (
                    <i
                      key={each}
                      data-color={classFaces[each].color}
                      style={{ height: `${(time[each] / fullest) * 100}%` }}
                    />
                  ),
              )}
              {fullDayMin > 0 && <b style={{ bottom: `${((fullDayMin * 60) / fullest) * 100}%` }} />}
            </span>
            <time className={classes.number} dateTime={day} aria-label={fullDate.format(new Date(day))}>
              {Number(day.slice(8))}
            </time>
            {days && when !== 'ahead' && (
              <VisuallyHidden>{minutes > 0 ? inWords(time) : 'nothing tracked'}</VisuallyHidden>
            )}
          </li>
        );
      })}
    </ol>
  );
}

function secondsOf(time: DayTime): number {
  return focusAreaClasses.reduce((sum, each) => sum + time[each], 0);
}

function inWords(time: DayTime): string {
  return focusAreaClasses
    .filter((each) => time[each] >= 60)
    .map((each) => `${classFaces[each].label} ${minutesInWords(Math.floor(time[each] / 60))}`)
    .join(', ');
}
