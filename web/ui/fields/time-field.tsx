import type { ComponentProps, KeyboardEvent } from 'react';
import { Input } from './input.tsx';
import { parseTimeInput, stepTime } from './parsing/parse-time-input.ts';

const STEP_MINUTES = 5;

interface TimeFieldProps extends Omit<ComponentProps<'input'>, 'size' | 'type' | 'value' | 'onChange'> {
  readonly 'aria-label': string;
  /** As typed. */
  readonly value: string;
  readonly onChange: (time: string) => void;
  /** The error message is shown elsewhere. */
  readonly isInvalid?: boolean;
}

/**
 * A time of day in 24-hour format. The native time input would show AM and PM in some locales. Input is normalized on
 * blur; the arrow keys step the time up and down.
 */
export function TimeField({ value, onChange, isInvalid = false, ...rest }: TimeFieldProps) {
  function stepOnArrowKey(event: KeyboardEvent<HTMLInputElement>) {
    const steps = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    const time = parseTimeInput(value);
    if (steps === undefined || time === undefined) return;
    event.preventDefault();
    onChange(stepTime(time, steps, STEP_MINUTES));
  }

  return (
    <Input
      type="text"
      inputMode="numeric"
      placeholder="HH:MM"
      maxLength={10}
      // Typing replaces the old time.
      onFocus={({ currentTarget }) => currentTarget.select()}
      aria-invalid={isInvalid}
      {...rest}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      onBlur={() => {
        const time = parseTimeInput(value);
        if (time !== undefined && time !== value) onChange(time);
      }}
      onKeyDown={stepOnArrowKey}
    />
  );
}
