import { limits, usageHistoryMs } from '#domain/limits.ts';
import type { Db } from '../../db/open.ts';
import { usageCounter } from '../time-entries/entries-in-span.queries.ts';

/** How many entries each focus area had in the 28 days up to an instant, and when the last of them ended. */
export function recentUseReader(db: Db) {
  const countUsage = usageCounter(db);
  return async (userId: string, until: number, now: number) => {
    // A start by a clock that is ahead of ours is use, too.
    const recent = { from: until - usageHistoryMs, to: until + limits.clockSkewMs + 1 };
    return (await countUsage(userId, recent, now)).map(({ focus_area_id, entries, last_end }) => ({
      focusAreaId: focus_area_id,
      count: entries,
      lastUsedAt: Math.min(last_end, until),
    }));
  };
}
