import type { Span } from '#domain/time-span.ts';
import { latestIn } from './entry-proposal.ts';
import { type EntryTimes, partIn } from './entry-span.ts';

/** Times of the calendar go in steps of five minutes. */
export const STEP_MS = 5 * 60_000;

/** What of an entry is moved: one of its ends, or all of it. */
export type Edge = 'start' | 'end' | 'both';

/** What runs has no end to be moved; an end on another day is out of reach. */
export function canShift({ start, end }: EntryTimes, edge: Edge, day: Span): boolean {
  if (edge === 'start') return start >= day.from;
  return end !== null && (edge === 'both' || end <= day.to);
}

/** The times after a shift, as far as it may go: within the day, not beyond now, and something is left of the entry. */
export function shifted(times: EntryTimes, edge: Edge, by: number, day: Span, now: number): EntryTimes {
  if (!canShift(times, edge, day)) return times;
  const { start, end } = times;
  const until = end ?? now;
  const part = partIn(day, { from: start, to: until });
  const room = part.to - part.from - Math.min(STEP_MS, part.to - part.from);
  const latest = latestIn(day, now);
  if (edge === 'start') return { start: start + within(by, day.from - start, room), end };
  if (edge === 'end') return { start, end: until + within(by, -room, latest - until) };
  const least = start >= day.from ? day.from - start : day.from + STEP_MS - until;
  const most = until <= day.to ? latest - until : Math.min(day.to - STEP_MS - start, now - until);
  // By whole steps also at the limits: seconds stay what they are.
  const whole = within(by, Math.ceil(least / STEP_MS) * STEP_MS, Math.floor(most / STEP_MS) * STEP_MS);
  return { start: start + whole, end: until + whole };
}

/** How far a shift by the pointer goes: all of an entry by whole steps, an end of it onto one. */
export function stepped(times: EntryTimes, edge: Edge, by: number): number {
  if (edge === 'both') return Math.round(by / STEP_MS) * STEP_MS;
  const at = edge === 'start' ? times.start : (times.end ?? 0);
  return Math.round((at + by) / STEP_MS) * STEP_MS - at;
}

/** The time between two points of a day, in whole steps; undefined where all of it is still to come. */
export function drawn(a: number, b: number, day: Span, now: number): Span | undefined {
  const latest = latestIn(day, now);
  const from = Math.max(day.from, Math.floor(Math.min(a, b) / STEP_MS) * STEP_MS);
  const to = Math.min(latest, Math.max(Math.ceil(Math.max(a, b) / STEP_MS) * STEP_MS, from + STEP_MS));
  return from < to ? { from, to } : undefined;
}

/** Nothing is always possible, whatever the limits. */
function within(by: number, least: number, most: number): number {
  return Math.min(Math.max(by, Math.min(0, least)), Math.max(0, most));
}
