import { validateTimes } from '#contract/time-entries/time-entries.ts';
import { isSupportedInstant } from '#domain/calendar/calendar.ts';
import { storedEnd, floorToSecond } from '#domain/calendar/time-span.ts';
import { createInstantResolver } from '#server/csv/zone-offset.ts';
import type { DateOrder } from '../parsing/parse-date.ts';
import type { EntryText } from './entry-text.ts';
import type { RowTime, CsvRow } from './csv-rows.ts';

/** An entry in a file, which refers to its area and goal by name. */
export interface FileEntry extends EntryText {
  readonly area: string;
  readonly goal: string;
  readonly start: number;
  readonly end: number;
  readonly hasTask: boolean;
  /** Set only in rows that Weekwise exported. */
  readonly id: string | undefined;
}

/** Creates a function that turns a row into an entry, or into an error message. */
export function createEntryParser(
  order: DateOrder,
  timeZone: string,
  now: number,
): (row: CsvRow) => FileEntry | string {
  const resolveInstants = createInstantResolver(timeZone);
  const toInstants = (time: RowTime): readonly number[] | string => {
    if (typeof time === 'number') return [time];
    const day = time.day[order];
    if (day === undefined) return `${time.day.text} is not a valid date in the chosen order.`;
    const instants = resolveInstants(day, time.seconds);
    return instants.length > 0
      ? instants
      : `This time does not exist: on ${day}, the clocks in ${timeZone} went forward.`;
  };
  return ({ area, goal, note, tags, hasTask, id, start: startTime, end: endTime, durationSec }) => {
    const starts = toInstants(startTime);
    if (typeof starts === 'string') return starts;
    const ends =
      typeof endTime === 'object' && 'durationSec' in endTime
        ? [starts[0]! + endTime.durationSec * 1000]
        : toInstants(endTime);
    if (typeof ends === 'string') return ends;
    const [start, end] = resolveAmbiguousTimes(starts, ends, durationSec);
    if (!isSupportedInstant(start) || !isSupportedInstant(end)) return 'Only dates from 1970 to 2100 are supported.';
    // A server whose clock was ahead may have stored and exported entries in the future.
    const latest = id === undefined ? now : Infinity;
    const error = validateTimes(start, end, latest)[0]?.msg;
    return error ?? { area, goal, note, tags, hasTask, id, start: floorToSecond(start), end: storedEnd(start, end) };
  };
}

/**
 * When the clocks go back, a local time occurs twice. Picks the times that best match the row's duration or, without a
 * duration, the first end after the first start.
 */
function resolveAmbiguousTimes(starts: readonly number[], ends: readonly number[], durationSec: number | undefined) {
  const pairs = starts.flatMap((start) => ends.map((end) => [start, end] as const));
  const inOrder = pairs.filter(([start, end]) => end > start);
  if (durationSec === undefined) return inOrder[0] ?? pairs[0]!;
  const deviation = ([start, end]: readonly [number, number]) => Math.abs(end - start - durationSec * 1000);
  return inOrder.toSorted((a, b) => deviation(a) - deviation(b))[0] ?? pairs[0]!;
}
