import { VisuallyHidden } from '#web/ui/text/visually-hidden.tsx';
import classes from './inventory-skeleton.module.css';

/** Reserves space for the toolbar and the items to avoid a layout shift. */
export function InventorySkeleton() {
  return (
    <div className={classes.skeleton} aria-busy="true">
      <VisuallyHidden>Loading…</VisuallyHidden>
      <div className={classes.toolbar} />
      <div className={classes.items} />
    </div>
  );
}
