import { VisuallyHidden } from '#web/ui/text/visually-hidden.tsx';
import classes from './skeleton.module.css';

interface ReportSkeletonProps {
  /** The approximate height of each card. */
  readonly heights?: readonly number[];
}

const defaultHeights = [360, 240];

/** Reserves space for a report's cards to avoid a layout shift. */
export function ReportSkeleton({ heights = defaultHeights }: ReportSkeletonProps) {
  return (
    <div className={classes.cards} aria-busy="true">
      <VisuallyHidden>Loading…</VisuallyHidden>
      {heights.map((height) => (
        <div key={height} style={{ height }} />
      ))}
    </div>
  );
}
