import { generateKeyBetween, generateNKeysBetween } from 'fractional-indexing';

/** Digits sort the same in every collation. */
const DIGITS = '0123456789';
/** Moving tasks between the same two again and again adds a digit every few times. */
export const MAX_POSITION_LENGTH = 60;

/** A position that sorts between two others, so that moving a task writes one row. Null: the beginning or the end. */
export function positionBetween(before: string | null, after: string | null): string {
  return generateKeyBetween(before, after, DIGITS);
}

/** Ascending positions after another, or from the beginning. */
export function positionsAfter(last: string | null, count: number): string[] {
  return generateNKeysBetween(last, null, count, DIGITS);
}
