import type { ReactNode } from 'react';
import { addDays, isSupportedDay, weekStartForDay } from '#domain/calendar/calendar.ts';
import { formatWeekRange } from '#domain/calendar/format-date.ts';
import { Button } from '../button/button.tsx';
import { useFormats } from '../formats/use-formats.ts';
import { ChevronIcon } from '../icons/icons.tsx';
import { restoreFocus } from '../restore-focus.ts';
import * as classes from './week-nav.module.css';
import { relativeWeekLabel } from './week-labels.ts';

interface WeekNavProps {
  /** The Monday of the shown week. */
  readonly weekStart: string;
  readonly today: string;
  readonly allowsFuture?: boolean;
  readonly onWeekChange: (weekStart: string) => void;
}

export function WeekNav({ weekStart, today, allowsFuture = false, onWeekChange }: WeekNavProps): ReactNode {
  const formats = useFormats();
  const currentWeek = weekStartForDay(today);
  const stepButton = (days: number, label: string) => {
    const week = addDays(weekStart, days);
    const isPossible =
      isSupportedDay(week) && isSupportedDay(addDays(week, 6)) && (allowsFuture || week <= currentWeek);
    return (
      <Button
        variant="default"
        className={classes.step}
        data-days={days}
        aria-disabled={!isPossible}
        aria-label={`${label} week`}
        onClick={() => (isPossible ? onWeekChange(week) : undefined)}
      >
        <ChevronIcon size={18} />
        {label}
      </Button>
    );
  };
  return (
    <nav className={classes.nav} aria-label="Weeks">
      {stepButton(-7, 'Previous')}
      <p className={classes.week} aria-live="polite">
        <strong>{relativeWeekLabel(weekStart, currentWeek)}</strong>
        <span>{formatWeekRange(weekStart, formats)}</span>
      </p>
      {stepButton(7, 'Next')}
      <Button
        variant="subtle"
        className={classes.current}
        data-hidden={weekStart === currentWeek}
        onClick={() => {
          onWeekChange(currentWeek);
          restoreFocus();
        }}
      >
        Back to Current Week
      </Button>
    </nav>
  );
}
