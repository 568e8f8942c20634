import type { ComponentProps } from 'react';
import classes from './icon-button.module.css';

interface IconButtonProps extends ComponentProps<'button'> {
  /** What it does, and to what: the icon alone says neither. */
  readonly 'aria-label': string;
}

/** A button that shows an icon only, as large as a thumb. A plain one: long lists have thousands. */
export function IconButton({ className, ...rest }: IconButtonProps) {
  return <button type="button" className={className ? `${classes.button} ${className}` : classes.button} {...rest} />;
}
