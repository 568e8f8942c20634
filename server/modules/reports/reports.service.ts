import { limits, usageHistoryMs } from '#domain/limits.ts';
import type { Db } from '../../db/open.ts';
import { usageCounter } from '../time-entries/entries-in-span.queries.ts';

/** How many entries each focus area has that are new enough to count as use, and when the last of them ended. */
export function usageHistoryReader(db: Db) {
  const countUsage = usageCounter(db);
  return async (userId: string, now: number) => {
    // A start by a clock that is ahead of ours is use, too.
    const recent = { from: now - usageHistoryMs, to: now + limits.clockSkewMs + 1 };
    return (await countUsage(userId, recent, now)).map(({ focus_area_id, entries, last_end }) => ({
      focusAreaId: focus_area_id,
      count: entries,
      lastUsedAt: new Date(Math.min(last_end, now)).toISOString(),
    }));
  };
}
