import type { ComponentProps } from 'react';
import * as classes from './link-button.module.css';

/** A button that looks like a link, for what is less important than the buttons around it. */
export function LinkButton({ className, ...rest }: ComponentProps<'button'>) {
  return <button type="button" {...rest} className={className ? `${classes.link} ${className}` : classes.link} />;
}
