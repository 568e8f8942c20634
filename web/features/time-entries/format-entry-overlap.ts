import type { TimeEntry } from '#contract/time-entries.ts';
import { tallyEntries } from '#domain/calendar/tally.ts';
import type { Span } from '#domain/calendar/time-span.ts';
import { formatOverlap } from '#domain/duration/format-overlap.ts';
import { entrySpan } from '#web/widgets/entry-dialog/entry-span.ts';

/** '9 h tracked in 7 h 20 min', for the entries of a day or a week; undefined if they did not overlap. */
export function formatEntryOverlap(entries: readonly TimeEntry[], within: Span, now: number): string | undefined {
  const spans = entries.map((entry) => entrySpan(entry, now));
  const { trackedMs, elapsedMs } = tallyEntries(spans, within);
  return formatOverlap(trackedMs / 1000, elapsedMs / 1000);
}
