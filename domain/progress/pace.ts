import { MAX_STARS } from '../rating/rating.ts';
import type { Span } from '../calendar/time-span.ts';

export type PaceState = 'ahead' | 'on pace' | 'behind';

/** How a running week compares with the time that has passed. */
export interface Pace {
  /** The fraction of the week that is over, from 0 to 1. */
  readonly elapsed: number;
  /** The rating that an even pace towards 5 would have reached by now. */
  readonly expected: number;
  readonly state: PaceState;
}

/** How far behind an even pace a week may be on a Monday; shrinks to zero as the week goes on. */
const TOLERANCE = { week: 1 / 6, area: 1 / 2 } as const;

/** Absorbs floating-point noise; far below a millisecond of a week. */
const EPSILON = 1e-12;

/** The fraction of a week that is over, from 0 to 1; undefined if the week is over or has not begun. */
export function elapsedFraction(week: Span, now: number): number | undefined {
  return now < week.from || now >= week.to ? undefined : (now - week.from) / (week.to - week.from);
}

/**
 * Compares progress with elapsed time, both from 0 to 1. A single focus area gets more tolerance than the whole week,
 * because many areas get all their time on one or two days.
 */
export function paceState(done: number, elapsed: number, scope: keyof typeof TOLERANCE): PaceState {
  const tolerance = TOLERANCE[scope] * (1 - elapsed);
  const lead = done - elapsed;
  if (lead >= tolerance - EPSILON) return 'ahead';
  return lead > EPSILON - tolerance ? 'on pace' : 'behind';
}

/** Undefined for a week that is over or has not begun. */
export function weekPace(rating: number, week: Span, now: number): Pace | undefined {
  const elapsed = elapsedFraction(week, now);
  if (elapsed === undefined) return undefined;
  return { elapsed, expected: MAX_STARS * elapsed, state: paceState(rating / MAX_STARS, elapsed, 'week') };
}
