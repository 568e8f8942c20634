import { useEffect, useId, useRef } from 'react';
import { isSupportedDay } from '#domain/calendar/calendar.ts';
import { IconButton } from '#web/ui/button/icon-button.tsx';
import { FieldError, FieldLabel } from '#web/ui/fields/field-parts.tsx';
import { Input } from '#web/ui/fields/input.tsx';
import { CloseIcon } from '#web/ui/icons/svg-icon.tsx';
import classes from './filters.module.css';

interface DayFieldProps {
  readonly label: string;
  readonly value: string | undefined;
  readonly today: string;
  readonly error?: string | undefined;
  readonly onChange: (day: string | undefined) => void;
}

/** An optional day, with a button that clears it. */
export function DayField({ label, value = '', today, error, onChange }: DayFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  // The field is uncontrolled, because a half-typed date is empty or in another century.
  useEffect(() => {
    if (input.current && input.current.value !== value) input.current.value = value;
  }, [value]);
  return (
    <div className={classes.clearable}>
      <FieldLabel htmlFor={id}>{label}</FieldLabel>
      <Input
        ref={input}
        id={id}
        type="date"
        min="1970-01-01"
        max={today}
        defaultValue={value}
        aria-invalid={error !== undefined}
        aria-describedby={error === undefined ? undefined : `${id}-error`}
        onInput={({ currentTarget }) => {
          if (isSupportedDay(currentTarget.value) && currentTarget.value !== value) onChange(currentTarget.value);
        }}
        onBlur={({ currentTarget }) => {
          if (currentTarget.value === '' && value !== '') onChange(undefined);
          else currentTarget.value = value;
        }}
      />
      {error !== undefined && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {value !== '' && (
        <IconButton
          aria-label={`Clear ${label}`}
          onClick={() => {
            onChange(undefined);
            input.current?.focus();
          }}
        >
          <CloseIcon />
        </IconButton>
      )}
    </div>
  );
}
