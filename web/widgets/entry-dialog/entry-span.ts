import type { TimeEntry } from '#contract/time-entries/time-entries.ts';
import { overlapMs, type Span, effectiveSpan } from '#domain/calendar/time-span.ts';

export interface EntryTimes {
  readonly start: number;
  /** Null while the timer runs. */
  readonly end: number | null;
}

export function entryTimes({ startAt, endAt }: Pick<TimeEntry, 'startAt' | 'endAt'>): EntryTimes {
  return { start: Date.parse(startAt), end: endAt === null ? null : Date.parse(endAt) };
}

export function entrySpan(entry: TimeEntry, now: number): Span {
  const { start, end } = entryTimes(entry);
  return effectiveSpan(start, end, now);
}

export function clipToDay(day: Span, { from, to }: Span): Span {
  return { from: Math.max(from, day.from), to: Math.max(day.from, Math.min(to, day.to)) };
}

/** The tracked time of a day. Overlapping entries each count in full. */
export function sumDayMs(entries: readonly TimeEntry[], day: Span, now: number): number {
  return entries.reduce((sum, entry) => sum + overlapMs(entrySpan(entry, now), day), 0);
}
