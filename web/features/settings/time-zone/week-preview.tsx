import { dayInWords } from '#domain/calendar.ts';
import { useServerMinute } from '#web/api/server-clock.ts';
import { zoneName } from '#web/parts/time-zone/use-zone-change.ts';
import classes from './week-preview.module.css';
import { daysThere, moveInWords, weekThere } from './zone-words.ts';

interface WeekPreviewProps {
  readonly zone: string;
  /** The zone that the account has now. */
  readonly accountZone: string;
}

/** How this week lies in a zone, before it is chosen. */
export function WeekPreview({ zone, accountZone }: WeekPreviewProps) {
  const now = useServerMinute();
  return (
    <figure className={classes.preview}>
      <figcaption>This week in {zoneName(zone)}</figcaption>
      <ol className={classes.week}>
        {daysThere(zone, now).map(({ day, isToday, over }) => (
          <li key={day} data-today={isToday || undefined} aria-current={isToday ? 'date' : undefined}>
            <span className={classes.name}>{isToday ? 'Today' : dayInWords(day).slice(0, 3)}</span>
            <span className={classes.day}>
              <i style={{ width: `${over * 100}%` }} />
            </span>
            <time dateTime={day} aria-label={dayInWords(day)}>
              {Number(day.slice(8))}
            </time>
          </li>
        ))}
      </ol>
      <p>{weekThere(zone, now)}</p>
      <output className={classes.move}>{zone !== accountZone && moveInWords(accountZone, zone, now)}</output>
    </figure>
  );
}
