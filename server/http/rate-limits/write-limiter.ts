import { tooManyRequests } from './rate-limiter.ts';

export interface WriteLimiter {
  /** Counts one change; throws 429 beyond the limit. */
  consume(userId: string, now: number): void;
}

const WINDOW_MS = 60_000;

/** Bounds the memory. The count of an evicted user restarts from zero. */
const MAX_TRACKED_USERS = 10_000;

/**
 * Prevents one user from filling the disk and the write queue. Unlike the other limits, it is only in memory: an
 * approximate count is enough, and counting in the database would add a write to every write.
 */
export function createWriteLimiter(max: number): WriteLimiter {
  const windows = new Map<string, { readonly endsAt: number; count: number }>();
  return {
    consume(userId, now) {
      let window = windows.get(userId);
      // A window that ends too far in the future was opened while the clock was ahead.
      if (!window || window.endsAt <= now || window.endsAt > now + WINDOW_MS) {
        window = { endsAt: now + WINDOW_MS, count: 0 };
        // Reinserted at the end of the map, so that the oldest window is evicted first.
        windows.delete(userId);
        if (windows.size >= MAX_TRACKED_USERS) windows.delete(windows.keys().next().value ?? userId);
        windows.set(userId, window);
      }
      if (++window.count > max) throw tooManyRequests(window.endsAt - now);
    },
  };
}
