import { type ComponentProps, useId, useState } from 'react';
import { FieldError, FieldLegend } from '../field-parts.tsx';
import { Input } from '../input.tsx';
import * as classes from './duration-field.module.css';
import { parseDurationParts } from './parse-duration-parts.ts';

interface DurationFieldProps {
  readonly name: string;
  readonly label: string;
  /** Whole minutes, null if empty, NaN if invalid. Read once; later changes are the field's own. */
  readonly value: number | null;
  readonly error?: string | undefined;
  readonly onChange: (minutes: number | null) => void;
}

interface Parts {
  readonly hours: string;
  readonly minutes: string;
}

/** Two text inputs for hours and minutes, without a limit; both may be empty. */
export function DurationField({ name, label, value, error, onChange }: DurationFieldProps) {
  const id = useId();
  const [parts, setParts] = useState(() => toParts(value));

  function change(next: Parts) {
    setParts(next);
    onChange(parseDurationParts(next.hours, next.minutes) ?? null);
  }

  const shared = {
    inputMode: 'numeric',
    'aria-invalid': error !== undefined,
    'aria-describedby': error === undefined ? undefined : `${id}-error`,
    // Turns '90 min' into '1 h 30 min'.
    onBlur: () => (value === null || Number.isNaN(value) ? undefined : setParts(toParts(value))),
  } satisfies ComponentProps<'input'>;
  return (
    <fieldset>
      <FieldLegend>{label}</FieldLegend>
      <div className={classes.inputs}>
        <div>
          <Input
            {...shared}
            data-field={name}
            aria-label="Hours"
            value={parts.hours}
            onChange={({ currentTarget }) => change({ ...parts, hours: currentTarget.value })}
          />
          <span aria-hidden="true">h</span>
        </div>
        <div>
          <Input
            {...shared}
            aria-label="Minutes"
            value={parts.minutes}
            onChange={({ currentTarget }) => change({ ...parts, minutes: currentTarget.value })}
          />
          <span aria-hidden="true">min</span>
        </div>
      </div>
      {error !== undefined && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  );
}

function toParts(total: number | null): Parts {
  if (total === null) return { hours: '', minutes: '' };
  return { hours: String(Math.floor(total / 60)), minutes: String(total % 60) };
}
