import { type SyntheticEvent, useId } from 'react';
import { Badge } from '#web/ui/text/badge.tsx';
import { FieldDescription, FieldError, FieldLegend } from '#web/ui/fields/field-parts.tsx';
import { DateField } from '#web/ui/fields/date-field.tsx';
import { TimeField } from '#web/ui/fields/time-field.tsx';
import classes from './date-time-fields.module.css';
import type { WallTime } from './parse-times.ts';

interface DateTimeFieldsProps {
  readonly label: 'Start' | 'End';
  readonly description?: string | undefined;
  /** How long after the start's day this is, such as 'next day'; undefined on the same day. */
  readonly dayOffset?: string | undefined;
  readonly dayName: string;
  /** Carries the API's field name for date and time together, so server errors appear here. */
  readonly timeField: {
    readonly name: string;
    readonly error: string | undefined;
    readonly onInput: (event: SyntheticEvent<HTMLInputElement>) => void;
  };
  readonly defaultValue: WallTime;
  readonly maxDay: string;
  readonly hasInitialFocus?: boolean;
}

/**
 * A date and a time side by side. The start time and the end time are adjacent in tab order, because each date field takes
 * three tab stops.
 */
export function DateTimeFields(props: DateTimeFieldsProps) {
  const { label, description, dayOffset, dayName, timeField, defaultValue, maxDay, hasInitialFocus } = props;
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
      max={maxDay}
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
      data-focus-first={hasInitialFocus || undefined}
    />
  );
  return (
    <fieldset className={classes.dateTime}>
      <FieldLegend>
        {label}
        {dayOffset !== undefined && (
          <Badge variant="accent" className={classes.dayOffset}>
            {dayOffset}
          </Badge>
        )}
      </FieldLegend>
      {description !== undefined && <FieldDescription>{description}</FieldDescription>}
      <div className={classes.fields} data-position={label}>
        {label === 'Start' ? [date, time] : [time, date]}
      </div>
      {error !== undefined && <FieldError id={errorId}>{error}</FieldError>}
    </fieldset>
  );
}
