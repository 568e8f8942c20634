import { Input } from '@mantine/core';
import '@mantine/core/styles/Input.layer.css';
import { useId, useState } from 'react';
import { hourChoices, minuteChoices } from './duration-choices.ts';
import classes from './duration-picker.module.css';
import { IconButton } from './icon-button.tsx';
import { KeyboardIcon } from './icons.tsx';
import { SelectField } from './select-field.tsx';
import { TypedDuration } from './typed-duration.tsx';

interface DurationPickerProps {
  /** Of the form field, which holds whole minutes, or 'NaN' if what was typed is not a time. */
  readonly name: string;
  readonly label: string;
  /** Minutes between two choices. */
  readonly step: number;
  readonly defaultMinutes: number;
  readonly error?: string | undefined;
  readonly description?: string;
  readonly onInput?: (event: { readonly currentTarget: HTMLFieldSetElement }) => void;
}

/** Hours 0 to 15 and minutes in steps, one list each; any other time can be typed. */
export function DurationPicker(props: DurationPickerProps) {
  const { name, label, step, defaultMinutes, error, description, onInput } = props;
  const [total, setTotal] = useState(defaultMinutes);
  /** What was picked before typing. */
  const [typedOver, setTypedOver] = useState<number>();
  const [hours, minutes] = [Math.floor(total / 60), total % 60];
  const errorId = useId();
  const shared = {
    error: error !== undefined,
    'aria-invalid': error !== undefined,
    'aria-describedby': error === undefined ? undefined : errorId,
  };

  function stopTyping() {
    setTypedOver(undefined);
    setTotal((typed) => (Number.isNaN(typed) ? typedOver! : typed));
  }

  return (
    <fieldset className={classes.picker} onInput={onInput}>
      <Input.Label component="legend" size="md">
        {label}
      </Input.Label>
      {description !== undefined && <Input.Description>{description}</Input.Description>}
      <input type="hidden" name={name} value={total} />
      {typedOver === undefined ? (
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
          <IconButton aria-label="Type the time" title="Type the time" onClick={() => setTypedOver(total)}>
            <KeyboardIcon />
          </IconButton>
        </div>
      ) : (
        <div className={classes.typed}>
          <TypedDuration
            label={`${label}: hours per week`}
            field={name}
            defaultMinutes={typedOver}
            onType={(typed) => setTotal(typed ?? Number.NaN)}
            onClose={stopTyping}
          />
        </div>
      )}
      {error !== undefined && <Input.Error id={errorId}>{error}</Input.Error>}
    </fieldset>
  );
}
