import type { TimeEntry } from '#contract/time-entries/time-entries.ts';
import type { CalendarDay } from '../calendar-day.ts';
import { DayHead } from './day-head.tsx';
import * as classes from './day-strip.module.css';

interface DayStripProps {
  readonly days: readonly CalendarDay[];
  readonly selectedDate: string;
  /** By day; undefined until loaded. */
  readonly entries: readonly (readonly TimeEntry[])[] | undefined;
}

/** All days of the week with their totals, to choose from on a window that does not show all of them. */
export function DayStrip({ days, selectedDate, entries }: DayStripProps) {
  return (
    <nav className={classes.strip} aria-label="Days of this week">
      {days.map((day, n) => (
        <DayHead key={day.date} day={day} entries={entries?.[n]} view="week" isSelected={day.date === selectedDate} />
      ))}
    </nav>
  );
}
