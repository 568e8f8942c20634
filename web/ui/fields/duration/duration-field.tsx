import { Input } from '@mantine/core';
import '@mantine/core/styles/Input.layer.css';
import { type ComponentProps, useId, useRef } from 'react';
import classes from './duration-field.module.css';
import { minutesFromTexts } from './minutes-from-texts.ts';
import { PlainInput } from './plain-input.tsx';

interface DurationFieldProps {
  /** Of the form field, which holds whole minutes, nothing, or 'NaN' for what is no number. */
  readonly name: string;
  readonly label: string;
  readonly defaultMinutes: number | undefined;
  readonly error?: string | undefined;
  readonly onInput: (event: { readonly currentTarget: HTMLInputElement }) => void;
}

/** Hours and minutes to type, of any length; both may be left empty. */
export function DurationField({ name, label, defaultMinutes, error, onInput }: DurationFieldProps) {
  const id = useId();
  const total = useRef<HTMLInputElement>(null);
  const hours = useRef<HTMLInputElement>(null);
  const minutes = useRef<HTMLInputElement>(null);

  function typed() {
    total.current!.value = String(minutesFromTexts(hours.current!.value, minutes.current!.value) ?? '');
    onInput({ currentTarget: total.current! });
  }

  /** '90 min' is '1 h 30 min'. */
  function tidy() {
    const { value } = total.current!;
    if (value === '' || value === 'NaN') return;
    hours.current!.value = hoursOf(Number(value));
    minutes.current!.value = String(Number(value) % 60);
  }

  const shared = {
    inputMode: 'numeric',
    'aria-invalid': error !== undefined,
    'aria-describedby': error === undefined ? undefined : `${id}-error`,
    onInput: typed,
    onBlur: tidy,
  } satisfies ComponentProps<'input'>;
  return (
    <fieldset className={classes.field}>
      <Input.Label component="legend" size="md">
        {label}
      </Input.Label>
      {/* No `type=hidden`: React would write its first value again. */}
      <input ref={total} hidden name={name} defaultValue={defaultMinutes ?? ''} />
      <div className={classes.inputs}>
        <div>
          <PlainInput
            {...shared}
            ref={hours}
            data-field={name}
            aria-label="Hours"
            defaultValue={defaultMinutes === undefined ? '' : hoursOf(defaultMinutes)}
          />
          <span aria-hidden="true">h</span>
        </div>
        <div>
          <PlainInput
            {...shared}
            ref={minutes}
            aria-label="Minutes"
            defaultValue={defaultMinutes === undefined ? '' : String(defaultMinutes % 60)}
          />
          <span aria-hidden="true">min</span>
        </div>
      </div>
      {error !== undefined && <Input.Error id={`${id}-error`}>{error}</Input.Error>}
    </fieldset>
  );
}

function hoursOf(minutes: number): string {
  return String(Math.floor(minutes / 60));
}
