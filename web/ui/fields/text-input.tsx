import type { ComponentProps } from 'react';
import classes from './plain-input.module.css';

/** A field that looks like those of forms, for pages that are opened first: without what forms bring along. */
export function PlainInput({ className = '', ...rest }: ComponentProps<'input'>) {
  return <input className={`${classes.input} ${className}`} autoComplete="off" dir="auto" {...rest} />;
}
