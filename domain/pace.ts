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

/** So much may be missing on a Monday, which is no failure; less and less as the week goes on. */
const TOLERANCE = STARS / 6;

/** Undefined for a week that is over or has not begun. */
export function paceOf(rating: number, week: Span, now: number): Pace | undefined {
  if (now < week.from || now >= week.to) return undefined;
  const elapsed = (now - week.from) / (week.to - week.from);
  const expected = STARS * elapsed;
  const tolerance = TOLERANCE * (1 - elapsed);
  const state = rating >= expected + tolerance ? 'ahead' : rating > expected - tolerance ? 'on pace' : 'behind';
  return { elapsed, expected, state };
}
