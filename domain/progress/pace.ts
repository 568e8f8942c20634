import { STARS } from './rating.ts';
import type { Span } from './time-span.ts';

export type PaceState = 'ahead' | 'on pace' | 'behind';

/** How a running week stands against the time that has passed. */
export interface Pace {
  /** From 0 to 1: how much of the week is over. */
  readonly elapsed: number;
  /** The rating that would now be on the way to 5. */
  readonly expected: number;
  readonly state: PaceState;
}

/** How much may be missing on a Monday without being behind; less and less as the week goes on. */
const TOLERANCE = { week: 1 / 6, area: 1 / 2 } as const;

/** Of binary fractions; far below a millisecond of a week. */
const NOISE = 1e-12;

/** How much of a week is over, from 0 to 1; undefined if it is over or has not begun. */
export function elapsedOf(week: Span, now: number): number | undefined {
  return now < week.from || now >= week.to ? undefined : (now - week.from) / (week.to - week.from);
}

/**
 * Compares what is done with what has passed of the week, both from 0 to 1. A single focus area may be further from an even
 * pace than the whole week: many have their time on one or two days.
 */
export function paceState(done: number, elapsed: number, of: keyof typeof TOLERANCE): PaceState {
  const tolerance = TOLERANCE[of] * (1 - elapsed);
  const lead = done - elapsed;
  if (lead >= tolerance - NOISE) return 'ahead';
  return lead > NOISE - tolerance ? 'on pace' : 'behind';
}

/** Undefined for a week that is over or has not begun. */
export function paceOf(rating: number, week: Span, now: number): Pace | undefined {
  const elapsed = elapsedOf(week, now);
  if (elapsed === undefined) return undefined;
  return { elapsed, expected: STARS * elapsed, state: paceState(rating / STARS, elapsed, 'week') };
}
