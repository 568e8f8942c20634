import { sql } from 'kysely';
import { errorMessages } from '#contract/schema/errors.ts';
import { rateLimits } from '#domain/limits.ts';
import { isWithinLifetime, latestValidEnd } from '#server/expiry.ts';
import type { Db } from '#server/db/schema.ts';
import { ApiError } from '../errors.ts';
import type { Signer } from '../security/signer.ts';

export type LimitName = keyof typeof rateLimits;
export type LeaseName = 'generation' | 'question';

export interface RateLimiter {
  /** Counts one attempt and returns the count; throws 429 beyond the limit. `subject` is a client network or an account. */
  consume(limit: LimitName, subject: string, now: number): Promise<number>;
  /** Like `consume`, but returns whether the attempt was within the limit. */
  tryConsume(limit: LimitName, subject: string, now: number): Promise<boolean>;
  /** Takes back an attempt that the limit is not meant for, such as a login with the right password. */
  refund(limit: LimitName, subject: string): Promise<void>;
  /**
   * Acquires a lock that is shared by all servers; throws 429 with `message` while another request holds it. Returns the
   * function that releases it. It expires after `durationMs` in case this server crashes.
   */
  acquireLease(
    lease: LeaseName,
    subject: string,
    now: number,
    durationMs: number,
    message: string,
  ): Promise<() => Promise<void>>;
}

/** `Retry-After` for a lease that is taken. Most are released by then. */
const LEASE_RETRY_MS = 5000;

/**
 * Exceeded limits are cached, so that a flood of requests does not become a flood of writes. They are cached only briefly,
 * because another server may refund an attempt.
 */
const MAX_BLOCKED_KEYS = 10_000;
const BLOCK_CACHE_MS = 1000;

/** Keeps the counts in the database: they are exact for concurrent requests, shared by all servers, and survive restarts. */
export function createRateLimiter(db: Db, signer: Signer): RateLimiter {
  const blocked = new Map<string, { readonly until: number; readonly resetsAt: number }>();
  const limitKey = (limit: LimitName, subject: string) => signer.sign(`limit ${limit}`, subject);

  function block(key: string, now: number, resetsAt: number): void {
    if (blocked.size >= MAX_BLOCKED_KEYS) blocked.delete(blocked.keys().next().value ?? key);
    blocked.set(key, { until: Math.min(now + BLOCK_CACHE_MS, resetsAt), resetsAt });
  }

  const limiter: RateLimiter = {
    async consume(limit, subject, now) {
      const key = limitKey(limit, subject);
      const { max, windowMs } = rateLimits[limit];
      // The window may have been started by a server whose clock is slightly ahead.
      const limitExceeded = (resetsAt: number) => tooManyRequests(Math.min(resetsAt - now, windowMs));
      const cached = blocked.get(key);
      if (cached && isWithinLifetime(cached.until, now, BLOCK_CACHE_MS)) throw limitExceeded(cached.resetsAt);
      const { count, resetsAt } = await incrementCount(db, key, now, windowMs);
      if (count <= max) return count;
      block(key, now, resetsAt);
      throw limitExceeded(resetsAt);
    },
    async tryConsume(limit, subject, now) {
      try {
        await limiter.consume(limit, subject, now);
        return true;
      } catch (error) {
        if (error instanceof ApiError && error.status === 429) return false;
        throw error;
      }
    },
    async refund(limit, subject) {
      const key = limitKey(limit, subject);
      blocked.delete(key);
      await db
        .updateTable('rate_limits')
        .set((eb) => ({ count: eb('count', '-', 1) }))
        .where('key', '=', key)
        .where('count', '>', 0)
        .execute();
    },
    async acquireLease(lease, subject, now, durationMs, message) {
      const key = signer.sign(`lease ${lease}`, subject);
      const expiresAt = now + durationMs;
      if (!(await tryInsertLease(db, key, now, durationMs))) throw tooManyRequests(LEASE_RETRY_MS, message);
      return async () => {
        // Another request may have acquired the lease after it expired.
        await db.deleteFrom('rate_limits').where('key', '=', key).where('resets_at', '=', expiresAt).execute();
      };
    },
  };
  return limiter;
}

export function tooManyRequests(waitMs: number, message: string = errorMessages.tooManyRequests): ApiError {
  return new ApiError(429, message, { retryAfterSec: waitMs / 1000 });
}

async function incrementCount(db: Db, key: string, now: number, windowMs: number) {
  // The window has ended, or was stored while a clock was wrong.
  const isOver = sql`rate_limits.resets_at <= ${now} or rate_limits.resets_at > ${latestValidEnd(now, windowMs)}`;
  const row = await db
    .insertInto('rate_limits')
    .values({ key, count: 1, resets_at: now + windowMs })
    .onConflict((c) =>
      c.column('key').doUpdateSet({
        count: sql`case when ${isOver} then 1 else rate_limits.count + 1 end`,
        resets_at: sql`case when ${isOver} then excluded.resets_at else rate_limits.resets_at end`,
      }),
    )
    .returning(['count', 'resets_at'])
    .executeTakeFirstOrThrow();
  return { count: row.count, resetsAt: row.resets_at };
}

async function tryInsertLease(db: Db, key: string, now: number, durationMs: number): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('rate_limits')
    .values({ key, count: 1, resets_at: now + durationMs })
    .onConflict((c) =>
      c
        .column('key')
        .doUpdateSet({ resets_at: now + durationMs })
        .where(({ eb, or }) =>
          or([
            eb('rate_limits.resets_at', '<=', now),
            eb('rate_limits.resets_at', '>', latestValidEnd(now, durationMs)),
          ]),
        ),
    )
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}
