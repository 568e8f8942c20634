import type { ComponentProps, KeyboardEvent } from 'react';
import { Input } from './input.tsx';
import { parseTimeInput, stepTime } from './parse-time-input.ts';

const STEP_MINUTES = 5;

interface TimeFieldProps extends Omit<ComponentProps<'input'>, 'type'> {
  readonly 'aria-label': string;
  /** Only marks the field as invalid; the message is shown elsewhere. */
  readonly error?: boolean;
}

/**
 * A time of day in 24-hour format. The native time input would show AM and PM in some locales. Input is normalized on
 * blur; the arrow keys step the time up and down.
 */
export function TimeField({ error = false, ...rest }: TimeFieldProps) {
  return (
    <Input
      type="text"
      inputMode="numeric"
      placeholder="HH:MM"
      maxLength={10}
      // Typing replaces the old time.
      onFocus={({ currentTarget }) => currentTarget.select()}
      aria-invalid={error}
      {...rest}
      onBlur={({ currentTarget }) => {
        const time = parseTimeInput(currentTarget.value);
        if (time !== undefined) currentTarget.value = time;
      }}
      onKeyDown={stepOnArrowKey}
    />
  );
}

function stepOnArrowKey(event: KeyboardEvent<HTMLInputElement>): void {
  const steps = { ArrowUp: 1, ArrowDown: -1 }[event.key];
  const input = event.currentTarget;
  const time = parseTimeInput(input.value);
  if (steps === undefined || time === undefined) return;
  event.preventDefault();
  input.value = stepTime(time, steps, STEP_MINUTES);
  // Notifies the form, which listens for input events.
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
