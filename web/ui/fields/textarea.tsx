import type { ComponentProps, CSSProperties } from 'react';
import { Field, type FieldProps } from './field.tsx';
import * as classes from './input.module.css';

interface TextareaProps extends FieldProps, Omit<ComponentProps<'textarea'>, 'className' | 'style'> {
  /** The minimum height; the field grows with its text. */
  readonly rows: number;
  readonly descriptionBelow?: boolean;
}

export function Textarea({ label, description, descriptionBelow = false, error, rows, ...rest }: TextareaProps) {
  const style = { '--rows': rows } as CSSProperties;
  return (
    <Field label={label} description={description} descriptionBelow={descriptionBelow} error={error}>
      {(control) => (
        <textarea
          className={`${classes.input} ${classes.wide} ${classes.textarea}`}
          style={style}
          rows={rows}
          dir="auto"
          {...control}
          {...rest}
        />
      )}
    </Field>
  );
}
