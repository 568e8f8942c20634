import { formatLongDay, formatShortWeekday } from '#domain/calendar/format-date.ts';
import { useServerMinute } from '#web/http/server-clock.ts';
import { useFormats } from '#web/ui/formats/use-formats.ts';
import { formatTimeZone } from '#web/widgets/time-zone/use-time-zone-change.ts';
import * as classes from './week-preview.module.css';
import { weekDaysInZone, describeZoneChange, describeWeekInZone } from './zone-labels.ts';

interface WeekPreviewProps {
  readonly zone: string;
  /** The account's current zone. */
  readonly accountZone: string;
}

/** Shows what this week looks like in a zone before the user switches to it. */
export function WeekPreview({ zone, accountZone }: WeekPreviewProps) {
  const now = useServerMinute();
  const formats = useFormats();
  return (
    <figure className={classes.preview}>
      <figcaption>This week in {formatTimeZone(zone)}</figcaption>
      <ol className={classes.week}>
        {weekDaysInZone(zone, now).map(({ day, isToday, elapsed }) => (
          <li key={day} data-today={isToday || undefined} aria-current={isToday ? 'date' : undefined}>
            <span className={classes.name}>{isToday ? 'Today' : formatShortWeekday(day)}</span>
            <span className={classes.day}>
              <i style={{ width: `${elapsed * 100}%` }} />
            </span>
            <time dateTime={day} aria-label={formatLongDay(day, formats)}>
              {Number(day.slice(8))}
            </time>
          </li>
        ))}
      </ol>
      <p>{describeWeekInZone(zone, now, formats)}</p>
      <output className={classes.change}>{zone !== accountZone && describeZoneChange(accountZone, zone, now)}</output>
    </figure>
  );
}
