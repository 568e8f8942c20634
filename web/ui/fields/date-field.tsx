import { Input } from '@mantine/core';
import '@mantine/core/styles/Input.layer.css';
import type { ComponentProps } from 'react';
import classes from './date-field.module.css';

interface DateFieldProps extends Omit<ComponentProps<'input'>, 'size' | 'type' | 'className'> {
  readonly 'aria-label': string;
  /** The last selectable day. */
  readonly max: string;
  /** Only marks the field as invalid; the message is shown elsewhere. */
  readonly error?: boolean;
}

/** The browser's native date picker. */
export function DateField(props: DateFieldProps) {
  return <Input type="date" size="md" min="1970-01-01" classNames={{ input: classes.input }} {...props} />;
}
