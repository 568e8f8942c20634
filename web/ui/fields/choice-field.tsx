import { Input } from '@mantine/core';
import '@mantine/core/styles/Input.layer.css';
import { type ReactNode, useId } from 'react';
import classes from './choice-field.module.css';

interface Choice<Value extends string> {
  readonly value: Value;
  readonly label: string;
  /** What it means. */
  readonly about?: ReactNode;
  /** A picture before the label, in the colour that goes with it. */
  readonly mark?: ReactNode;
  readonly color?: string;
}

interface ChoiceFieldProps<Value extends string> {
  readonly legend: string;
  readonly type: 'radio' | 'checkbox';
  readonly name: string;
  readonly choices: readonly Choice<Value>[];
  readonly chosen: readonly Value[];
  /** Short ones stand side by side. */
  readonly isRow?: boolean;
  readonly error?: string | undefined;
  readonly onChoose: (value: Value, isChosen: boolean) => void;
  readonly onInput?: (event: { readonly currentTarget: HTMLFieldSetElement }) => void;
}

/** From here on they scroll in a box of their own, so that what stands below is not out of reach. */
const MANY = 6;

/** One or several of a few, each of them in words. */
export function ChoiceField<Value extends string>(props: ChoiceFieldProps<Value>) {
  const { legend, type, name, choices, chosen, isRow = false, error, onChoose, onInput } = props;
  const errorId = useId();
  return (
    <fieldset className={classes.field} aria-describedby={error === undefined ? undefined : errorId} onInput={onInput}>
      <Input.Label component="legend" size="md">
        {legend}
      </Input.Label>
      <div className={classes.choices} data-row={isRow || undefined} data-scrolls={choices.length > MANY || undefined}>
        {choices.map(({ value, label, about, mark, color }) => (
          <label
            key={value}
            className={classes.choice}
            data-color={color}
            data-invalid={error !== undefined || undefined}
          >
            <input
              type={type}
              name={name}
              value={value}
              checked={chosen.includes(value)}
              onChange={({ currentTarget }) => onChoose(value, currentTarget.checked)}
            />
            {mark}
            <span>
              <strong dir="auto">{label}</strong>
              {about !== undefined && <span className={classes.about}>{about}</span>}
            </span>
          </label>
        ))}
      </div>
      {error !== undefined && <Input.Error id={errorId}>{error}</Input.Error>}
    </fieldset>
  );
}
