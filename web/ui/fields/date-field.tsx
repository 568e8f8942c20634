import { Input } from '@mantine/core';
import '@mantine/core/styles/Input.layer.css';
import type { ComponentProps } from 'react';
import classes from './date-field.module.css';

interface DateFieldProps extends Omit<ComponentProps<'input'>, 'size' | 'type' | 'className'> {
  readonly 'aria-label': string;
  /** The last day that can be picked. */
  readonly max: string;
  /** Whether it is wrong; what is wrong stands elsewhere. */
  readonly error?: boolean;
}

/** The browser's own picker of days: a wheel on a phone, a month on a desk, typing on a keyboard. */
export function DateField(props: DateFieldProps) {
  return <Input type="date" size="md" min="1970-01-01" classNames={{ input: classes.input }} {...props} />;
}
