import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { formatDuration } from '#domain/duration/format-duration.ts';
import { limits } from '#domain/limits.ts';
import { Input } from '../input.tsx';
import * as classes from './duration-input.module.css';
import { formatDurationText, parseDurationText } from './duration-text.ts';

export interface DurationInputProps {
  readonly label: string;
  readonly defaultMinutes: number;
  /** The form field's name, by which the form finds and focuses an invalid field. */
  readonly field?: string;
  /** Called on every change; `undefined` if the text is not a valid duration or exceeds a week. */
  readonly onChange: (minutes: number | undefined) => void;
  /** Called when the user confirms with Enter, cancels with Escape, or leaves the field. */
  readonly onClose: () => void;
}

/** Weekly time as text, for durations that the picker does not offer. */
export function DurationInput({ label, defaultMinutes, field, onChange, onClose }: DurationInputProps) {
  const [text, setText] = useState(() => formatDurationText(defaultMinutes));
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const minutes = parseDurationText(text);
  const error = durationError(minutes);
  useEffect(() => input.current?.select(), []);

  function handleChange(value: string) {
    setText(value);
    const parsed = parseDurationText(value);
    onChange(durationError(parsed) === undefined ? parsed : undefined);
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') onChange(undefined);
    else if (event.key !== 'Enter' || error !== undefined) return;
    // Keep Enter from submitting the surrounding form and Escape from closing it.
    event.preventDefault();
    event.stopPropagation();
    onClose();
  }

  return (
    <div className={classes.field}>
      <Input
        ref={input}
        inputMode="decimal"
        enterKeyHint="done"
        maxLength={20}
        aria-label={label}
        aria-invalid={error !== undefined}
        aria-describedby={id}
        data-field={field}
        value={text}
        onChange={({ currentTarget }) => handleChange(currentTarget.value)}
        onBlur={() => error === undefined && afterPointerRelease(onClose)}
        onKeyDown={handleKeyDown}
      />
      <output id={id} className={classes.feedback} data-invalid={error !== undefined}>
        {error ?? formatDuration(minutes ?? 0)}
      </output>
    </div>
  );
}

/** A button that moves between press and release gets no click, so the field stays until the pointer is released. */
function afterPointerRelease(callback: () => void): void {
  if (document.querySelector(':active') === null) callback();
  else document.addEventListener('click', callback, { once: true });
}

function durationError(minutes: number | undefined): string | undefined {
  if (minutes === undefined) return 'Enter hours, such as 40, 37.5 or 37:30.';
  return minutes > limits.weeklyMinutes ? `A week has ${limits.weeklyHours} hours.` : undefined;
}
