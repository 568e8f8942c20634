import type { ComponentProps } from 'react';
import { Field, type FieldProps } from './field.tsx';
import * as classes from './input.module.css';

export interface TextInputProps extends FieldProps, Omit<ComponentProps<'input'>, 'className' | 'style'> {}

export function TextInput({ label, description, error, ...rest }: TextInputProps) {
  return (
    <Field label={label} description={description} error={error}>
      {(control) => <input className={`${classes.input} ${classes.wide}`} {...control} {...rest} />}
    </Field>
  );
}
