import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { addDays, isKnownDay, weekStartOf } from '#domain/calendar.ts';
import { ChevronIcon } from './icons.tsx';
import { refocus } from './refocus.ts';
import classes from './week-nav.module.css';

interface WeekNavProps {
  /** The Monday of the week that is shown. */
  readonly weekStart: string;
  readonly today: string;
  /** Weeks to come can be shown, too. */
  readonly hasFuture?: boolean;
  readonly onShow: (weekStart: string) => void;
}

const dates = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });

/** '9 – 15 Nov 2026' */
export function weekInWords(weekStart: string): string {
  return dates.formatRange(new Date(weekStart), new Date(addDays(weekStart, 6)));
}

/** From week to week. */
export function WeekNav({ weekStart, today, hasFuture = false, onShow }: WeekNavProps): ReactNode {
  const currentWeek = weekStartOf(today);
  const step = (by: number, label: string) => {
    const week = addDays(weekStart, by);
    const isPossible = isKnownDay(week) && isKnownDay(addDays(week, 6)) && (hasFuture || week <= currentWeek);
    return (
      <Button
        variant="default"
        className={classes.step}
        data-by={by}
        aria-disabled={!isPossible}
        aria-label={`${label} week`}
        onClick={() => (isPossible ? onShow(week) : undefined)}
      >
        <ChevronIcon size={18} />
        {label}
      </Button>
    );
  };
  return (
    <nav className={classes.nav} aria-label="Weeks">
      {step(-7, 'Previous')}
      <p className={classes.week} aria-live="polite">
        <strong>{nameOf(weekStart, currentWeek)}</strong>
        <span>{weekInWords(weekStart)}</span>
      </p>
      {step(7, 'Next')}
      <Button
        variant="subtle"
        className={classes.current}
        data-hidden={weekStart === currentWeek}
        onClick={() => {
          onShow(currentWeek);
          refocus();
        }}
      >
        Back to Current Week
      </Button>
    </nav>
  );
}

function nameOf(weekStart: string, currentWeek: string): string {
  const weeks = Math.round((Date.parse(weekStart) - Date.parse(currentWeek)) / (7 * 24 * 60 * 60_000));
  if (Math.abs(weeks) <= 1) return ['Last week', 'This week', 'Next week'][weeks + 1]!;
  return weeks < 0 ? `${-weeks} weeks ago` : `In ${weeks} weeks`;
}
