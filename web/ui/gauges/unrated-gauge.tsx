import * as classes from './rating-gauge.module.css';

/** Replaces `RatingGauge` if there is nothing to rate. */
export function UnratedGauge() {
  return (
    <div className={classes.gauge} data-color="grey">
      <svg viewBox="0 0 168 168" aria-hidden="true">
        <circle className={classes.track} cx="84" cy="84" r="76" fill="none" strokeWidth="16" />
      </svg>
      <p className={classes.text}>
        <em>Not rated</em>
      </p>
    </div>
  );
}
