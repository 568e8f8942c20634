import type { ReactNode } from 'react';
import { Card } from './card.tsx';
import * as classes from './page-header.module.css';

interface PageHeaderProps {
  /** The `id` of the title. */
  readonly id: string;
  readonly title: string;
  /** Shown above the title: what the page's subject belongs to. */
  readonly overline: ReactNode;
  /** Buttons and menus for the page's subject. */
  readonly actions: ReactNode;
  readonly children: ReactNode;
}

/** The header of a page about a single record, such as a goal. The name of the page itself is in the app's header. */
export function PageHeader({ id, title, overline, actions, children }: PageHeaderProps) {
  return (
    <Card as="section" className={classes.header} aria-labelledby={id}>
      <div>
        <div className={classes.top}>
          <p className={classes.overline}>{overline}</p>
          {actions}
        </div>
        <h2 id={id} className={classes.title} dir="auto">
          {title}
        </h2>
      </div>
      {children}
    </Card>
  );
}
