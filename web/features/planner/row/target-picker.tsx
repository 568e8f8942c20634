import { useEffect, useRef, useState } from 'react';
import { hourChoices, minuteChoices } from '#web/ui/duration-choices.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { KeyboardIcon } from '#web/ui/icons.tsx';
import { TypedDuration } from './lazy-extras.ts';
import type { PlanRow } from './plan-rows.ts';
import classes from './target-picker.module.css';

const STEP_MIN = 15;

interface TargetPickerProps {
  readonly row: PlanRow;
  /** What is picked, in minutes. */
  readonly minutes: number;
  readonly isDisabled: boolean;
  readonly onPick: (minutes: number) => void;
}

/** Hours and minutes, one list each, or any time as text. What was saved and the default stay among the choices. */
export function TargetPicker({ row, minutes: total, isDisabled, onPick }: TargetPickerProps) {
  /** What was picked before typing, which is back while the text is not a time. */
  const [typedOver, setTypedOver] = useState<number>();
  const typeButton = useRef<HTMLButtonElement>(null);
  const wasTyping = useRef(false);
  const isTyping = typedOver !== undefined && !isDisabled;
  useEffect(() => {
    // Confirmed with Enter, the field that had the focus is gone.
    if (wasTyping.current && !isTyping && document.activeElement === document.body) typeButton.current?.focus();
    wasTyping.current = isTyping;
  }, [isTyping]);

  if (isTyping) {
    return (
      <TypedDuration
        label={`${row.name}: hours per week`}
        defaultMinutes={total}
        onType={(typed) => onPick(typed ?? typedOver)}
        onClose={() => setTypedOver(undefined)}
      />
    );
  }
  const [hours, minutes] = partsOf(total);
  const known = [total, row.goalMin, row.defaultMin].map(partsOf);
  return (
    <div className={classes.picker}>
      <Choice
        label={`${row.name}: hours`}
        value={hours}
        choices={hourChoices(...known.map(([each]) => each))}
        isDisabled={isDisabled}
        onPick={(picked) => onPick(picked * 60 + minutes)}
      />
      <Choice
        label={`${row.name}: minutes`}
        value={minutes}
        choices={minuteChoices(STEP_MIN, ...known.map(([, each]) => each))}
        isDisabled={isDisabled}
        onPick={(picked) => onPick(hours * 60 + picked)}
      />
      <IconButton
        ref={typeButton}
        aria-label={`Type the time for ${row.name}`}
        title="Type the time"
        disabled={isDisabled}
        onClick={() => setTypedOver(total)}
      >
        <KeyboardIcon />
      </IconButton>
    </div>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly value: number;
  readonly choices: readonly { readonly value: number; readonly label: string }[];
  readonly isDisabled: boolean;
  readonly onPick: (value: number) => void;
}

function Choice({ label, value, choices, isDisabled, onPick }: ChoiceProps) {
  return (
    <select
      aria-label={label}
      value={value}
      disabled={isDisabled}
      onChange={({ currentTarget }) => onPick(Number(currentTarget.value))}
    >
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </select>
  );
}

function partsOf(total: number): readonly [hours: number, minutes: number] {
  return [Math.floor(total / 60), total % 60];
}
