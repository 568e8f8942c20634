import { VisuallyHidden } from '@mantine/core';
import classes from './list-skeleton.module.css';

/** Where a list will stand: as tall as most are, so that nothing jumps when it comes. */
export function ListSkeleton({ rows = 5 }: { readonly rows?: number }) {
  return (
    <div className={classes.list} aria-busy="true">
      <VisuallyHidden>Loading…</VisuallyHidden>
      {Array.from({ length: rows }, (_, n) => (
        <div key={n} className={classes.row} />
      ))}
    </div>
  );
}
