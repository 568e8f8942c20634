import { useEffect, useRef, useState } from 'react';
import { hourChoices, minuteChoices } from '#web/ui/fields/duration/duration-choices.ts';
import { IconButton } from '#web/ui/button/icon-button.tsx';
import { KeyboardIcon } from '#web/ui/icons/icons.tsx';
import { TypedDuration } from '../lazy-components.ts';
import type { PlanRow } from '../plan-rows.ts';
import * as classes from './target-picker.module.css';

const STEP_MINUTES = 15;

interface TargetPickerProps {
  readonly row: PlanRow;
  readonly minutes: number;
  readonly isDisabled: boolean;
  readonly onPick: (minutes: number) => void;
}

/** Picks hours and minutes from lists, or takes any time as text. The saved target and the default are always listed. */
export function TargetPicker({ row, minutes: totalMinutes, isDisabled, onPick }: TargetPickerProps) {
  /** The value before typing, restored while the typed text is invalid. */
  const [minutesBeforeTyping, setMinutesBeforeTyping] = useState<number>();
  const typeButton = useRef<HTMLButtonElement>(null);
  const wasTyping = useRef(false);
  const isTyping = minutesBeforeTyping !== undefined && !isDisabled;
  useEffect(() => {
    // The focused field was removed after Enter.
    if (wasTyping.current && !isTyping && document.activeElement === document.body) typeButton.current?.focus();
    wasTyping.current = isTyping;
  }, [isTyping]);

  if (isTyping) {
    return (
      <TypedDuration
        label={`${row.name}: hours per week`}
        defaultMinutes={totalMinutes}
        onChange={(typed) => onPick(typed ?? minutesBeforeTyping)}
        onClose={() => setMinutesBeforeTyping(undefined)}
      />
    );
  }
  const [hours, minutes] = toHoursAndMinutes(totalMinutes);
  const optionValues = [totalMinutes, row.goalMin, row.defaultMin].map(toHoursAndMinutes);
  return (
    <div className={classes.picker}>
      <DurationSelect
        label={`${row.name}: hours`}
        value={hours}
        options={hourChoices(...optionValues.map(([each]) => each))}
        isDisabled={isDisabled}
        onPick={(picked) => onPick(picked * 60 + minutes)}
      />
      <DurationSelect
        label={`${row.name}: minutes`}
        value={minutes}
        options={minuteChoices(STEP_MINUTES, ...optionValues.map(([, each]) => each))}
        isDisabled={isDisabled}
        onPick={(picked) => onPick(hours * 60 + picked)}
      />
      <IconButton
        ref={typeButton}
        aria-label={`Type the time for ${row.name}`}
        title="Type the time"
        disabled={isDisabled}
        onClick={() => setMinutesBeforeTyping(totalMinutes)}
      >
        <KeyboardIcon />
      </IconButton>
    </div>
  );
}

interface DurationSelectProps {
  readonly label: string;
  readonly value: number;
  readonly options: readonly { readonly value: number; readonly label: string }[];
  readonly isDisabled: boolean;
  readonly onPick: (value: number) => void;
}

function DurationSelect({ label, value, options, isDisabled, onPick }: DurationSelectProps) {
  return (
    <select
      aria-label={label}
      value={value}
      disabled={isDisabled}
      onChange={({ currentTarget }) => onPick(Number(currentTarget.value))}
    >
      {options.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </select>
  );
}

function toHoursAndMinutes(totalMinutes: number): readonly [hours: number, minutes: number] {
  return [Math.floor(totalMinutes / 60), totalMinutes % 60];
}
