import * as classes from './skeleton.module.css';

interface SkeletonProps {
  readonly width: number | string;
  readonly height: number;
  readonly isCircle?: boolean;
}

/** Reserves the space of content that is still loading, to avoid layout shift. */
export function Skeleton({ width, height, isCircle = false }: SkeletonProps) {
  return (
    <span
      className={classes.skeleton}
      style={{ width, height, ...(isCircle && { borderRadius: '50%' }) }}
      aria-hidden="true"
    />
  );
}
