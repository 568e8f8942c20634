import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { addDays, isSupportedDay } from '#domain/calendar/calendar.ts';
import { dayEntriesQuery } from '#web/api/time-entries.ts';
import { Button } from '#web/ui/button/button.tsx';
import { DateField } from '#web/ui/fields/date-field.tsx';
import { IconButton } from '#web/ui/button/icon-button.tsx';
import { ChevronIcon } from '#web/ui/icons/icons.tsx';
import { restoreFocus } from '#web/ui/restore-focus.ts';
import { showToast } from '#web/ui/toast/toast.ts';
import classes from './day-picker.module.css';

interface DayPickerProps {
  readonly date: string;
  readonly today: string;
  /** `isTyped`: the user may still be typing the date. */
  readonly onSelect: (day: string, isTyped?: boolean) => void;
}

export function DayPicker({ date, today, onSelect }: DayPickerProps) {
  const queryClient = useQueryClient();
  const input = useRef<HTMLInputElement>(null);
  // The field is uncontrolled, because a half-typed date is empty or in another century.
  useEffect(() => {
    if (input.current && input.current.value !== date) input.current.value = date;
  }, [date]);
  const isSelectable = (day: string) => isSupportedDay(day) && day <= today;
  const stepButtonProps = (days: number) => {
    const day = addDays(date, days);
    const prefetch = () => {
      if (isSelectable(day)) void queryClient.prefetchQuery(dayEntriesQuery(day));
    };
    return {
      'aria-disabled': !isSelectable(day),
      onClick: () => (isSelectable(day) ? onSelect(day) : undefined),
      onPointerEnter: prefetch,
      onFocus: prefetch,
    };
  };

  return (
    <div className={classes.picker}>
      <IconButton className={classes.previous} aria-label="Previous day" {...stepButtonProps(-1)}>
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
      <IconButton aria-label="Next day" {...stepButtonProps(1)}>
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
