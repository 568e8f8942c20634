import { entryMaxMs } from '../limits.ts';

/** From an instant, inclusive, to another, exclusive. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

const SECOND_MS = 1000;

/**
 * Entries start and end on whole seconds, as days and weeks do in every zone. All sums of time are therefore exact, however
 * time is split and added up (record 22).
 */
export function floorToSecond(instant: number): number {
  return Math.floor(instant / SECOND_MS) * SECOND_MS;
}

/** The end to store: in whole seconds, and at least one after the start. */
export function storedEnd(start: number, end: number): number {
  return Math.max(floorToSecond(end), floorToSecond(start) + SECOND_MS);
}

/** Null while the entry is running. A forgotten timer ends once the entry reaches its maximum length. */
export function effectiveEnd(start: number, end: number | null, now: number): number | null {
  return end ?? (now - start < entryMaxMs ? null : start + entryMaxMs);
}

/** The span of an entry so far: a running one reaches to now, in whole seconds. */
export function effectiveSpan(start: number, end: number | null, now: number): Span {
  return { from: start, to: effectiveEnd(start, end, now) ?? Math.max(floorToSecond(now), start) };
}

export function overlapMs(a: Span, b: Span): number {
  return Math.max(0, Math.min(a.to, b.to) - Math.max(a.from, b.from));
}

/** Whether an entry overlaps a range. An entry of zero length belongs to the range it lies in; an empty range has no entries. */
export function overlaps(entry: Span, range: Span): boolean {
  return range.from < range.to && entry.from < range.to && (entry.to > range.from || entry.from >= range.from);
}
