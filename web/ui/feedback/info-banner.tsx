import type { ReactNode } from 'react';
import classes from './info-banner.module.css';

export function InfoBanner({ children }: { readonly children: ReactNode }) {
  return <output className={classes.banner}>{children}</output>;
}
