import type { TimeEntry } from '#contract/time-entries.ts';
import { overlapMs, type Span, spanOf } from '#domain/time-span.ts';

/** When an entry began and ended; null while it runs. */
export interface EntryTimes {
  readonly start: number;
  readonly end: number | null;
}

export function timesOfEntry({ startAt, endAt }: Pick<TimeEntry, 'startAt' | 'endAt'>): EntryTimes {
  return { start: Date.parse(startAt), end: endAt === null ? null : Date.parse(endAt) };
}

export function spanOfEntry(entry: TimeEntry, now: number): Span {
  const { start, end } = timesOfEntry(entry);
  return spanOf(start, end, now);
}

/** What of it lies in the day. */
export function partIn(day: Span, { from, to }: Span): Span {
  return { from: Math.max(from, day.from), to: Math.max(day.from, Math.min(to, day.to)) };
}

/** What a day counts: each entry for its part, also where they overlap. */
export function dayTotalMs(entries: readonly TimeEntry[], day: Span, now: number): number {
  return entries.reduce((sum, entry) => sum + overlapMs(spanOfEntry(entry, now), day), 0);
}
