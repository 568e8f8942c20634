import type { ReactNode } from 'react';
import classes from './notice.module.css';

/** Something worth knowing that is no error. */
export function Notice({ children }: { readonly children: ReactNode }) {
  return <output className={classes.notice}>{children}</output>;
}
