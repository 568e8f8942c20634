import { limits } from '#domain/limits.ts';

/**
 * The latest plausible expiry of a record that lasts `ttlMs`. A later one was written while a clock was wrong, so the
 * record counts as expired. Allows for a small clock skew between servers.
 */
export function latestValidEnd(now: number, ttlMs: number): number {
  return now + ttlMs + limits.clockSkewMs;
}

/** The latest plausible time at which something began or happened. */
export function latestValidStart(now: number): number {
  return latestValidEnd(now, 0);
}

/** Whether something that lasts `ttlMs` and ends at `end` has begun and has not ended. */
export function isWithinLifetime(end: number, now: number, ttlMs: number): boolean {
  return end > now && end <= latestValidEnd(now, ttlMs);
}
