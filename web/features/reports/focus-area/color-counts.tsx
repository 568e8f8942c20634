import type { ProgressColor } from '#domain/progress.ts';
import classes from './color-counts.module.css';

interface ColorCountsProps {
  readonly counts: Readonly<Record<ProgressColor, number>>;
  readonly isLimit: boolean;
}

const targetWords = { green: '80% or more', yellow: '50% to 80%', red: 'under 50%' };
const limitWords = { green: 'under 50%', yellow: '50% to 80%', red: '80% or more' };
const colors = ['green', 'yellow', 'red'] as const;

/** How many weeks went how well: a bar for the eye, and the words of it. */
export function ColorCounts({ counts, isLimit }: ColorCountsProps) {
  const all = colors.reduce((sum, color) => sum + counts[color], 0);
  if (all === 0) return null;
  return (
    <div>
      <div className={classes.bar} aria-hidden="true">
        {colors.map((color) => (
          <span key={color} data-color={color} style={{ flexGrow: counts[color] }} />
        ))}
      </div>
      <ul className={classes.words}>
        {colors.map((color) => (
          <li key={color} data-color={color}>
            <strong>{counts[color] === 1 ? '1 week' : `${counts[color]} weeks`}</strong>{' '}
            {(isLimit ? limitWords : targetWords)[color]}
          </li>
        ))}
      </ul>
    </div>
  );
}
