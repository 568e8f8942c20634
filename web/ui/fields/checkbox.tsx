import type { ComponentProps } from 'react';
import classes from './check-box.module.css';

/** A box to tick, as large as a thumb. A plain one: long lists have thousands. Its name comes from a `<label>` or `aria-label`. */
export function CheckBox({ className = '', ...rest }: Omit<ComponentProps<'input'>, 'type'>) {
  return <input type="checkbox" className={`${classes.box} ${className}`} {...rest} />;
}
