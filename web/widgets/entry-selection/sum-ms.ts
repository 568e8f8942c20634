import type { TimeEntry } from '#contract/time-entries/time-entries.ts';
import { serverNow } from '#web/http/server-clock.ts';
import { entrySpan } from '#web/widgets/entry-dialog/entry-span.ts';

/** Overlapping entries each count in full. */
export function sumMs(entries: readonly TimeEntry[]): number {
  const now = serverNow();
  return entries.reduce((sum, entry) => {
    const { from, to } = entrySpan(entry, now);
    return sum + to - from;
  }, 0);
}
