import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { addDays, isSupportedDay, weekStartForDay } from '#domain/calendar/calendar.ts';
import { Button } from '#web/ui/button/button.tsx';
import { DateField } from '#web/ui/fields/date-field.tsx';
import { IconButton } from '#web/ui/button/icon-button.tsx';
import { ChevronIcon } from '#web/ui/icons/icons.tsx';
import { restoreFocus } from '#web/ui/restore-focus.ts';
import { showToast } from '#web/ui/toast/toast.ts';
import type { EntriesView } from '../entries-view.ts';
import { entriesQuery } from '../use-entries.ts';
import * as classes from './day-picker.module.css';

interface DayPickerProps {
  readonly date: string;
  readonly today: string;
  readonly view: EntriesView;
  /** How many days the arrows move: 1, 3 or 7. */
  readonly stepDays: number;
  /** `isTyped`: the user may still be typing the date. */
  readonly onSelect: (day: string, isTyped?: boolean) => void;
}

export function DayPicker({ date, today, view, stepDays, onSelect }: DayPickerProps) {
  const queryClient = useQueryClient();
  const input = useRef<HTMLInputElement>(null);
  // The field is uncontrolled, because a half-typed date is empty or in another century.
  useEffect(() => {
    if (input.current && input.current.value !== date) input.current.value = date;
  }, [date]);
  const isSelectable = (day: string) => isSupportedDay(day) && day <= today;
  const stepButtonProps = (days: number) => {
    const day = stepTo(date, days, today);
    const isPossible = day !== undefined && isSelectable(day);
    const prefetch = () => {
      if (isPossible) void queryClient.prefetchQuery(entriesQuery(view, day));
    };
    return {
      'aria-disabled': !isPossible,
      onClick: () => (isPossible ? onSelect(day) : undefined),
      onPointerEnter: prefetch,
      onFocus: prefetch,
    };
  };

  const stepName = stepDays === 7 ? 'week' : stepDays === 1 ? 'day' : `${stepDays} days`;

  return (
    <div className={classes.picker}>
      <IconButton className={classes.previous} aria-label={`Previous ${stepName}`} {...stepButtonProps(-stepDays)}>
        <ChevronIcon />
      </IconButton>
      <DateField
        ref={input}
        aria-label="Day"
        max={today}
        defaultValue={date}
        onInput={({ currentTarget: { value } }) =>
          isSelectable(value) && value !== date ? onSelect(value, true) : undefined
        }
        onBlur={({ currentTarget }) => {
          if (currentTarget.value > today) showToast('failed', 'That day is in the future.');
          currentTarget.value = date;
        }}
      />
      <IconButton aria-label={`Next ${stepName}`} {...stepButtonProps(stepDays)}>
        <ChevronIcon />
      </IconButton>
      <Button
        className={classes.today}
        variant="default"
        data-hidden={date === today}
        onClick={() => {
          onSelect(today);
          restoreFocus();
        }}
      >
        Today
      </Button>
    </div>
  );
}

/** A step into the future ends today, unless it would stay in the week that the arrow leaves. */
function stepTo(date: string, days: number, today: string): string | undefined {
  const day = addDays(date, days);
  if (day <= today) return day;
  const isPossible = days === 7 ? weekStartForDay(date) < weekStartForDay(today) : date < today;
  return isPossible ? today : undefined;
}
