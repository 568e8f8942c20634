import { createLink } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import * as classes from '../button/icon-button.module.css';

interface IconAnchorProps extends ComponentProps<'a'> {
  /** Where it leads. */
  readonly 'aria-label': string;
}

function IconAnchor({ children, ...rest }: IconAnchorProps) {
  return (
    <a {...rest} className={classes.button}>
      {children}
    </a>
  );
}

/** A link styled as an icon button, so that it can be opened in a new tab. */
export const IconLink = createLink(IconAnchor);
