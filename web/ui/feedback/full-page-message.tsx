import type { ReactNode } from 'react';
import * as classes from './full-page-message.module.css';

interface FullPageMessageProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly action: ReactNode;
}

/** Replaces a page that cannot be shown: says what happened and offers a way out. */
export function FullPageMessage({ title, children, action }: FullPageMessageProps) {
  return (
    <section className={classes.message} role="alert">
      <h2>{title}</h2>
      <p>{children}</p>
      {action}
    </section>
  );
}
