import type { ComponentProps } from 'react';
import * as classes from './input.module.css';

/** An input without a label of its own: pass an `id` or an `aria-label`. See `TextInput` for one with a label. */
export function Input({ className, ...rest }: ComponentProps<'input'>) {
  return (
    <input
      className={className ? `${classes.input} ${className}` : classes.input}
      autoComplete="off"
      dir="auto"
      {...rest}
    />
  );
}
