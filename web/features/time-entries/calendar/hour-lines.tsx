import { memo } from 'react';
import type { Span } from '#domain/time-span.ts';
import classes from './day-hour-lines.module.css';
import { hoursOf } from './day-hours.ts';
import { shareOf } from './day-place.ts';

interface DayHoursProps {
  readonly day: Span;
  readonly timeZone: string;
}

/** The lines of the grid. Every entry says its times itself, so nobody needs to be told these. */
export const DayHours = memo(function DayHours({ day, timeZone }: DayHoursProps) {
  const hours = [...hoursOf(day, timeZone), { at: day.to, label: '24:00' }];
  return (
    <div aria-hidden="true">
      {hours.map(({ at, label }) => (
        <div key={at} className={classes.hour} style={{ top: shareOf(day, at) }}>
          <span>{label}</span>
        </div>
      ))}
    </div>
  );
});
