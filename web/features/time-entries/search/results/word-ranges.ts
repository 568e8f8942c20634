import { normalizeForSearch } from '#domain/search/search.ts';

/** From an index in the text, inclusive, to another, exclusive. */
type Range = readonly [start: number, end: number];

/** Where normalized words occur in a text, in order and without overlaps. */
export function findWordRanges(text: string, words: readonly string[]): Range[] {
  let normalized = '';
  /** For each character of the normalized text, the character of the text that it comes from. */
  const origins: Range[] = [];
  let index = 0;
  for (const character of text) {
    const range = [index, index + character.length] as const;
    const part = normalizeForSearch(character);
    normalized += part;
    for (let n = 0; n < part.length; n++) origins.push(range);
    index += character.length;
  }
  const found = words.flatMap((word) => findOccurrences(normalized, word, origins));
  return mergeRanges(found.toSorted(([a], [b]) => a - b));
}

function findOccurrences(normalized: string, word: string, origins: readonly Range[]): Range[] {
  const found: Range[] = [];
  for (let at = normalized.indexOf(word); at !== -1; at = normalized.indexOf(word, at + word.length)) {
    found.push([origins[at]![0], origins[at + word.length - 1]![1]]);
  }
  return found;
}

function mergeRanges(sorted: readonly Range[]): Range[] {
  const merged: Range[] = [];
  for (const [start, end] of sorted) {
    const last = merged.at(-1);
    if (last && start <= last[1]) merged[merged.length - 1] = [last[0], Math.max(last[1], end)];
    else merged.push([start, end]);
  }
  return merged;
}
