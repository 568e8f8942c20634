import { type ComponentProps, type KeyboardEvent, useState } from 'react';
import { formatTimeOfDay } from '#domain/calendar/format-date.ts';
import { useFormats } from '../formats/use-formats.ts';
import { Input } from './input.tsx';
import { parseTimeInput, stepTime } from './parsing/parse-time-input.ts';

const STEP_MINUTES = 5;

interface TimeFieldProps extends Omit<ComponentProps<'input'>, 'size' | 'type' | 'value' | 'onChange'> {
  readonly 'aria-label': string;
  /** As typed, or 'HH:MM'. */
  readonly value: string;
  readonly onChange: (time: string) => void;
  /** The error message is shown elsewhere. */
  readonly isInvalid?: boolean;
}

/**
 * A time of day in the user's format. The native time input would follow the browser's language instead. Both formats can
 * be typed; input is normalized on blur. The arrow keys step the time up and down.
 */
export function TimeField({ value, onChange, isInvalid = false, ...rest }: TimeFieldProps) {
  const formats = useFormats();
  const [isTyping, setIsTyping] = useState(false);
  const time = parseTimeInput(value);

  function stepOnArrowKey(event: KeyboardEvent<HTMLInputElement>) {
    const steps = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (steps === undefined || time === undefined) return;
    event.preventDefault();
    setIsTyping(false);
    onChange(stepTime(time, steps, STEP_MINUTES));
  }

  return (
    <Input
      type="text"
      inputMode={formats.time === '24h' ? 'numeric' : 'text'}
      placeholder={formats.time === '24h' ? 'HH:MM' : 'h:mm AM'}
      maxLength={10}
      // Typing replaces the old time.
      onFocus={({ currentTarget }) => currentTarget.select()}
      aria-invalid={isInvalid}
      {...rest}
      value={isTyping || time === undefined ? value : formatTimeOfDay(time, formats)}
      onChange={({ currentTarget }) => {
        setIsTyping(true);
        onChange(currentTarget.value);
      }}
      onBlur={() => {
        setIsTyping(false);
        if (time !== undefined && time !== value) onChange(time);
      }}
      onKeyDown={stepOnArrowKey}
    />
  );
}
