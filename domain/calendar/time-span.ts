import { entryMaxMs } from './limits.ts';

/** From an instant up to another, which is no longer part of it. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

const SECOND_MS = 1000;

/**
 * The second that an instant lies in. Entries begin and end with whole seconds, as days and weeks do in every zone: so all
 * sums of time are exact, however time is split and added up.
 */
export function wholeSecond(instant: number): number {
  return Math.floor(instant / SECOND_MS) * SECOND_MS;
}

/** An end as it is stored: in whole seconds, and at least one after the start. */
export function wholeEnd(start: number, end: number): number {
  return Math.max(wholeSecond(end), wholeSecond(start) + SECOND_MS);
}

/** When it ended, null while it runs. A timer that was forgotten has ended where an entry is as long as it may be. */
export function endOf(start: number, end: number | null, now: number): number | null {
  return end ?? (now - start < entryMaxMs ? null : start + entryMaxMs);
}

/** An entry as far as it has come: a running one lasts until now, in whole seconds. */
export function spanOf(start: number, end: number | null, now: number): Span {
  return { from: start, to: endOf(start, end, now) ?? Math.max(wholeSecond(now), start) };
}

/** How much of one lies in the other, in milliseconds. */
export function overlapMs(a: Span, b: Span): number {
  return Math.max(0, Math.min(a.to, b.to) - Math.max(a.from, b.from));
}

/** Whether any of it is part of the other; a moment without length is part of where it lies, and nothing is of nothing. */
export function touches(entry: Span, range: Span): boolean {
  return range.from < range.to && entry.from < range.to && (entry.to > range.from || entry.from >= range.from);
}
