import { type ComponentProps, useId, useRef } from 'react';
import { FieldError, FieldLegend } from '../field-parts.tsx';
import { Input } from '../input.tsx';
import classes from './duration-field.module.css';
import { parseDurationParts } from './parse-duration-parts.ts';

interface DurationFieldProps {
  /** The form field's name. Its value is whole minutes, empty, or 'NaN' for invalid input. */
  readonly name: string;
  readonly label: string;
  readonly defaultMinutes: number | undefined;
  readonly error?: string | undefined;
  readonly onInput: (event: { readonly currentTarget: HTMLInputElement }) => void;
}

/** Two text inputs for hours and minutes, without a limit; both may be empty. */
export function DurationField({ name, label, defaultMinutes, error, onInput }: DurationFieldProps) {
  const id = useId();
  const totalInput = useRef<HTMLInputElement>(null);
  const hours = useRef<HTMLInputElement>(null);
  const minutes = useRef<HTMLInputElement>(null);

  function handleInput() {
    totalInput.current!.value = String(parseDurationParts(hours.current!.value, minutes.current!.value) ?? '');
    onInput({ currentTarget: totalInput.current! });
  }

  /** Turns '90 min' into '1 h 30 min'. */
  function normalize() {
    const { value } = totalInput.current!;
    if (value === '' || value === 'NaN') return;
    hours.current!.value = formatHours(Number(value));
    minutes.current!.value = String(Number(value) % 60);
  }

  const shared = {
    inputMode: 'numeric',
    'aria-invalid': error !== undefined,
    'aria-describedby': error === undefined ? undefined : `${id}-error`,
    onInput: handleInput,
    onBlur: normalize,
  } satisfies ComponentProps<'input'>;
  return (
    <fieldset className={classes.field}>
      <FieldLegend>{label}</FieldLegend>
      {/* Not `type=hidden`: React would reset its value to the default. */}
      <input ref={totalInput} hidden name={name} defaultValue={defaultMinutes ?? ''} />
      <div className={classes.inputs}>
        <div>
          <Input
            {...shared}
            ref={hours}
            data-field={name}
            aria-label="Hours"
            defaultValue={defaultMinutes === undefined ? '' : formatHours(defaultMinutes)}
          />
          <span aria-hidden="true">h</span>
        </div>
        <div>
          <Input
            {...shared}
            ref={minutes}
            aria-label="Minutes"
            defaultValue={defaultMinutes === undefined ? '' : String(defaultMinutes % 60)}
          />
          <span aria-hidden="true">min</span>
        </div>
      </div>
      {error !== undefined && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  );
}

function formatHours(minutes: number): string {
  return String(Math.floor(minutes / 60));
}
