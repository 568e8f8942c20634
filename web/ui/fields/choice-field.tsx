import { type ReactNode, useId } from 'react';
import { FieldError, FieldLegend } from './field-parts.tsx';
import * as classes from './choice-field.module.css';

interface Choice<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly about?: ReactNode;
  /** An icon before the label. */
  readonly mark?: ReactNode;
  readonly color?: string;
  /** Another field, beside the choice. */
  readonly extra?: ReactNode;
}

interface ChoiceFieldProps<Value extends string> {
  readonly legend: ReactNode;
  readonly type: 'radio' | 'checkbox';
  readonly name: string;
  readonly choices: readonly Choice<Value>[];
  readonly selected: readonly Value[];
  /** Lays short choices out side by side. */
  readonly isRow?: boolean;
  readonly error?: string | undefined;
  /** An error of the fields beside the choices. */
  readonly extraError?: string | undefined;
  readonly onChange: (value: Value, isSelected: boolean) => void;
}

/** Longer lists scroll in their own box, so that the fields below stay within reach. */
const SCROLL_THRESHOLD = 6;

/** Radio buttons or checkboxes with labels and descriptions. */
export function ChoiceField<Value extends string>(props: ChoiceFieldProps<Value>) {
  const { legend, type, name, choices, selected, isRow = false, error, extraError, onChange } = props;
  const errorId = useId();
  return (
    <fieldset aria-describedby={error === undefined ? undefined : errorId}>
      <FieldLegend>{legend}</FieldLegend>
      <div
        className={classes.choices}
        data-row={isRow || undefined}
        data-scrolls={choices.length > SCROLL_THRESHOLD || undefined}
      >
        {choices.map(({ value, label, about, mark, color, extra }) => (
          <div key={value} className={classes.row}>
            <label className={classes.choice} data-color={color} data-invalid={error !== undefined || undefined}>
              <input
                type={type}
                name={name}
                value={value}
                checked={selected.includes(value)}
                onChange={({ currentTarget }) => onChange(value, currentTarget.checked)}
              />
              {mark}
              <span>
                <strong dir="auto">{label}</strong>
                {about !== undefined && <span className={classes.description}>{about}</span>}
              </span>
            </label>
            {extra}
          </div>
        ))}
      </div>
      {extraError !== undefined && <FieldError>{extraError}</FieldError>}
      {error !== undefined && <FieldError id={errorId}>{error}</FieldError>}
    </fieldset>
  );
}
