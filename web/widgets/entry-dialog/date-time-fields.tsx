import { Input } from '@mantine/core';
import { type SyntheticEvent, useId } from 'react';
import { DateField } from '#web/ui/date-field.tsx';
import { TimeField } from '#web/ui/time-field.tsx';
import classes from './entry-moment-fields.module.css';
import type { WallTime } from './entry-times.ts';

interface EntryMomentFieldsProps {
  readonly label: 'Start' | 'End';
  readonly description?: string | undefined;
  /** How many days it is after the start, in words, if not the same day. */
  readonly dayShift?: string | undefined;
  readonly dayName: string;
  /** The time bears the name that the server has for both, so what it says stands here. */
  readonly timeField: {
    readonly name: string;
    readonly error: string | undefined;
    readonly onInput: (event: SyntheticEvent<HTMLInputElement>) => void;
  };
  readonly defaultValue: WallTime;
  readonly lastDay: string;
  /** It is what the dialog was opened for. */
  readonly isFirst?: boolean;
}

/**
 * A day and a time of day, side by side. The two times follow each other, so that Tab leads from one to the other: a date
 * is three stops for the keyboard.
 */
export function EntryMomentFields(props: EntryMomentFieldsProps) {
  const { label, description, dayShift, dayName, timeField, defaultValue, lastDay, isFirst } = props;
  const { name, error, onInput } = timeField;
  const errorId = useId();
  const shared = {
    error: error !== undefined,
    'aria-invalid': error !== undefined,
    'aria-describedby': error === undefined ? undefined : errorId,
    onInput,
  };
  const date = (
    <DateField
      {...shared}
      key="date"
      name={dayName}
      aria-label={`${label} date`}
      max={lastDay}
      defaultValue={defaultValue.day}
    />
  );
  const time = (
    <TimeField
      {...shared}
      key="time"
      name={name}
      aria-label={`${label} time`}
      defaultValue={defaultValue.time}
      data-focus-first={isFirst || undefined}
    />
  );
  return (
    <fieldset className={classes.moment}>
      <Input.Label component="legend" size="md">
        {label}
        {dayShift !== undefined && <span className={classes.shift}>{dayShift}</span>}
      </Input.Label>
      {description !== undefined && <Input.Description size="md">{description}</Input.Description>}
      <div className={classes.fields} data-moment={label}>
        {label === 'Start' ? [date, time] : [time, date]}
      </div>
      {error !== undefined && (
        <Input.Error id={errorId} size="md">
          {error}
        </Input.Error>
      )}
    </fieldset>
  );
}
