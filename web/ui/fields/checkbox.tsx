import type { ComponentProps } from 'react';
import classes from './checkbox.module.css';

/** Not a Mantine component: long lists render thousands of these. Needs a `<label>` or an `aria-label`. */
export function Checkbox({ className = '', ...rest }: Omit<ComponentProps<'input'>, 'type'>) {
  return <input type="checkbox" className={`${classes.box} ${className}`} {...rest} />;
}
