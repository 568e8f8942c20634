import { Input } from '@mantine/core';
import { type SyntheticEvent, useId } from 'react';
import { DateField } from '#web/ui/date-field.tsx';
import { TimeField } from '#web/ui/time-field.tsx';
import classes from './entry-moment-fields.module.css';
import type { WallTime } from './entry-times.ts';

interface EntryMomentFieldsProps {
  readonly label: 'Start' | 'End';
  readonly description?: string | undefined;
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

/** A day and a time of day, side by side. */
export function EntryMomentFields(props: EntryMomentFieldsProps) {
  const { label, description, dayName, timeField, defaultValue, lastDay, isFirst } = props;
  const { name, error, onInput } = timeField;
  const errorId = useId();
  const shared = {
    error: error !== undefined,
    'aria-invalid': error !== undefined,
    'aria-describedby': error === undefined ? undefined : errorId,
    onInput,
  };
  return (
    <fieldset className={classes.moment}>
      <Input.Label component="legend" size="md">
        {label}
      </Input.Label>
      {description !== undefined && <Input.Description size="md">{description}</Input.Description>}
      <div className={classes.fields}>
        <DateField
          {...shared}
          name={dayName}
          aria-label={`${label} date`}
          max={lastDay}
          defaultValue={defaultValue.day}
        />
        <TimeField
          {...shared}
          name={name}
          aria-label={`${label} time`}
          defaultValue={defaultValue.time}
          data-focus-first={isFirst || undefined}
        />
      </div>
      {error !== undefined && (
        <Input.Error id={errorId} size="md">
          {error}
        </Input.Error>
      )}
    </fieldset>
  );
}
