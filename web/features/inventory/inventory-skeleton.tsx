import { VisuallyHidden } from '@mantine/core';
import classes from './inventory-skeleton.module.css';

/** Where tools and items will stand, so that nothing jumps when they come. */
export function InventorySkeleton() {
  return (
    <div className={classes.skeleton} aria-busy="true">
      <VisuallyHidden>Loading…</VisuallyHidden>
      <div className={classes.tools} />
      <div className={classes.items} />
    </div>
  );
}
