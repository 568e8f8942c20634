import type { ComponentProps } from 'react';
import { Input } from './input.tsx';
import classes from './date-field.module.css';

interface DateFieldProps extends Omit<ComponentProps<'input'>, 'type' | 'className'> {
  readonly 'aria-label': string;
  /** The last selectable day. */
  readonly max: string;
  /** Only marks the field as invalid; the message is shown elsewhere. */
  readonly error?: boolean;
}

/** The browser's native date picker. */
export function DateField({ error = false, ...rest }: DateFieldProps) {
  return <Input type="date" min="1970-01-01" className={classes.input} aria-invalid={error} {...rest} />;
}
