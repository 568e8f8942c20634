import type { ComponentProps } from 'react';
import { Input } from './input.tsx';
import * as classes from './date-field.module.css';

interface DateFieldProps extends Omit<ComponentProps<'input'>, 'type' | 'className'> {
  readonly 'aria-label': string;
  /** The last selectable day. */
  readonly max: string;
  /** The error message is shown elsewhere. */
  readonly isInvalid?: boolean;
}

/** The browser's native date picker. */
export function DateField({ isInvalid = false, ...rest }: DateFieldProps) {
  return <Input type="date" min="1970-01-01" className={classes.input} aria-invalid={isInvalid} {...rest} />;
}
