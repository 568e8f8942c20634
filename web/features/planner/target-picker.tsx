import { hourChoices, minuteChoices } from '#web/ui/duration-choices.ts';
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

/** Hours and minutes, one list each. What was saved and the default stay among the choices, whatever they are. */
export function TargetPicker({ row, minutes: total, isDisabled, onPick }: TargetPickerProps) {
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
