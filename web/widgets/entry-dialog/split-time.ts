import { addDays, toDay, toInstants } from '#domain/calendar/calendar.ts';
import { formatTime, formatTimeOfDay } from '#domain/calendar/format-date.ts';
import type { Formats } from '#domain/calendar/format-settings.ts';
import { floorToSecond, type Span } from '#domain/calendar/time-span.ts';
import { parseTimeInput } from '#web/ui/fields/parsing/parse-time-input.ts';
import { toWallTime, type WallTime } from './parse-times.ts';

const MINUTE_MS = 60_000;
const STEP_MS = 5 * MINUTE_MS;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** The middle of the entry, on a round time if there is one within it. */
export function proposeSplit({ from, to }: Span): number {
  const middle = from + (to - from) / 2;
  const rounded = [STEP_MS, MINUTE_MS].map((step) => Math.round(middle / step) * step);
  return rounded.find((instant) => instant > from && instant < to) ?? floorToSecond(middle);
}

/** Within a day, the time alone tells where to split. */
export function needsSplitDay({ from, to }: Span): boolean {
  return to - from > DAY_MS;
}

/**
 * The instant within the entry that was typed, or an error message. If the proposed time is unchanged, the instant keeps its
 * seconds.
 */
export function parseSplit(
  wall: WallTime,
  entry: Span,
  proposed: number,
  timeZone: string,
  formats: Formats,
): number | string {
  const time = parseTimeInput(wall.time);
  if (time === undefined) return `Enter a time such as ${formatTimeOfDay('09:30', formats)}.`;
  const initial = toWallTime(proposed, timeZone);
  if (initial.time === time && initial.day === wall.day) return proposed;
  const days = needsSplitDay(entry) ? [wall.day] : listDays(entry, timeZone);
  const instants = days.flatMap((day) => toInstants(day, time, timeZone));
  const [from, to] = [entry.from, entry.to].map((instant) => formatTime(instant, timeZone, formats));
  return (
    instants.find((instant) => instant > entry.from && instant < entry.to) ??
    (needsSplitDay(entry) ? 'Choose a time within the entry.' : `Choose a time between ${from} and ${to}.`)
  );
}

function listDays({ from, to }: Span, timeZone: string): string[] {
  const first = toDay(from, timeZone);
  return toDay(to, timeZone) === first ? [first] : [first, addDays(first, 1)];
}
