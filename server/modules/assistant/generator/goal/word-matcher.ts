import { normalizeForSearch } from '#domain/search/search.ts';

/** More than enough to tell what a goal is about. */
const MAX_READ_LENGTH = 4000;
/** Arabic presentation forms, some of which expand to 18 letters when normalized. */
const LIGATURES = /[\ufb50-\ufdff]/g;

/** ' learn spanish in 8 weeks ': the spaces at both ends allow searching for whole words. */
export function toSpacedWords(text: string): string {
  return ` ${
    normalizeForSearch(text.slice(0, MAX_READ_LENGTH).replaceAll(LIGATURES, ''))
      .slice(0, MAX_READ_LENGTH)
      .match(/[\p{L}\p{N}]+/gu)
      ?.join(' ') ?? ''
  } `;
}

const needleCache = new Map<string, string>();

/** The search string for a word or phrase in a spaced text. A trailing star matches any ending. */
export function toNeedle(word: string): string {
  let needle = needleCache.get(word);
  if (needle === undefined) {
    needle = word.endsWith('*') ? toSpacedWords(word).slice(0, -1) : toSpacedWords(word);
    needleCache.set(word, needle);
  }
  return needle;
}

/** Creates a predicate that checks whether the text contains any of the given words. */
export function createWordMatcher(text: string): (words: readonly string[]) => boolean {
  const haystack = toSpacedWords(text);
  return (words) => words.some((word) => haystack.includes(toNeedle(word)));
}
