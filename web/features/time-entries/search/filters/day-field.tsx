import { useId } from 'react';
import { isSupportedDay } from '#domain/calendar/calendar.ts';
import { FieldError } from '#web/ui/fields/field-parts.tsx';
import { Input } from '#web/ui/fields/input.tsx';
import { ClearableField, useFilterInput } from './clearable-field.tsx';

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
  const input = useFilterInput(value);
  return (
    <ClearableField id={id} label={label} input={input} canClear={value !== ''} onClear={() => onChange(undefined)}>
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
    </ClearableField>
  );
}
