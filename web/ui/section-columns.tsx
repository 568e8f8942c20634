import { useMediaQuery } from '@mantine/hooks';
import type { ReactNode } from 'react';
import classes from './section-columns.module.css';

/** From here on there are two columns. */
const WIDE = '(min-width: 75em)';

/** How many rows fit on a tall screen and are drawn first. */
const NEAR_ROWS = 20;

/** A section with more rows takes both columns, or it would leave a gap of that height below its neighbour. */
const LONG_ROWS = 14;

interface Place {
  /** On the first screen, most likely. */
  readonly isNear: boolean;
  /** Side by side, its rows take so many columns. */
  readonly columns: number;
}

interface SectionColumnsProps<S> {
  readonly sections: readonly S[];
  readonly keyOf: (section: S) => string;
  readonly rowsOf: (section: S) => number;
  readonly children: (section: S, place: Place) => ReactNode;
}

/**
 * Sections below each other, side by side in pairs where the screen is wide. The order in the document is the order in
 * which they are read: across, then down.
 */
export function SectionColumns<S>({ sections, keyOf, rowsOf, children }: SectionColumnsProps<S>) {
  const isWide = useMediaQuery(WIDE, undefined, { getInitialValueInEffect: false });
  /** The height of the rows above in rows, and of the section that waits for a neighbour. */
  let above = 0;
  let waiting = 0;
  return (
    <div className={classes.columns}>
      {sections.map((section) => {
        const rows = rowsOf(section) + 1;
        const isLong = isWide && rows > LONG_ROWS;
        if (isLong) {
          above += waiting;
          waiting = 0;
        }
        const isNear = above < NEAR_ROWS;
        if (!isWide) above += rows;
        else if (isLong) above += rows / 2;
        else if (waiting === 0) waiting = rows;
        else {
          above += Math.max(waiting, rows);
          waiting = 0;
        }
        return (
          <div key={keyOf(section)} className={isLong ? classes.long : undefined}>
            {children(section, { isNear, columns: isLong ? 2 : 1 })}
          </div>
        );
      })}
    </div>
  );
}
