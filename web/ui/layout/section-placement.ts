/** How many rows fit on a tall screen. */
const ABOVE_FOLD_ROWS = 20;

/** A section with more rows spans both columns; otherwise it would leave a gap below its neighbour. */
const MAX_HALF_WIDTH_ROWS = 14;

export interface SectionPlacement {
  /** Likely to be visible without scrolling. */
  readonly isAboveFold: boolean;
  readonly columnSpan: number;
}

/** Places sections of the given heights (in rows) across and then down, or in a single column. */
export function placeSections(heights: readonly number[], hasTwoColumns: boolean): SectionPlacement[] {
  let rowsAbove = 0;
  /** Height of the section in the left column whose right neighbour is not placed yet. */
  let leftHeight = 0;
  return heights.map((height) => {
    const isLong = hasTwoColumns && height > MAX_HALF_WIDTH_ROWS;
    const isLeft = hasTwoColumns && !isLong && leftHeight === 0;
    if (isLong) {
      rowsAbove += leftHeight;
      leftHeight = 0;
    }
    const placement = { isAboveFold: rowsAbove < ABOVE_FOLD_ROWS, columnSpan: isLong ? 2 : 1 };
    if (isLeft) leftHeight = height;
    else {
      rowsAbove += isLong ? height / 2 : Math.max(leftHeight, height);
      leftHeight = 0;
    }
    return placement;
  });
}
