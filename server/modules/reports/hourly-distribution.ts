import { zoneOffset } from '#domain/calendar/calendar.ts';
import type { Span } from '#domain/calendar/time-span.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** An hour of local time. When the clocks change, it may be cut short or occur twice. */
export interface LocalHour extends Span {
  /** Local days since 1 January 1970. */
  readonly day: number;
  /** From 0 to 23. */
  readonly hour: number;
}

/** The local hours of a range, in order. */
export function localHours(range: Span, timeZone: string): LocalHour[] {
  const hours: LocalHour[] = [];
  for (const { from, to, offset } of splitByOffset(range, timeZone)) {
    for (let start = from; start < to;) {
      const localHour = Math.floor((start + offset) / HOUR_MS);
      const end = Math.min(to, (localHour + 1) * HOUR_MS - offset);
      const day = Math.floor(localHour / 24);
      hours.push({ from: start, to: end, day, hour: localHour - day * 24 });
      start = end;
    }
  }
  return hours;
}

/** From 0 for Monday to 6 for Sunday. */
export function toWeekday({ day }: LocalHour): number {
  // 1 January 1970 was a Thursday.
  return (((day + 3) % 7) + 7) % 7;
}

/**
 * The milliseconds tracked in each of several consecutive spans. Each entry takes two lookups, for its first and its last
 * span, however long it is; the spans in between are filled from a difference array.
 */
export function trackedPerSpan(spans: readonly Span[], entries: readonly Span[]): number[] {
  const ms = spans.map(() => 0);
  /** How many more or fewer entries fill a span entirely than fill the previous one. */
  const deltas = spans.map(() => 0);
  const range = { from: spans[0]?.from ?? 0, to: spans.at(-1)?.to ?? 0 };
  for (const entry of entries) {
    const [from, to] = [Math.max(entry.from, range.from), Math.min(entry.to, range.to)];
    if (from >= to) continue;
    const [first, last] = [findSpanIndex(spans, from), findSpanIndex(spans, to - 1)];
    if (first === last) {
      ms[first]! += to - from;
      continue;
    }
    ms[first]! += spans[first]!.to - from;
    ms[last]! += to - spans[last]!.from;
    deltas[first + 1]! += 1;
    deltas[last]! -= 1;
  }
  let activeCount = 0;
  return spans.map((span, n) => {
    activeCount += deltas[n]!;
    return ms[n]! + activeCount * (span.to - span.from);
  });
}

/** The index of the span that contains an instant of the range. */
function findSpanIndex(spans: readonly Span[], instant: number): number {
  let [low, high] = [0, spans.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (spans[middle]!.to > instant) high = middle;
    else low = middle + 1;
  }
  return low;
}

interface OffsetSegment extends Span {
  /** Milliseconds that local time is ahead of UTC. */
  readonly offset: number;
}

/** Splits the range where the clocks change. No time zone changes them twice in a day, so daily samples suffice. */
function splitByOffset({ from, to }: Span, timeZone: string): OffsetSegment[] {
  const segments: OffsetSegment[] = [];
  let [start, offset] = [from, zoneOffset(from, timeZone)];
  for (let at = from; at < to; at += DAY_MS) {
    const next = Math.min(at + DAY_MS, to);
    const later = zoneOffset(next, timeZone);
    if (later === offset) continue;
    const change = findOffsetChange(offset, at, next, timeZone);
    segments.push({ from: start, to: change, offset });
    [start, offset] = [change, later];
  }
  return start < to ? [...segments, { from: start, to, offset }] : segments;
}

function findOffsetChange(offset: number, at: number, next: number, timeZone: string): number {
  let [before, after] = [at, next];
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (zoneOffset(middle, timeZone) === offset) before = middle;
    else after = middle;
  }
  return after;
}
