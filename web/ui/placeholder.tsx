import classes from './placeholder.module.css';

interface PlaceholderProps {
  readonly width: number | string;
  readonly height: number;
  readonly isRound?: boolean;
}

/** Stands where something will be shown, as large as it, so that nothing jumps when it comes. */
export function Placeholder({ width, height, isRound = false }: PlaceholderProps) {
  return (
    <span
      className={classes.placeholder}
      style={{ width, height, ...(isRound && { borderRadius: '50%' }) }}
      aria-hidden="true"
    />
  );
}
