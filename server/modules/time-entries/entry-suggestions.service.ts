import type { EntrySuggestions } from '#contract/time-entries/time-entries.ts';
import { rowExists } from '#server/db/row-exists.ts';
import type { Db } from '#server/db/schema.ts';
import { parseTags, tagKey } from '#server/db/tags.ts';
import { notFound } from '#server/http/errors.ts';
import { listGoalTexts, listTagUsage } from './entry-suggestions.queries.ts';

const MAX_NOTES = 10;
const MAX_TAGS = 50;

/** What the user may want to write on an entry of the goal, judged by their latest entries. */
export async function readSuggestions(db: Db, userId: string, goalId: string): Promise<EntrySuggestions> {
  const [exists, ofGoal, ofAccount] = await Promise.all([
    rowExists(db, 'goals', userId, goalId),
    listGoalTexts(db, userId, goalId),
    listTagUsage(db, userId),
  ]);
  if (!exists) throw notFound();
  const notes = new Set(ofGoal.flatMap(({ note }) => (note === '' ? [] : [note])));
  const goalTags = ofGoal.map(({ tags }, n) => ({ tags, count: 1, last_used_at: -n }));
  return {
    notes: [...notes].slice(0, MAX_NOTES),
    tags: mergeTags(rankTags(goalTags), rankTags(ofAccount)).slice(0, MAX_TAGS),
  };
}

interface TagUsage {
  /** A JSON array. */
  readonly tags: string;
  readonly count: number;
  /** Only compared with others. */
  readonly last_used_at: number;
}

/** Each tag once, the most used and then the latest first. */
function rankTags(usage: readonly TagUsage[]): string[] {
  const byTag = new Map<string, { count: number; lastUsedAt: number }>();
  for (const { tags, count, last_used_at } of usage) {
    for (const tag of parseTags(tags)) {
      const known = byTag.get(tag);
      byTag.set(tag, {
        count: (known?.count ?? 0) + count,
        lastUsedAt: Math.max(known?.lastUsedAt ?? last_used_at, last_used_at),
      });
    }
  }
  return [...byTag]
    .toSorted(
      ([a, left], [b, right]) => right.count - left.count || right.lastUsedAt - left.lastUsedAt || (a < b ? -1 : 1),
    )
    .map(([tag]) => tag);
}

/** Tags that differ only in case count as one, spelled as in the first list that has it. */
function mergeTags(...lists: readonly (readonly string[])[]): string[] {
  const byKey = new Map<string, string>();
  for (const tag of lists.flat()) {
    const key = tagKey(tag);
    if (!byKey.has(key)) byKey.set(key, tag);
  }
  return [...byKey.values()];
}
