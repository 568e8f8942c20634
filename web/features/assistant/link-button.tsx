import type { ComponentProps } from 'react';
import classes from './link-button.module.css';

/** A button that looks like a link, for what is less important than the buttons around it. */
export function LinkButton(props: ComponentProps<'button'>) {
  return <button type="button" className={classes.link} {...props} />;
}
