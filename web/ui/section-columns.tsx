import { useMediaQuery } from '@mantine/hooks';
import { Fragment, type ReactNode } from 'react';
import classes from './section-columns.module.css';

/** From here on there are two columns. */
const WIDE = '(min-width: 75em)';

/** How many rows of a column fit on a tall screen and are drawn first. */
const NEAR_ROWS = 20;

interface SectionColumnsProps<S> {
  readonly sections: readonly S[];
  readonly keyOf: (section: S) => string;
  readonly rowsOf: (section: S) => number;
  /** `isNear`: on the first screen, most likely. */
  readonly children: (section: S, isNear: boolean) => ReactNode;
}

/**
 * Sections below each other, side by side in pairs where the screen is wide. The order in the document is the order in
 * which they are read: across, then down.
 */
export function SectionColumns<S>({ sections, keyOf, rowsOf, children }: SectionColumnsProps<S>) {
  const isWide = useMediaQuery(WIDE, undefined, { getInitialValueInEffect: false });
  const across = isWide ? 2 : 1;
  const heights = sections.map((section) => rowsOf(section) + 1);
  let rowsAbove = 0;
  return (
    <div className={classes.columns}>
      {sections.map((section, n) => {
        if (n > 0 && n % across === 0) rowsAbove += Math.max(...heights.slice(n - across, n));
        return <Fragment key={keyOf(section)}>{children(section, rowsAbove < NEAR_ROWS)}</Fragment>;
      })}
    </div>
  );
}
