import { VisuallyHidden } from '../text/visually-hidden.tsx';
import * as classes from './list-skeleton.module.css';

/** Reserves the space of a list page (toolbar, tabs, rows) to avoid layout shift. */
export function ListSkeleton() {
  return (
    <div className={classes.page} aria-busy="true">
      <VisuallyHidden>Loading…</VisuallyHidden>
      <div className={classes.toolbar} />
      <div className={classes.tabs} />
      <div className={classes.row} />
      <div className={classes.row} />
      <div className={classes.row} />
    </div>
  );
}
