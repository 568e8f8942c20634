import { Input } from '@mantine/core';
import '@mantine/core/styles/Input.layer.css';
import type { ComponentProps, KeyboardEvent } from 'react';
import { timeFromText, timeStepped } from './time-text.ts';

const STEP_MINUTES = 5;

interface TimeFieldProps extends Omit<ComponentProps<'input'>, 'size' | 'type'> {
  readonly 'aria-label': string;
  /** Whether it is wrong; what is wrong stands elsewhere. */
  readonly error?: boolean;
}

/**
 * A time of day on 24 hours, whatever the language of the browser: its own field would show 'AM' to some. What is typed
 * is written out when the field is left; arrow keys go up and down.
 */
export function TimeField(props: TimeFieldProps) {
  return (
    <Input
      size="md"
      type="text"
      inputMode="numeric"
      autoComplete="off"
      placeholder="HH:MM"
      maxLength={10}
      // Whatever is typed replaces the old time.
      onFocus={({ currentTarget }) => currentTarget.select()}
      {...props}
      onBlur={({ currentTarget }) => {
        const time = timeFromText(currentTarget.value);
        if (time !== undefined) currentTarget.value = time;
      }}
      onKeyDown={step}
    />
  );
}

function step(event: KeyboardEvent<HTMLInputElement>): void {
  const steps = { ArrowUp: 1, ArrowDown: -1 }[event.key];
  const input = event.currentTarget;
  const time = timeFromText(input.value);
  if (steps === undefined || time === undefined) return;
  event.preventDefault();
  input.value = timeStepped(time, steps, STEP_MINUTES);
  // The form hears of it as if it had been typed.
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
