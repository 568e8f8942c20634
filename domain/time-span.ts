import { entryMaxMs } from './limits.ts';

/** From an instant up to another, which is no longer part of it. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** When it ended, null while it runs. A timer that was forgotten has ended where an entry is as long as it may be. */
export function endOf(start: number, end: number | null, now: number): number | null {
  return end ?? (now - start < entryMaxMs ? null : start + entryMaxMs);
}

/** An entry as far as it has come: a running one lasts until now. */
export function spanOf(start: number, end: number | null, now: number): Span {
  return { from: start, to: endOf(start, end, now) ?? Math.max(now, start) };
}

/** How much of one lies in the other, in milliseconds. */
export function overlapMs(a: Span, b: Span): number {
  return Math.max(0, Math.min(a.to, b.to) - Math.max(a.from, b.from));
}

/** Whether any of it is part of the other; a moment without length is part of where it lies, and nothing is of nothing. */
export function touches(entry: Span, range: Span): boolean {
  return range.from < range.to && entry.from < range.to && (entry.to > range.from || entry.from >= range.from);
}
