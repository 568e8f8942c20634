import classes from './loading-overlay.module.css';

/** Covers the screen while the next page is on its way; its style waits a moment, so that quick work never flickers. */
export function LoadingOverlay() {
  return (
    <output className={classes.overlay}>
      <span className={classes.week} aria-hidden="true">
        {Array.from({ length: 7 }, (_, day) => (
          <i key={day} style={{ animationDelay: `${day * 90}ms` }} />
        ))}
      </span>
      Loading…
    </output>
  );
}
