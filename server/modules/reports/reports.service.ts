import { limits, usageHistoryMs } from '#domain/limits.ts';
import type { Span } from '#domain/time-span.ts';
import type { TrackedEntry } from '#domain/usage.ts';

/** What is new enough to count as use; a start by a clock that is ahead of ours is use, too. */
export function recentSpan(now: number): Span {
  return { from: now - usageHistoryMs, to: now + limits.clockSkewMs + 1 };
}

/** How many entries each focus area has, and when the last of them ended, in the order of ids. */
export function usageHistoryOf(entries: readonly TrackedEntry[], now: number) {
  const byArea = Map.groupBy(entries, (entry) => entry.focusAreaId);
  return [...byArea]
    .map(([focusAreaId, own]) => {
      const lastEnd = own.reduce((last, { to }) => Math.max(last, to), 0);
      return { focusAreaId, count: own.length, lastUsedAt: new Date(Math.min(lastEnd, now)).toISOString() };
    })
    .toSorted((a, b) => (a.focusAreaId < b.focusAreaId ? -1 : 1));
}
