import { sql } from 'kysely';
import { messages } from '#contract/errors.ts';
import { rateLimits } from '#domain/limits.ts';
import { isInForce, latestEnd } from '#domain/plausible-time.ts';
import type { Db } from '../db/open.ts';
import { ApiError } from './errors.ts';
import type { Seal } from './secret.ts';

export type LimitName = keyof typeof rateLimits;
export type LeaseName = 'generation' | 'question';

export interface RateLimiter {
  /** Counts one try and answers which it is; throws 429 beyond the limit. `of` says whose: an address, an account. */
  take(limit: LimitName, of: string, now: number): Promise<number>;
  /** The same, but returns whether it was within the limit. */
  tryTake(limit: LimitName, of: string, now: number): Promise<boolean>;
  /** The try was none of those the limit is about, such as a log-in with the right password. */
  giveBack(limit: LimitName, of: string): Promise<void>;
  /**
   * What only one may do at a time, on whichever server: throws 429 with the sentence `held` while another does it. What
   * is answered ends it; else it ends by itself after so many milliseconds, should this server be gone by then.
   */
  hold(lease: LeaseName, of: string, now: number, ms: number, held: string): Promise<() => Promise<void>>;
}

/** When to ask again for what another holds: most are done by then. */
const HELD_RETRY_MS = 5000;

/**
 * A flood must not become a flood of writes, nor fill the memory. Not for long: what another server gives back is heard of by
 * asking again.
 */
const BLOCKED_KEPT = 10_000;
const BLOCKED_MS = 1000;

/** Counted in the database: exact under parallel requests, one count for all servers, and a restart forgets nothing. */
export function openRateLimiter(db: Db, seal: Seal): RateLimiter {
  const blocked = new Map<string, { readonly until: number; readonly resetsAt: number }>();
  const keyOf = (limit: LimitName, of: string) => seal(`limit ${limit}`, of);

  function block(key: string, now: number, resetsAt: number): void {
    if (blocked.size >= BLOCKED_KEPT) blocked.delete(blocked.keys().next().value ?? key);
    blocked.set(key, { until: Math.min(now + BLOCKED_MS, resetsAt), resetsAt });
  }

  const limiter: RateLimiter = {
    async take(limit, of, now) {
      const key = keyOf(limit, of);
      const { max, windowMs } = rateLimits[limit];
      // A window of a server whose clock is a little ahead ends a little late.
      const refused = (resetsAt: number) => tooMany(Math.min(resetsAt - now, windowMs));
      const known = blocked.get(key);
      if (known && isInForce(known.until, now, BLOCKED_MS)) throw refused(known.resetsAt);
      const { count, resetsAt } = await countOne(db, key, now, windowMs);
      if (count <= max) return count;
      block(key, now, resetsAt);
      throw refused(resetsAt);
    },
    async tryTake(limit, of, now) {
      try {
        await limiter.take(limit, of, now);
        return true;
      } catch (error) {
        if (error instanceof ApiError && error.status === 429) return false;
        throw error;
      }
    },
    async giveBack(limit, of) {
      const key = keyOf(limit, of);
      blocked.delete(key);
      await db
        .updateTable('rate_limits')
        .set((e) => ({ count: e('count', '-', 1) }))
        .where('key', '=', key)
        .where('count', '>', 0)
        .execute();
    },
    async hold(lease, of, now, ms, held) {
      const key = seal(`lease ${lease}`, of);
      const until = now + ms;
      if (!(await takeLease(db, key, now, ms))) throw tooMany(HELD_RETRY_MS, held);
      return async () => {
        // Only our own: after its time somebody else may hold it.
        await db.deleteFrom('rate_limits').where('key', '=', key).where('resets_at', '=', until).execute();
      };
    },
  };
  return limiter;
}

export function tooMany(waitMs: number, message: string = messages.tooMany): ApiError {
  return new ApiError(429, message, { retryAfterSec: waitMs / 1000 });
}

async function countOne(db: Db, key: string, now: number, windowMs: number) {
  const isOver = sql`rate_limits.resets_at <= ${now} or rate_limits.resets_at > ${latestEnd(now, windowMs)}`;
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

async function takeLease(db: Db, key: string, now: number, ms: number): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('rate_limits')
    .values({ key, count: 1, resets_at: now + ms })
    .onConflict((c) =>
      c
        .column('key')
        .doUpdateSet({ resets_at: now + ms })
        .where(({ eb, or }) =>
          or([eb('rate_limits.resets_at', '<=', now), eb('rate_limits.resets_at', '>', latestEnd(now, ms))]),
        ),
    )
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}
