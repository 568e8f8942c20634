import { wrongTimes } from '#contract/time-entries.ts';
import { wallClock } from '#domain/wall-clock.ts';
import type { DateOrder } from '#domain/written-day.ts';
import type { Moment, TableRow } from './table-rows.ts';

/** An entry of a file: where it goes by name, and when it was. */
export interface FileEntry {
  readonly area: string;
  readonly goal: string;
  readonly start: number;
  readonly end: number;
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
  return ({ area, goal, start: startsAt, end: endsAt }) => {
    const starts = instantsOf(startsAt);
    if (typeof starts === 'string') return starts;
    const start = starts[0]!;
    const ends = typeof endsAt === 'object' && 'after' in endsAt ? [start + endsAt.after * 1000] : instantsOf(endsAt);
    if (typeof ends === 'string') return ends;
    // Where clocks go back, a time comes twice: an end that would lie before the start is the second.
    const end = ends.find((instant) => instant > start) ?? ends[0]!;
    return wrongTimes(start, end, now)[0]?.msg ?? { area, goal, start, end };
  };
}
