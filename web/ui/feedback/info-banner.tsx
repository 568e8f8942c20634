import type { ReactNode } from 'react';
import * as classes from './info-banner.module.css';

export function InfoBanner({ children }: { readonly children: ReactNode }) {
  return <output className={classes.banner}>{children}</output>;
}
