import { useMediaQuery } from '@mantine/hooks';
import { Fragment, type ReactNode } from 'react';
import { acrossColumns, inColumns } from './columns.ts';
import classes from './section-columns.module.css';

/** From here on there are two columns. */
const WIDE = '(min-width: 75em)';

/** So many rows of a column are drawn first: those of a tall screen. */
const NEAR_ROWS = 20;

interface SectionColumnsProps<S> {
  readonly sections: readonly S[];
  readonly keyOf: (section: S) => string;
  readonly rowsOf: (section: S) => number;
  /** Where what comes first matters most, it stands at the top of both columns. */
  readonly isRanked?: boolean;
  /** `isNear`: on the first screen, most likely. */
  readonly children: (section: S, isNear: boolean) => ReactNode;
}

/** Sections below each other, in two columns where the screen is wide. */
export function SectionColumns<S>({ sections, keyOf, rowsOf, isRanked = false, children }: SectionColumnsProps<S>) {
  const show = (column: readonly S[]) => {
    let rows = 0;
    return column.map((section) => {
      const isNear = rows < NEAR_ROWS;
      rows += rowsOf(section) + 1;
      return <Fragment key={keyOf(section)}>{children(section, isNear)}</Fragment>;
    });
  };
  const isWide = useMediaQuery(WIDE, undefined, { getInitialValueInEffect: false });
  const [left, right] = !isWide ? [sections, []] : (isRanked ? acrossColumns : inColumns)(sections, rowsOf);
  return (
    <div className={classes.columns}>
      <div>{show(left)}</div>
      {isWide && <div>{show(right)}</div>}
    </div>
  );
}
