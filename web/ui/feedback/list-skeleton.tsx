import { VisuallyHidden } from '@mantine/core';
import classes from './list-skeleton.module.css';

/** Where a page with a list will stand (tools, tabs, rows), so that nothing jumps when it comes. */
export function ListSkeleton() {
  return (
    <div className={classes.page} aria-busy="true">
      <VisuallyHidden>Loading…</VisuallyHidden>
      <div className={classes.tools} />
      <div className={classes.tabs} />
      <div className={classes.row} />
      <div className={classes.row} />
      <div className={classes.row} />
    </div>
  );
}
