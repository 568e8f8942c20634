import * as classes from './loading-overlay.module.css';

/** Covers the screen while the next page loads. Its styles delay it, so that fast loads do not flicker. */
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
