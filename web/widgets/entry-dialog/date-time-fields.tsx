import { useId } from 'react';
import { Chip } from '#web/ui/chip/chip.tsx';
import { FieldDescription, FieldError, FieldLegend } from '#web/ui/fields/field-parts.tsx';
import { DateField } from '#web/ui/fields/date-field.tsx';
import { TimeField } from '#web/ui/fields/time-field.tsx';
import * as classes from './date-time-fields.module.css';
import type { WallTime } from './parse-times.ts';

interface DateTimeFieldsProps {
  readonly label: 'Start' | 'End';
  readonly description?: string | undefined;
  /** How long after the start's day this is, such as 'next day'; undefined on the same day. */
  readonly dayOffset?: string | undefined;
  readonly dayName: string;
  /** The API's field name for date and time together, so server errors appear here. */
  readonly timeName: string;
  readonly value: WallTime;
  readonly error: string | undefined;
  readonly maxDay: string;
  readonly hasInitialFocus?: boolean;
  readonly onDayChange: (day: string) => void;
  readonly onTimeChange: (time: string) => void;
}

/**
 * A date and a time side by side. The start time and the end time are adjacent in tab order, because each date field takes
 * three tab stops.
 */
export function DateTimeFields(props: DateTimeFieldsProps) {
  const { label, description, dayOffset, dayName, timeName, value, error, maxDay, hasInitialFocus } = props;
  const { onDayChange, onTimeChange } = props;
  const errorId = useId();
  const shared = {
    isInvalid: error !== undefined,
    'aria-describedby': error === undefined ? undefined : errorId,
  };
  const date = (
    <DateField
      {...shared}
      key="date"
      name={dayName}
      aria-label={`${label} date`}
      max={maxDay}
      value={value.day}
      onChange={({ currentTarget }) => onDayChange(currentTarget.value)}
    />
  );
  const time = (
    <TimeField
      {...shared}
      key="time"
      name={timeName}
      aria-label={`${label} time`}
      value={value.time}
      data-focus-first={hasInitialFocus || undefined}
      onChange={onTimeChange}
    />
  );
  return (
    <fieldset className={classes.dateTime}>
      <FieldLegend>
        {label}
        {dayOffset !== undefined && (
          <Chip variant="accent" className={classes.dayOffset}>
            {dayOffset}
          </Chip>
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
