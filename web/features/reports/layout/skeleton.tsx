import { VisuallyHidden } from '@mantine/core';
import classes from './report-skeleton.module.css';

interface ReportSkeletonProps {
  /** How tall each of the cards will be, about. */
  readonly heights?: readonly number[];
}

const cards = [360, 240];

/** Where the cards of a report will stand. */
export function ReportSkeleton({ heights = cards }: ReportSkeletonProps) {
  return (
    <div className={classes.cards} aria-busy="true">
      <VisuallyHidden>Loading…</VisuallyHidden>
      {heights.map((height) => (
        <div key={height} style={{ height }} />
      ))}
    </div>
  );
}
