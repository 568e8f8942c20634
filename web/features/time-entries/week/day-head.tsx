import { memo } from 'react';
import type { TimeEntry } from '#contract/time-entries/time-entries.ts';
import { formatLongDay, formatShortWeekday } from '#domain/calendar/format-date.ts';
import { useFormats } from '#web/ui/formats/use-formats.ts';
import { TextLink } from '#web/ui/link/link.tsx';
import { VisuallyHidden } from '#web/ui/text/visually-hidden.tsx';
import { type CalendarDay, countHours } from '../calendar-day.ts';
import type { EntriesView } from '../entries-view.ts';
import { Total } from '../total.tsx';
import * as classes from './day-head.module.css';
import type { DayWindow } from './visible-days.ts';

interface DayHeadProps {
  readonly day: CalendarDay;
  /** Undefined until loaded. */
  readonly entries: readonly TimeEntry[] | undefined;
  /** The view that the link opens. */
  readonly view: EntriesView;
  readonly isSelected?: boolean;
  readonly window?: DayWindow;
}

/** The weekday, the date and the total of a day, as a link to it; a day in the future cannot be opened. */
export const DayHead = memo(function DayHead({ day, entries, view, isSelected, window }: DayHeadProps) {
  const { date, today } = day;
  const label = formatLongDay(date, useFormats());
  const content = (
    <>
      <span aria-hidden="true" className={classes.weekday}>
        {formatShortWeekday(date)}
      </span>
      <span aria-hidden="true" className={classes.number}>
        {Number(date.slice(8))}
      </span>
      <VisuallyHidden>
        {label}
        {date === today && ', today'}
        {countHours(day) !== 24 && `, clocks change: ${countHours(day)} hours`}
      </VisuallyHidden>{' '}
      <span className={classes.total}>
        {date <= today && entries ? <Total entries={entries} span={day.span} isNarrow /> : '\u00a0'}
      </span>
    </>
  );
  const shared = {
    className: classes.head,
    'data-window': window,
    'data-today': date === today || undefined,
    'data-selected': isSelected || undefined,
  };
  if (date > today) return <div {...shared}>{content}</div>;
  return (
    <TextLink
      {...shared}
      to="/time-entries"
      search={{ date, view }}
      resetScroll={false}
      aria-current={isSelected ? 'true' : undefined}
    >
      {content}
    </TextLink>
  );
});
