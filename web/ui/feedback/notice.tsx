import type { ComponentProps, ReactNode } from 'react';
import * as classes from './notice.module.css';

interface NoticeProps extends ComponentProps<'div'> {
  readonly as?: 'div' | 'section';
  readonly tone?: 'accent' | 'quiet';
  /** Buttons, beside the text if there is space. */
  readonly actions?: ReactNode;
}

/** Something worth knowing in the middle of a page, with what can be done about it. */
export function Notice({ as: Element = 'div', tone = 'accent', actions, className, children, ...rest }: NoticeProps) {
  return (
    <Element {...rest} className={className ? `${classes.notice} ${className}` : classes.notice} data-tone={tone}>
      <div className={classes.text}>{children}</div>
      {actions && <div className={classes.actions}>{actions}</div>}
    </Element>
  );
}
