import { useId, useState } from 'react';
import { FieldDescription, FieldError, FieldLegend } from '../field-parts.tsx';
import { hourChoices, minuteChoices } from './duration-choices.ts';
import classes from './duration-picker.module.css';
import { IconButton } from '../../button/icon-button.tsx';
import { KeyboardIcon } from '../../icons/icons.tsx';
import { SelectField } from '../select-field.tsx';
import { DurationInput } from './duration-input.tsx';

interface DurationPickerProps {
  /** The form field's name. Its value is whole minutes, or 'NaN' for invalid input. */
  readonly name: string;
  readonly label: string;
  /** Step of the minutes list. */
  readonly step: number;
  readonly defaultMinutes: number;
  readonly error?: string | undefined;
  readonly description?: string;
  readonly onInput?: (event: { readonly currentTarget: HTMLFieldSetElement }) => void;
}

/** Select lists for hours (0 to 15) and minutes; any other duration can be typed. */
export function DurationPicker(props: DurationPickerProps) {
  const { name, label, step, defaultMinutes, error, description, onInput } = props;
  const [total, setTotal] = useState(defaultMinutes);
  /** Set while the user types a duration; restored if the input is invalid. */
  const [minutesBeforeTyping, setMinutesBeforeTyping] = useState<number>();
  const [hours, minutes] = [Math.floor(total / 60), total % 60];
  const errorId = useId();
  const shared = {
    error: error !== undefined,
    'aria-invalid': error !== undefined,
    'aria-describedby': error === undefined ? undefined : errorId,
  };

  function stopTyping() {
    setMinutesBeforeTyping(undefined);
    setTotal((typed) => (Number.isNaN(typed) ? minutesBeforeTyping! : typed));
  }

  return (
    <fieldset className={classes.picker} onInput={onInput}>
      <FieldLegend>{label}</FieldLegend>
      {description !== undefined && <FieldDescription>{description}</FieldDescription>}
      <input type="hidden" name={name} value={total} />
      {minutesBeforeTyping === undefined ? (
        <div className={classes.lists}>
          <SelectField
            {...shared}
            data-field={name}
            aria-label={`${label}: hours`}
            value={hours}
            choices={hourChoices(hours)}
            onChange={({ currentTarget }) => setTotal(Number(currentTarget.value) * 60 + minutes)}
          />
          <SelectField
            {...shared}
            aria-label={`${label}: minutes`}
            value={minutes}
            choices={minuteChoices(step, minutes)}
            onChange={({ currentTarget }) => setTotal(hours * 60 + Number(currentTarget.value))}
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
            onChange={(typed) => setTotal(typed ?? Number.NaN)}
            onClose={stopTyping}
          />
        </div>
      )}
      {error !== undefined && <FieldError id={errorId}>{error}</FieldError>}
    </fieldset>
  );
}
