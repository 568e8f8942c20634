import { generateKeyBetween, generateNKeysBetween } from 'fractional-indexing';

/** Digits sort the same in every collation. */
const DIGITS = '0123456789';
/** Moving tasks between the same two again and again adds a digit every few times. */
export const MAX_POSITION_LENGTH = 60;
/** The library returns it below '000001', but does not accept it. */
const BELOW_FIRST = '000000';

/**
 * A position that sorts between two others, so that moving a task writes one row. Null: the beginning or the end. Undefined if the
 * two are equal, as those of restored tasks may be, or if no position of an acceptable length is left.
 */
export function positionBetween(before: string | null, after: string | null): string | undefined {
  if (before !== null && before === after) return undefined;
  const position = generateKeyBetween(before, after, DIGITS);
  return position.length <= MAX_POSITION_LENGTH && position !== BELOW_FIRST ? position : undefined;
}

/** Ascending positions after another. Undefined if not as many are left. */
export function positionsAfter(last: string | null, count: number): string[] | undefined {
  const positions: string[] = [];
  for (let before = last; positions.length < count; before = positions.at(-1)!) {
    const position = positionBetween(before, null);
    if (position === undefined) return undefined;
    positions.push(position);
  }
  return positions;
}

/** Ascending positions from the beginning. */
export function firstPositions(count: number): string[] {
  return generateNKeysBetween(null, null, count, DIGITS);
}
