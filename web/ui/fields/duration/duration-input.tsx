import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { minutesInWords } from '#domain/duration.ts';
import { limits } from '#domain/limits.ts';
import { PlainInput } from './plain-input.tsx';
import classes from './typed-duration.module.css';
import { textOfMinutes, typedMinutes } from './typed-minutes.ts';

export interface TypedDurationProps {
  readonly label: string;
  readonly defaultMinutes: number;
  /** Of the form field, so that a form can focus it. */
  readonly field?: string;
  /** Called on every change; undefined if the text is not a time that fits into a week. */
  readonly onType: (minutes: number | undefined) => void;
  /** A time was confirmed with Enter, typing was cancelled with Escape, or the field was left. */
  readonly onClose: () => void;
}

/** A weekly time as text, for what a picker does not offer: anything from nothing to a whole week. */
export function TypedDuration({ label, defaultMinutes, field, onType, onClose }: TypedDurationProps) {
  const [text, setText] = useState(() => textOfMinutes(defaultMinutes));
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const minutes = typedMinutes(text);
  const problem = problemOf(minutes);
  useEffect(() => input.current?.select(), []);

  function typed(value: string) {
    setText(value);
    const read = typedMinutes(value);
    onType(problemOf(read) === undefined ? read : undefined);
  }

  function pressed(event: KeyboardEvent) {
    if (event.key === 'Escape') onType(undefined);
    else if (event.key !== 'Enter' || problem !== undefined) return;
    // Neither submits nor closes the form around it.
    event.preventDefault();
    event.stopPropagation();
    onClose();
  }

  return (
    <div className={classes.field}>
      <PlainInput
        ref={input}
        inputMode="decimal"
        enterKeyHint="done"
        maxLength={20}
        aria-label={label}
        aria-invalid={problem !== undefined}
        aria-describedby={id}
        data-field={field}
        value={text}
        onChange={({ currentTarget }) => typed(currentTarget.value)}
        onBlur={() => problem === undefined && afterPress(onClose)}
        onKeyDown={pressed}
      />
      <output id={id} className={classes.told} data-problem={problem !== undefined}>
        {problem ?? minutesInWords(minutes ?? 0)}
      </output>
    </div>
  );
}

/** A button that moves between press and release gets no click, so the field stays until that is over. */
function afterPress(act: () => void): void {
  if (document.querySelector(':active') === null) act();
  else document.addEventListener('click', act, { once: true });
}

function problemOf(minutes: number | undefined): string | undefined {
  if (minutes === undefined) return 'Hours, such as 40, 37.5 or 37:30';
  return minutes > limits.weeklyMinutes ? `A week has ${limits.weeklyHours} hours.` : undefined;
}
