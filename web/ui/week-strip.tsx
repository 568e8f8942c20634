import { addDays } from '#domain/calendar.ts';
import classes from './week-strip.module.css';

interface WeekStripProps {
  /** The Monday it begins with. */
  readonly weekStart: string;
  readonly today: string;
}

// Days are plain dates; reading them as UTC shows them unchanged wherever the reader is.
const weekday = new Intl.DateTimeFormat('en-GB', { weekday: 'short', timeZone: 'UTC' });
const fullDate = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeZone: 'UTC' });

/** The week as seven days, Monday to Sunday. */
export function WeekStrip({ weekStart, today }: WeekStripProps) {
  return (
    <ol className={classes.week}>
      {Array.from({ length: 7 }, (_, n) => addDays(weekStart, n)).map((day) => {
        const when = day === today ? 'today' : day < today ? 'past' : 'ahead';
        return (
          <li key={day} className={classes.day} data-when={when} aria-current={when === 'today' ? 'date' : undefined}>
            <span className={classes.name}>{when === 'today' ? 'Today' : weekday.format(new Date(day))}</span>
            <span className={classes.vessel} />
            <time className={classes.number} dateTime={day} aria-label={fullDate.format(new Date(day))}>
              {Number(day.slice(8))}
            </time>
          </li>
        );
      })}
    </ol>
  );
}
