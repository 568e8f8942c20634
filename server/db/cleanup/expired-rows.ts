import { setImmediate as nextEventLoopTurn } from 'node:timers/promises';
import type { DeleteResult, ExpressionBuilder } from 'kysely';
import {
  idempotencyKeysPerAccount,
  idempotencyTtlMs,
  invitationTtl,
  rateLimits,
  resetLinkTtlMs,
} from '#domain/limits.ts';
import { latestValidEnd, latestValidStart } from '#server/expiry.ts';
import type { Db, Schema } from '../schema.ts';
import { purgeExpiredDeletions } from './expired-deletions.ts';

const LONGEST_WINDOW_MS = Math.max(...Object.values(rateLimits).map(({ windowMs }) => windowMs));

/** How long an invitation's link still says that it was used or has expired. */
const INVITATION_RETENTION_MS = 90 * 24 * 60 * 60_000;

/**
 * Deletes expired rows, and rows that a wrong clock has dated in the future. Conditions are repeated outside the
 * subqueries, because PostgreSQL rechecks only the outer ones for rows that are updated concurrently.
 */
export async function deleteExpiredRows(db: Db, now: number): Promise<void> {
  await deleteExpiredSessions(db, now);
  await deleteExpiredIdempotencyKeys(db, now);
  await purgeExpiredDeletions(db, now);
  await db
    .deleteFrom('password_resets')
    .where(({ eb, or }) =>
      or([eb('expires_at', '<=', now), eb('expires_at', '>', latestValidEnd(now, resetLinkTtlMs))]),
    )
    .execute();
  await db
    .deleteFrom('invitations')
    .where(({ eb, or }) =>
      or([
        eb('expires_at', '<=', now - INVITATION_RETENTION_MS),
        eb('expires_at', '>', latestValidEnd(now, invitationTtl.maxMs)),
      ]),
    )
    .execute();
  const hasExpired = ({ eb, or }: ExpressionBuilder<Schema, 'rate_limits'>) =>
    or([eb('resets_at', '<=', now), eb('resets_at', '>', latestValidEnd(now, LONGEST_WINDOW_MS))]);
  await deleteInBatches((limit) =>
    db
      .deleteFrom('rate_limits')
      .where(hasExpired)
      .where('key', 'in', (old) => old.selectFrom('rate_limits').select('key').where(hasExpired).limit(limit))
      .executeTakeFirstOrThrow(),
  );
}

/** A clock that is further ahead than this deletes no sessions: they are valid again once it is corrected. */
const MAX_EXPIRED_AGE_MS = 30 * 24 * 60 * 60_000;

/**
 * Deletes sessions that expired recently. Older ones, left over if the server was off for a long time, are bounded by the
 * limit per account. Sessions dated in the future are invalid but kept, in case it is the current clock that is wrong.
 */
async function deleteExpiredSessions(db: Db, now: number): Promise<void> {
  const hasExpired = (eb: ExpressionBuilder<Schema, 'sessions'>) =>
    eb.between('expires_at', now - MAX_EXPIRED_AGE_MS, now);
  await deleteInBatches((limit) =>
    db
      .deleteFrom('sessions')
      .where(hasExpired)
      .where('token_hash', 'in', (old) =>
        old.selectFrom('sessions').select('token_hash').where(hasExpired).limit(limit),
      )
      .executeTakeFirstOrThrow(),
  );
}

/** The number of keys per statement. On SQLite, a statement blocks all other requests. */
const KEY_BATCH_SIZE = 2000;

/** Keys only matter for prompt retries, so the oldest keys of a user with very many are deleted early. */
async function deleteExcessIdempotencyKeys(db: Db): Promise<void> {
  const overLimit = await db
    .selectFrom('idempotency_keys')
    .select(['user_id', (eb) => eb.fn.countAll<number>().as('count')])
    .groupBy('user_id')
    .having((eb) => eb.fn.countAll<number>(), '>', idempotencyKeysPerAccount)
    .execute();
  for (const { user_id: userId, count } of overLimit) {
    for (let excess = count - idempotencyKeysPerAccount; excess > 0; excess -= KEY_BATCH_SIZE) {
      await db
        .deleteFrom('idempotency_keys')
        .where('user_id', '=', userId)
        .where('key', 'in', (eb) =>
          eb
            .selectFrom('idempotency_keys as oldest')
            .select('oldest.key')
            .where('oldest.user_id', '=', userId)
            .orderBy('oldest.created_at')
            .limit(Math.min(excess, KEY_BATCH_SIZE)),
        )
        .execute();
    }
  }
}

/** A key dated in the future is redated, so that it expires like one created now. */
async function deleteExpiredIdempotencyKeys(db: Db, now: number): Promise<void> {
  await deleteInBatches((limit) =>
    db
      .deleteFrom('idempotency_keys')
      .where('created_at', '<=', now - idempotencyTtlMs)
      .where(({ eb, refTuple, selectFrom }) =>
        eb(
          refTuple('user_id', 'key'),
          'in',
          selectFrom('idempotency_keys as old')
            .select(['old.user_id', 'old.key'])
            .where('old.created_at', '<=', now - idempotencyTtlMs)
            .limit(limit)
            .$asTuple('user_id', 'key'),
        ),
      )
      .executeTakeFirstOrThrow(),
  );
  await db
    .updateTable('idempotency_keys')
    .set({ created_at: now })
    .where('created_at', '>', latestValidStart(now))
    .execute();
  await deleteExcessIdempotencyKeys(db);
}

const ROW_BATCH_SIZE = 200;

/** There may be thousands of rows, so requests are served between the batches. */
async function deleteInBatches(deleteBatch: (limit: number) => Promise<DeleteResult>): Promise<void> {
  for (;;) {
    const { numDeletedRows } = await deleteBatch(ROW_BATCH_SIZE);
    if (numDeletedRows < ROW_BATCH_SIZE) return;
    await nextEventLoopTurn();
  }
}
