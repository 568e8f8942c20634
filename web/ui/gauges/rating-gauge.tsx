import { MAX_STARS } from '#domain/rating/rating.ts';
import type { Pace } from '#domain/progress/pace.ts';
import { type RatingBand, toRatingBand } from '#domain/rating/rating-band.ts';
import { VisuallyHidden } from '../text/visually-hidden.tsx';
import * as classes from './rating-gauge.module.css';

interface RatingGaugeProps {
  readonly label: string;
  readonly rating: number;
  /** Only for the current week, which is labelled by its pace: a low rating on Monday may still be ahead of plan. */
  readonly pace?: (Pick<Pace, 'expected' | 'state'> & { readonly word: string }) | undefined;
}

const SIZE = 168;
const STROKE_WIDTH = 16;
const RADIUS = (SIZE - STROKE_WIDTH) / 2;
const CIRCUMFERENCE = 2 * Math.PI * RADIUS;

/** Shown with the colour, which must not be the only cue. */
const bandLabels: Readonly<Record<RatingBand, string>> = {
  green: 'Excellent',
  yellow: 'Good',
  orange: 'Fair',
  red: 'Low',
  grey: 'No stars',
};

/** A rating out of 5 as a ring that fills clockwise from the top. */
export function RatingGauge({ label, rating, pace }: RatingGaugeProps) {
  const band = toRatingBand(rating);
  const bandLabel = pace?.word ?? bandLabels[band];
  // The bands grade finished weeks. During a week, only the top band is certain; a week that is behind keeps its band.
  const color = pace && pace.state !== 'behind' && band !== 'green' ? 'running' : band;
  const outOf = `of ${MAX_STARS}${pace ? ' so far' : ''}`;
  const filled = (rating / MAX_STARS) * CIRCUMFERENCE;
  return (
    <div className={classes.gauge} data-color={color}>
      <VisuallyHidden>
        <meter
          aria-label={label}
          min={0}
          max={MAX_STARS}
          value={rating}
          aria-valuetext={`${rating.toFixed(2)} ${outOf}: ${bandLabel}`}
        />
      </VisuallyHidden>
      <svg viewBox={`0 0 ${SIZE} ${SIZE}`} aria-hidden="true">
        <g fill="none" strokeWidth={STROKE_WIDTH} transform={`rotate(-90 ${SIZE / 2} ${SIZE / 2})`}>
          <circle className={classes.track} cx={SIZE / 2} cy={SIZE / 2} r={RADIUS} />
          {rating > 0 && (
            <circle
              className={classes.filled}
              cx={SIZE / 2}
              cy={SIZE / 2}
              r={RADIUS}
              strokeDasharray={`${filled} ${CIRCUMFERENCE}`}
            />
          )}
          {pace && (
            <line
              className={classes.expected}
              x1={SIZE - STROKE_WIDTH - 3}
              x2={SIZE}
              y1={SIZE / 2}
              y2={SIZE / 2}
              strokeWidth={2.5}
              transform={`rotate(${(pace.expected / MAX_STARS) * 360} ${SIZE / 2} ${SIZE / 2})`}
            />
          )}
        </g>
      </svg>
      <p className={classes.text} aria-hidden="true">
        <strong>{rating.toFixed(2)}</strong>
        <span>{outOf}</span>
        <em>{bandLabel}</em>
      </p>
    </div>
  );
}
