import { VisuallyHidden } from '@mantine/core';
import { STARS } from '#domain/rating.ts';
import type { Pace } from '#domain/pace.ts';
import { type RatingBand, ratingBandOf } from '#domain/rating-band.ts';
import classes from './rating-gauge.module.css';

interface RatingGaugeProps {
  readonly label: string;
  readonly rating: number;
  /** Only for a running week, which is named by its pace: what is low on a Monday may be well ahead. */
  readonly soFar?: (Pick<Pace, 'expected' | 'state'> & { readonly word: string }) | undefined;
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
export function RatingGauge({ label, rating, soFar }: RatingGaugeProps) {
  const band = ratingBandOf(rating);
  const said = soFar?.word ?? words[band];
  // The bands grade a finished week. Before that only the best one is certain, and a week that is behind looks so.
  const color = soFar && soFar.state !== 'behind' && band !== 'green' ? 'running' : band;
  const outOf = `of ${STARS}${soFar ? ' so far' : ''}`;
  const filled = (rating / STARS) * LENGTH;
  return (
    <div className={classes.gauge} data-color={color}>
      <VisuallyHidden>
        <meter
          aria-label={label}
          min={0}
          max={STARS}
          value={rating}
          aria-valuetext={`${rating.toFixed(2)} ${outOf}: ${said}`}
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
          {soFar && (
            <line
              className={classes.expected}
              x1={SIZE - WIDTH - 3}
              x2={SIZE}
              y1={SIZE / 2}
              y2={SIZE / 2}
              strokeWidth={2.5}
              transform={`rotate(${(soFar.expected / STARS) * 360} ${SIZE / 2} ${SIZE / 2})`}
            />
          )}
        </g>
      </svg>
      <p className={classes.words} aria-hidden="true">
        <strong>{rating.toFixed(2)}</strong>
        <span>{outOf}</span>
        <em>{said}</em>
      </p>
    </div>
  );
}
