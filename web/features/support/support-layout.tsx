import type { ReactNode } from 'react';
import classes from './support-layout.module.css';

interface SupportLayoutProps {
  readonly children: ReactNode;
  /** What may save the writing. */
  readonly aside: ReactNode;
}

/** A form, and beside it on a wide screen, below it on a narrow one, what else helps. */
export function SupportLayout({ children, aside }: SupportLayoutProps) {
  return (
    <div className={classes.page}>
      <div className={classes.card}>{children}</div>
      <div className={classes.aside}>{aside}</div>
    </div>
  );
}
