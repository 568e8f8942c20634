import { idempotencyKeysPerAccount, idempotencyLifeMs, rateLimits, resetLifeMs } from '#domain/limits.ts';
import { latestEnd, latestStart } from '#domain/plausible-time.ts';
import type { Db } from '../db/open.ts';

const LONGEST_WINDOW_MS = Math.max(...Object.values(rateLimits).map(({ windowMs }) => windowMs));

/**
 * Removes what has run out and nobody will ask for again, and what a clock that was ahead has dated into the future.
 * Sessions of the future stay: they open nothing, and if it is the present clock that is wrong, people need them again.
 */
export async function sweep(db: Db, now: number): Promise<void> {
  await db.deleteFrom('sessions').where('expires_at', '<=', now).execute();
  await sweepKeys(db, now);
  await db
    .deleteFrom('password_resets')
    .where(({ eb, or }) => or([eb('expires_at', '<=', now), eb('expires_at', '>', latestEnd(now, resetLifeMs))]))
    .execute();
  await db
    .deleteFrom('rate_limits')
    .where(({ eb, or }) => or([eb('resets_at', '<=', now), eb('resets_at', '>', latestEnd(now, LONGEST_WINDOW_MS))]))
    .execute();
}

/** Deleted in one statement: on SQLite everybody waits for it. */
const KEYS_AT_ONCE = 2000;

/** A key is there for a request that is sent again soon: of a user who has very many, the oldest are forgotten early. */
async function sweepOldestKeys(db: Db): Promise<void> {
  const crowded = await db
    .selectFrom('idempotency_keys')
    .select(['user_id', (eb) => eb.fn.countAll<number>().as('count')])
    .groupBy('user_id')
    .having((eb) => eb.fn.countAll<number>(), '>', idempotencyKeysPerAccount)
    .execute();
  for (const { user_id: userId, count } of crowded) {
    for (let left = count - idempotencyKeysPerAccount; left > 0; left -= KEYS_AT_ONCE) {
      await db
        .deleteFrom('idempotency_keys')
        .where('user_id', '=', userId)
        .where('key', 'in', (eb) =>
          eb
            .selectFrom('idempotency_keys as oldest')
            .select('oldest.key')
            .where('oldest.user_id', '=', userId)
            .orderBy('oldest.created_at')
            .limit(Math.min(left, KEYS_AT_ONCE)),
        )
        .execute();
    }
  }
}

/** A key of the future still keeps its call from being done twice, for as long as one of today. */
async function sweepKeys(db: Db, now: number): Promise<void> {
  await db
    .deleteFrom('idempotency_keys')
    .where('created_at', '<=', now - idempotencyLifeMs)
    .execute();
  await db
    .updateTable('idempotency_keys')
    .set({ created_at: now })
    .where('created_at', '>', latestStart(now))
    .execute();
  await sweepOldestKeys(db);
}
