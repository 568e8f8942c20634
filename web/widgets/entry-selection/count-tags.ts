import type { TimeEntry } from '#contract/time-entries.ts';
import { compareNames } from '#domain/search/search.ts';

/** How many of the entries have each tag, in alphabetical order. Tags that differ only in case are the same. */
export function countTags(entries: readonly TimeEntry[]): { readonly tag: string; readonly count: number }[] {
  const byKey = Map.groupBy(
    entries.flatMap(({ tags }) => tags),
    (tag) => tag.normalize('NFC').toLowerCase(),
  );
  return [...byKey.values()]
    .map((same) => ({ tag: same[0]!, count: same.length }))
    .toSorted((a, b) => compareNames(a.tag, b.tag));
}
