import type { ReactNode } from 'react';
import classes from './bottom-actions.module.css';

/** What can be done with a page that is a form, always in sight at its bottom: the way back first, the way on last. */
export function BottomActions({ children }: { readonly children: ReactNode }) {
  return <div className={classes.actions}>{children}</div>;
}
