import { STARS } from './rating.ts';
import type { Span } from './time-span.ts';

/** How a week that still runs stands against the time that has passed of it. */
export interface Pace {
  /** From 0 to 1: how much of the week is over. */
  readonly elapsed: number;
  /** The rating that would now be on the way to 5. */
  readonly expected: number;
  readonly state: 'ahead' | 'on pace' | 'behind';
}

/** What a day is worth: short of it by less nobody is behind, so that a Monday is no failure. */
const A_DAY = STARS / 7;

/** Undefined for a week that is over or has not begun. */
export function paceOf(rating: number, week: Span, now: number): Pace | undefined {
  if (now < week.from || now >= week.to) return undefined;
  const elapsed = (now - week.from) / (week.to - week.from);
  const expected = STARS * elapsed;
  const state =
    rating >= Math.min(STARS, expected + A_DAY) ? 'ahead' : rating > expected - A_DAY ? 'on pace' : 'behind';
  return { elapsed, expected, state };
}
