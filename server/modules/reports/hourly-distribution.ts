import { offsetAt } from './calendar.ts';
import type { Span } from './time-span.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** An hour as the clock on the wall shows it; where the clocks change, it may be a part of one, or come twice. */
export interface WallHour extends Span {
  /** Days since 1 January 1970. */
  readonly day: number;
  /** From 0 to 23. */
  readonly hour: number;
}

/** The hours of a range on the clock of someone in that zone, one after another. */
export function wallHours(range: Span, timeZone: string): WallHour[] {
  const hours: WallHour[] = [];
  for (const { from, to, offset } of partsOfOneOffset(range, timeZone)) {
    for (let start = from; start < to;) {
      const wall = Math.floor((start + offset) / HOUR_MS);
      const end = Math.min(to, (wall + 1) * HOUR_MS - offset);
      hours.push({ from: start, to: end, day: Math.floor(wall / 24), hour: wall - Math.floor(wall / 24) * 24 });
      start = end;
    }
  }
  return hours;
}

/** From 0 for Monday to 6 for Sunday. */
export function weekdayOf({ day }: WallHour): number {
  // 1 January 1970 was a Thursday.
  return (((day + 3) % 7) + 7) % 7;
}

/**
 * How much of all the entries lies in each of the hours, in milliseconds. However long an entry is, it costs no more than
 * to look up its first and its last hour.
 */
export function trackedIn(hours: readonly WallHour[], entries: readonly Span[]): number[] {
  const ms = hours.map(() => 0);
  /** By how many more entries an hour is filled than the one before it. */
  const more = hours.map(() => 0);
  const range = { from: hours[0]?.from ?? 0, to: hours.at(-1)?.to ?? 0 };
  for (const entry of entries) {
    const [from, to] = [Math.max(entry.from, range.from), Math.min(entry.to, range.to)];
    if (from >= to) continue;
    const [first, last] = [hourAt(hours, from), hourAt(hours, to - 1)];
    if (first === last) {
      ms[first]! += to - from;
      continue;
    }
    ms[first]! += hours[first]!.to - from;
    ms[last]! += to - hours[last]!.from;
    more[first + 1]! += 1;
    more[last]! -= 1;
  }
  let filling = 0;
  return hours.map((hour, n) => {
    filling += more[n]!;
    return ms[n]! + filling * (hour.to - hour.from);
  });
}

/** The one that an instant of their range lies in. */
function hourAt(hours: readonly WallHour[], instant: number): number {
  let [low, high] = [0, hours.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (hours[middle]!.to > instant) high = middle;
    else low = middle + 1;
  }
  return low;
}

interface Part extends Span {
  /** By how much the clock on the wall is ahead of UTC. */
  readonly offset: number;
}

/** The range, cut where the clocks change: no zone changes them twice in a day. */
function partsOfOneOffset({ from, to }: Span, timeZone: string): Part[] {
  const parts: Part[] = [];
  let [start, offset] = [from, offsetAt(from, timeZone)];
  for (let at = from; at < to; at += DAY_MS) {
    const next = Math.min(at + DAY_MS, to);
    const later = offsetAt(next, timeZone);
    if (later === offset) continue;
    const change = firstWithout(offset, at, next, timeZone);
    parts.push({ from: start, to: change, offset });
    [start, offset] = [change, later];
  }
  return start < to ? [...parts, { from: start, to, offset }] : parts;
}

function firstWithout(offset: number, at: number, next: number, timeZone: string): number {
  let [before, after] = [at, next];
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (offsetAt(middle, timeZone) === offset) before = middle;
    else after = middle;
  }
  return after;
}
