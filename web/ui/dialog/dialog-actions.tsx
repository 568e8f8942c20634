import type { ReactNode } from 'react';
import * as classes from './dialog-actions.module.css';
import { registerToastSlot } from '../toast/toast-slots.ts';

/** The buttons of a dialog, sticky at its bottom. Toasts appear above them. */
export function DialogActions({ children }: { readonly children: ReactNode }) {
  return (
    <div className={classes.actions}>
      <div ref={registerToastSlot} className={classes.toasts} />
      {children}
    </div>
  );
}
