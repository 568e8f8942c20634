import { memo } from 'react';
import { formatHour } from '#domain/calendar/format-date.ts';
import type { Span } from '#domain/calendar/time-span.ts';
import { useFormats } from '#web/ui/formats/use-formats.ts';
import classes from './hour-lines.module.css';
import { listHours } from './hours.ts';
import { percentOfDay } from './position.ts';

interface HourLinesProps {
  readonly day: Span;
  readonly timeZone: string;
}

/** The grid lines. Hidden from screen readers, because every entry states its times. */
export const HourLines = memo(function HourLines({ day, timeZone }: HourLinesProps) {
  const formats = useFormats();
  const hours = [...listHours(day, timeZone, formats), { at: day.to, label: formatHour(24, formats) }];
  return (
    <div aria-hidden="true">
      {hours.map(({ at, label }) => (
        <div key={at} className={classes.hour} style={{ top: percentOfDay(day, at - day.from) }}>
          <span>{label}</span>
        </div>
      ))}
    </div>
  );
});
