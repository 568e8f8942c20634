import type { ComponentProps } from 'react';
import * as classes from './checkbox.module.css';

/** Needs a `<label>` or an `aria-label`. */
export function Checkbox({ className = '', ...rest }: Omit<ComponentProps<'input'>, 'type'>) {
  return <input type="checkbox" className={`${classes.box} ${className}`} {...rest} />;
}
