import type { ComponentProps } from 'react';
import classes from './text-input.module.css';

/** Looks like Mantine's input without importing it, which keeps it out of the first load. */
export function TextInput({ className = '', ...rest }: ComponentProps<'input'>) {
  return <input className={`${classes.input} ${className}`} autoComplete="off" dir="auto" {...rest} />;
}
