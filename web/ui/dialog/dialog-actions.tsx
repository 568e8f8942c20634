import type { ReactNode } from 'react';
import classes from './dialog-actions.module.css';
import { toastSlot } from './toast-slots.ts';

/** The buttons at the end of a dialog: side by side, and in sight however long it is. Messages show above them. */
export function DialogActions({ children }: { readonly children: ReactNode }) {
  return (
    <div className={classes.actions}>
      <div ref={toastSlot} className={classes.messages} />
      {children}
    </div>
  );
}
