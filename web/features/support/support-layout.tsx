import type { ReactNode } from 'react';
import { Card } from '#web/ui/layout/card.tsx';
import { Page } from '#web/ui/layout/page.tsx';
import * as classes from './support-layout.module.css';

interface SupportLayoutProps {
  readonly children: ReactNode;
  /** Links that may make a message unnecessary. */
  readonly aside: ReactNode;
}

/** A form with an aside next to it, or below it on narrow screens. */
export function SupportLayout({ children, aside }: SupportLayoutProps) {
  return (
    <Page className={classes.page}>
      <Card padded>{children}</Card>
      <div className={classes.aside}>{aside}</div>
    </Page>
  );
}
