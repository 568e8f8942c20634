import { tooMany } from './rate-limit.ts';

export interface WriteLimiter {
  /** Counts one change; throws 429 beyond the limit. */
  take(userId: string, now: number): void;
}

const WINDOW_MS = 60_000;

/** Bounds the memory. A user who is dropped starts again from zero. */
const USERS_KEPT = 10_000;

/**
 * In memory, unlike the other limits: it keeps one user from filling the disk and the queue of writes, for which a rough
 * count is enough, and counting in the database would add a write to each write.
 */
export function openWriteLimiter(max: number): WriteLimiter {
  const windows = new Map<string, { readonly endsAt: number; count: number }>();
  return {
    take(userId, now) {
      let window = windows.get(userId);
      // A window that ends too far in the future was opened while the clock was ahead.
      if (!window || window.endsAt <= now || window.endsAt > now + WINDOW_MS) {
        window = { endsAt: now + WINDOW_MS, count: 0 };
        // At the end of the map, so that its first is the one that began first.
        windows.delete(userId);
        if (windows.size >= USERS_KEPT) windows.delete(windows.keys().next().value ?? userId);
        windows.set(userId, window);
      }
      if (++window.count > max) throw tooMany(window.endsAt - now);
    },
  };
}
