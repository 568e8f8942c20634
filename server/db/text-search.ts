import pLimit from 'p-limit';

/** Searches use at most this many connections to PostgreSQL at a time. */
const MAX_CONCURRENT_SLICES = 2;

/**
 * Reads a slice of a search. Searching all of an account's texts takes a while, so they are searched in slices, and other
 * requests are served in between.
 */
export const readSearchSlice = pLimit(MAX_CONCURRENT_SLICES);

/** The values of the parameters `word0`, `word1`, …, which a query with `words.length` as a variant compares texts with. */
export function wordParams(words: readonly string[]): Readonly<Record<string, string>> {
  return Object.fromEntries(words.map((word, n) => [`word${n}`, word]));
}
