import { wrongTimes } from '#contract/time-entries.ts';
import { isKnownInstant } from '#domain/calendar.ts';
import { wholeEnd, wholeSecond } from '#domain/time-span.ts';
import { wallClock } from '#domain/wall-clock.ts';
import type { DateOrder } from '#domain/written-day.ts';
import type { Moment, TableRow } from './table-rows.ts';

/** An entry of a file: where it goes by name, and when it was. */
export interface FileEntry {
  readonly area: string;
  readonly goal: string;
  readonly start: number;
  readonly end: number;
  /** Of a row that Weekwise has exported. */
  readonly id: string | undefined;
}

/** The entry of a row whose dates are written in that order and whose times are of that zone, or why there is none. */
export function entryReader(order: DateOrder, timeZone: string, now: number): (row: TableRow) => FileEntry | string {
  const clock = wallClock(timeZone);
  const instantsOf = (moment: Moment): readonly number[] | string => {
    if (typeof moment === 'number') return [moment];
    const day = moment.day[order];
    if (day === undefined) return `${moment.day.text} is no date in the order of the others.`;
    const instants = clock(day, moment.seconds);
    return instants.length > 0 ? instants : `On ${day} the clocks of ${timeZone} went forward over that time.`;
  };
  return ({ area, goal, id, start: startsAt, end: endsAt, seconds }) => {
    const starts = instantsOf(startsAt);
    if (typeof starts === 'string') return starts;
    const ends =
      typeof endsAt === 'object' && 'after' in endsAt ? [starts[0]! + endsAt.after * 1000] : instantsOf(endsAt);
    if (typeof ends === 'string') return ends;
    const [start, end] = meant(starts, ends, seconds);
    if (!isKnownInstant(start) || !isKnownInstant(end)) return 'Only days from 1970 to 2100 are known.';
    // A server whose clock was ahead has stored entries of the future. What it has exported is taken as it is.
    const latest = id === undefined ? now : Infinity;
    const wrong = wrongTimes(start, end, latest)[0]?.msg;
    return wrong ?? { area, goal, id, start: wholeSecond(start), end: wholeEnd(start, end) };
  };
}

/** Where clocks go back, a time comes twice. Meant are those as far apart as the line says; else the first end after the first start. */
function meant(starts: readonly number[], ends: readonly number[], seconds: number | undefined) {
  const pairs = starts.flatMap((start) => ends.map((end) => [start, end] as const));
  const inOrder = pairs.filter(([start, end]) => end > start);
  if (seconds === undefined) return inOrder[0] ?? pairs[0]!;
  const offBy = ([start, end]: readonly [number, number]) => Math.abs(end - start - seconds * 1000);
  return inOrder.toSorted((a, b) => offBy(a) - offBy(b))[0] ?? pairs[0]!;
}
