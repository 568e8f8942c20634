/** How many rows fit on a tall screen and are drawn first. */
const NEAR_ROWS = 20;

/** A section with more rows takes both columns, or it would leave a gap of that height below its neighbour. */
const LONG_ROWS = 14;

export interface Place {
  /** On the first screen, most likely. */
  readonly isNear: boolean;
  /** How many it takes. */
  readonly columns: number;
}

/** Where sections of these heights, in rows, stand: across and then down, or below each other. */
export function columnPlaces(heights: readonly number[], hasTwoColumns: boolean): Place[] {
  let above = 0;
  /** The height of the section that stands left and has no neighbour yet. */
  let left = 0;
  return heights.map((height) => {
    const isLong = hasTwoColumns && height > LONG_ROWS;
    const isLeft = hasTwoColumns && !isLong && left === 0;
    if (isLong) {
      above += left;
      left = 0;
    }
    const place = { isNear: above < NEAR_ROWS, columns: isLong ? 2 : 1 };
    if (isLeft) left = height;
    else {
      above += isLong ? height / 2 : Math.max(left, height);
      left = 0;
    }
    return place;
  });
}
