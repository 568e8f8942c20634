import type { ReactNode } from 'react';
import { Card } from './card.tsx';
import classes from './page-header.module.css';

interface PageHeaderProps {
  /** The `id` of the title. */
  readonly id: string;
  readonly title: string;
  /** What the subject of the page belongs to, above its title. */
  readonly overline: ReactNode;
  /** Buttons and menus for the subject of the page. */
  readonly actions: ReactNode;
  readonly children: ReactNode;
}

/** The head of a page about one thing, such as a goal. The name of the page itself is in the header of the app. */
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
