import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { addDays, isKnownDay } from '#domain/calendar.ts';
import { entriesOfDayQuery } from '#web/api/time-entries.ts';
import { DateField } from '#web/ui/date-field.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { ChevronIcon } from '#web/ui/icons.tsx';
import { refocus } from '#web/ui/refocus.ts';
import { showToast } from '#web/ui/toast.ts';
import classes from './entries-day-picker.module.css';

interface EntriesDayPickerProps {
  readonly date: string;
  readonly today: string;
  /** `isTyped`: perhaps on the way to another. */
  readonly onShow: (day: string, isTyped?: boolean) => void;
}

/** From day to day, or to any day up to today. */
export function EntriesDayPicker({ date, today, onShow }: EntriesDayPickerProps) {
  const queryClient = useQueryClient();
  const input = useRef<HTMLInputElement>(null);
  // Not a value that React keeps: while a day is being typed the field holds none, or one of another century.
  useEffect(() => {
    if (input.current && input.current.value !== date) input.current.value = date;
  }, [date]);
  const isPossible = (day: string) => isKnownDay(day) && day <= today;
  const step = (by: number) => {
    const day = addDays(date, by);
    const prefetch = () => {
      if (isPossible(day)) void queryClient.prefetchQuery(entriesOfDayQuery(day));
    };
    return {
      'aria-disabled': !isPossible(day),
      onClick: () => (isPossible(day) ? onShow(day) : undefined),
      onPointerEnter: prefetch,
      onFocus: prefetch,
    };
  };

  return (
    <div className={classes.picker}>
      <IconButton className={classes.previous} aria-label="Previous day" {...step(-1)}>
        <ChevronIcon />
      </IconButton>
      <DateField
        ref={input}
        aria-label="Day"
        max={today}
        defaultValue={date}
        onInput={({ currentTarget: { value } }) =>
          isPossible(value) && value !== date ? onShow(value, true) : undefined
        }
        onBlur={({ currentTarget }) => {
          if (currentTarget.value > today) showToast('failed', 'That day is in the future.');
          currentTarget.value = date;
        }}
      />
      <IconButton aria-label="Next day" {...step(1)}>
        <ChevronIcon />
      </IconButton>
      <Button
        className={classes.today}
        variant="default"
        data-hidden={date === today}
        onClick={() => {
          onShow(today);
          refocus();
        }}
      >
        Today
      </Button>
    </div>
  );
}
