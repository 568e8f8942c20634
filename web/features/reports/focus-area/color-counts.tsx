import type { ProgressColor } from '#domain/progress/progress.ts';
import * as classes from './color-counts.module.css';

interface ColorCountsProps {
  readonly counts: Readonly<Record<ProgressColor, number>>;
  readonly isLimit: boolean;
}

const targetLabels = { green: '80% or more', yellow: '50% to 80%', red: 'under 50%' };
const limitLabels = { green: 'under 50%', yellow: '50% to 80%', red: '80% or more' };
const colors = ['green', 'yellow', 'red'] as const;

/** The number of weeks per progress colour, as a bar and as text. */
export function ColorCounts({ counts, isLimit }: ColorCountsProps) {
  const total = colors.reduce((sum, color) => sum + counts[color], 0);
  if (total === 0) return null;
  return (
    <div>
      <div className={classes.bar} aria-hidden="true">
        {colors.map((color) => (
          <span key={color} data-color={color} style={{ flexGrow: counts[color] }} />
        ))}
      </div>
      <ul className={classes.labels}>
        {colors.map((color) => (
          <li key={color} data-color={color}>
            <strong>{counts[color] === 1 ? '1 week' : `${counts[color]} weeks`}</strong>{' '}
            {(isLimit ? limitLabels : targetLabels)[color]}
          </li>
        ))}
      </ul>
    </div>
  );
}
