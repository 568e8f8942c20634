import { VisuallyHidden } from '@mantine/core';
import { STARS } from '#domain/rating.ts';
import { type RatingBand, ratingBandOf } from '#domain/rating-band.ts';
import classes from './rating-gauge.module.css';

interface RatingGaugeProps {
  readonly label: string;
  readonly rating: number;
  /** A rating to be on the way to 5 with: marked on the ring. */
  readonly expected?: number | undefined;
  /** Of a week that still runs: what is low on a Monday may be well ahead. */
  readonly word?: string | undefined;
}

const SIZE = 168;
const WIDTH = 16;
const RADIUS = (SIZE - WIDTH) / 2;
const LENGTH = 2 * Math.PI * RADIUS;

/** The colour is never alone. */
const words: Readonly<Record<RatingBand, string>> = {
  green: 'Excellent',
  yellow: 'Good',
  orange: 'Fair',
  red: 'Low',
  grey: 'No stars',
};

/** A rating out of 5 as a ring that fills up, clockwise from the top. */
export function RatingGauge({ label, rating, expected, word }: RatingGaugeProps) {
  const band = ratingBandOf(rating);
  const said = word ?? words[band];
  const filled = (rating / STARS) * LENGTH;
  return (
    <div className={classes.gauge} data-color={band}>
      <VisuallyHidden>
        <meter
          aria-label={label}
          min={0}
          max={STARS}
          value={rating}
          aria-valuetext={`${rating.toFixed(2)} of ${STARS}: ${said}`}
        />
      </VisuallyHidden>
      <svg viewBox={`0 0 ${SIZE} ${SIZE}`} aria-hidden="true">
        <g fill="none" strokeWidth={WIDTH} transform={`rotate(-90 ${SIZE / 2} ${SIZE / 2})`}>
          <circle className={classes.track} cx={SIZE / 2} cy={SIZE / 2} r={RADIUS} />
          {rating > 0 && (
            <circle
              className={classes.filled}
              cx={SIZE / 2}
              cy={SIZE / 2}
              r={RADIUS}
              strokeDasharray={`${filled} ${LENGTH}`}
            />
          )}
          {expected !== undefined && (
            <line
              className={classes.expected}
              x1={SIZE - WIDTH - 3}
              x2={SIZE}
              y1={SIZE / 2}
              y2={SIZE / 2}
              strokeWidth={2.5}
              transform={`rotate(${(expected / STARS) * 360} ${SIZE / 2} ${SIZE / 2})`}
            />
          )}
        </g>
      </svg>
      <p className={classes.words} aria-hidden="true">
        <strong>{rating.toFixed(2)}</strong>
        <span>of {STARS}</span>
        <em>{said}</em>
      </p>
    </div>
  );
}
