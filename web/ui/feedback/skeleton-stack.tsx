import { VisuallyHidden } from '../text/visually-hidden.tsx';
import * as classes from './skeleton-stack.module.css';

interface SkeletonStackProps {
  /** The approximate height of each part, in pixels or with a unit. */
  readonly heights: readonly (number | string)[];
  readonly className?: string;
}

/** Reserves space for parts below each other, to avoid a layout shift. */
export function SkeletonStack({ heights, className = '' }: SkeletonStackProps) {
  return (
    <div className={`${classes.stack} ${className}`} aria-busy="true">
      <VisuallyHidden>Loading…</VisuallyHidden>
      {heights.map((height, n) => (
        // oxlint-disable-next-line react/no-array-index-key -- the parts have no other identity
        <div key={n} style={{ height }} />
      ))}
    </div>
  );
}
