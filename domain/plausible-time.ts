import { limits } from './limits.ts';

/**
 * The latest end, seen from `now`, of something that lasts `lifeMs` from when it began: whatever ends later began in the
 * future, so a clock that was ahead has written it, and it is void. Clocks of several servers may differ a little.
 */
export function latestEnd(now: number, lifeMs: number): number {
  return now + lifeMs + limits.clockSkewMs;
}

/** The same for the moment when something began or happened. */
export function latestStart(now: number): number {
  return latestEnd(now, 0);
}

/** Whether something that lasts `lifeMs` and ends at `end` has begun and is not over. */
export function isInForce(end: number, now: number, lifeMs: number): boolean {
  return end > now && end <= latestEnd(now, lifeMs);
}
