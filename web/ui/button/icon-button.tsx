import type { ComponentProps } from 'react';
import * as classes from './icon-button.module.css';

interface IconButtonProps extends ComponentProps<'button'> {
  /** The action and its target, such as 'Delete Read a book'. */
  readonly 'aria-label': string;
}

export function IconButton({ className, ...rest }: IconButtonProps) {
  return <button type="button" className={className ? `${classes.button} ${className}` : classes.button} {...rest} />;
}
