import type { ComponentProps, ReactNode } from 'react';
import { ChevronIcon } from '../icons/icons.tsx';
import { Field } from './field.tsx';
import * as classes from './select-field.module.css';

export interface Choice {
  readonly value: string | number;
  readonly label: string;
}

interface ChoiceGroup {
  readonly id: string;
  readonly label: string;
  readonly choices: readonly Choice[];
}

interface SelectFieldProps extends Omit<ComponentProps<'select'>, 'size'> {
  /** Pass an `aria-label` instead to render no visible label. */
  readonly label?: ReactNode;
  /** The message, or `true` if it is shown elsewhere. */
  readonly error?: string | boolean | undefined;
  readonly choices: readonly (Choice | ChoiceGroup)[];
}

/** The browser's native select, with optional groups. */
export function SelectField({ label, error, choices, className, ...rest }: SelectFieldProps) {
  return (
    <Field className={className} label={label} error={typeof error === 'string' ? error : undefined}>
      {(control) => (
        <div className={classes.box}>
          <select {...control} className={classes.select} aria-invalid={Boolean(error)} {...rest}>
            {choices.map((choice) =>
              'choices' in choice ? (
                <optgroup key={choice.id} label={choice.label}>
                  {choice.choices.map(renderOption)}
                </optgroup>
              ) : (
                renderOption(choice)
              ),
            )}
          </select>
          <ChevronIcon size={18} />
        </div>
      )}
    </Field>
  );
}

function renderOption({ value, label }: Choice) {
  return (
    <option key={value} value={value}>
      {label}
    </option>
  );
}
