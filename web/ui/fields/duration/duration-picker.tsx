import { useId, useRef, useState } from 'react';
import { FieldDescription, FieldError, FieldLegend } from '../field-parts.tsx';
import { hourChoices, minuteChoices } from './duration-choices.ts';
import * as classes from './duration-picker.module.css';
import { IconButton } from '../../button/icon-button.tsx';
import { KeyboardIcon } from '../../icons/icons.tsx';
import { SelectField } from '../select-field.tsx';
import { DurationInput } from './duration-input.tsx';

interface DurationPickerProps {
  readonly name: string;
  readonly label: string;
  /** The step of the minutes list. */
  readonly step: number;
  /** Whole minutes, or NaN if what was typed is invalid. */
  readonly value: number;
  readonly error?: string | undefined;
  readonly description?: string;
  readonly onChange: (minutes: number) => void;
}

/** Select lists for hours (0 to 15) and minutes; any other duration can be typed. */
export function DurationPicker(props: DurationPickerProps) {
  const { name, label, step, value: total, error, description, onChange } = props;
  /** Set while the user types a duration; restored if the input is invalid. */
  const [minutesBeforeTyping, setMinutesBeforeTyping] = useState<number>();
  // A ref, because Escape makes the input invalid and closes it in the same event.
  const latest = useRef(total);
  const [hours, minutes] = [Math.floor(total / 60), total % 60];
  const errorId = useId();
  const shared = {
    error: error !== undefined,
    'aria-invalid': error !== undefined,
    'aria-describedby': error === undefined ? undefined : errorId,
  };

  function stopTyping() {
    setMinutesBeforeTyping(undefined);
    if (Number.isNaN(latest.current)) change(minutesBeforeTyping!);
  }

  function change(next: number) {
    latest.current = next;
    onChange(next);
  }

  return (
    <fieldset>
      <FieldLegend>{label}</FieldLegend>
      {description !== undefined && <FieldDescription>{description}</FieldDescription>}
      {minutesBeforeTyping === undefined ? (
        <div className={classes.lists}>
          <SelectField
            {...shared}
            data-field={name}
            aria-label={`${label}: hours`}
            value={hours}
            choices={hourChoices(hours)}
            onChange={({ currentTarget }) => change(Number(currentTarget.value) * 60 + minutes)}
          />
          <SelectField
            {...shared}
            aria-label={`${label}: minutes`}
            value={minutes}
            choices={minuteChoices(step, minutes)}
            onChange={({ currentTarget }) => change(hours * 60 + Number(currentTarget.value))}
          />
          <IconButton aria-label="Type the time" title="Type the time" onClick={() => setMinutesBeforeTyping(total)}>
            <KeyboardIcon />
          </IconButton>
        </div>
      ) : (
        <div className={classes.typed}>
          <DurationInput
            label={`${label}: hours per week`}
            field={name}
            defaultMinutes={minutesBeforeTyping}
            onChange={(typed) => change(typed ?? Number.NaN)}
            onClose={stopTyping}
          />
        </div>
      )}
      {error !== undefined && <FieldError id={errorId}>{error}</FieldError>}
    </fieldset>
  );
}
