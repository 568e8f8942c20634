import { setImmediate as nextTurn } from 'node:timers/promises';
import type { DeleteResult, ExpressionBuilder } from 'kysely';
import {
  idempotencyKeysPerAccount,
  idempotencyLifeMs,
  invitationLife,
  rateLimits,
  resetLifeMs,
} from '#domain/limits.ts';
import { latestEnd, latestStart } from '#domain/plausible-time.ts';
import type { Db } from '../db/open.ts';
import type { Schema } from '../db/schema.ts';
import { sweepDeletions } from './sweep-deletions.ts';

const LONGEST_WINDOW_MS = Math.max(...Object.values(rateLimits).map(({ windowMs }) => windowMs));

/** For so long after its end, whoever opens the link of an invitation is told that it was used or has expired. */
const INVITATIONS_KEPT_MS = 90 * 24 * 60 * 60_000;

/**
 * Removes what has run out and nobody will ask for again, and what a clock that was ahead has dated into the future.
 * Conditions are repeated outside the subqueries: for a row that is changed at the same time, PostgreSQL checks only
 * those again.
 */
export async function sweep(db: Db, now: number): Promise<void> {
  await sweepSessions(db, now);
  await sweepKeys(db, now);
  await sweepDeletions(db, now);
  await db
    .deleteFrom('password_resets')
    .where(({ eb, or }) => or([eb('expires_at', '<=', now), eb('expires_at', '>', latestEnd(now, resetLifeMs))]))
    .execute();
  await db
    .deleteFrom('invitations')
    .where(({ eb, or }) =>
      or([
        eb('expires_at', '<=', now - INVITATIONS_KEPT_MS),
        eb('expires_at', '>', latestEnd(now, invitationLife.maxMs)),
      ]),
    )
    .execute();
  const isOver = ({ eb, or }: ExpressionBuilder<Schema, 'rate_limits'>) =>
    or([eb('resets_at', '<=', now), eb('resets_at', '>', latestEnd(now, LONGEST_WINDOW_MS))]);
  await inChunks((limit) =>
    db
      .deleteFrom('rate_limits')
      .where(isOver)
      .where('key', 'in', (old) => old.selectFrom('rate_limits').select('key').where(isOver).limit(limit))
      .executeTakeFirstOrThrow(),
  );
}

/** A clock that is further ahead than this ends no session: they are valid again once the clock is right. */
const SWEPT_WITHIN_MS = 30 * 24 * 60 * 60_000;

/**
 * Only sessions that expired lately. Older ones are left by a server that was off for long, which the limit per account
 * bounds. Sessions of the future stay: they are void, and if it is the present clock that is wrong, users need them again.
 */
async function sweepSessions(db: Db, now: number): Promise<void> {
  const hasExpired = (eb: ExpressionBuilder<Schema, 'sessions'>) =>
    eb.between('expires_at', now - SWEPT_WITHIN_MS, now);
  await inChunks((limit) =>
    db
      .deleteFrom('sessions')
      .where(hasExpired)
      .where('token_hash', 'in', (old) =>
        old.selectFrom('sessions').select('token_hash').where(hasExpired).limit(limit),
      )
      .executeTakeFirstOrThrow(),
  );
}

/** Deleted in one statement: on SQLite everybody waits for it. */
const KEYS_AT_ONCE = 2000;

/** Keys only matter for requests repeated soon, so the oldest ones of a user with very many are dropped early. */
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

/** A key dated in the future still prevents a repetition for as long as one created now. */
async function sweepKeys(db: Db, now: number): Promise<void> {
  await inChunks((limit) =>
    db
      .deleteFrom('idempotency_keys')
      .where('created_at', '<=', now - idempotencyLifeMs)
      .where(({ eb, refTuple, selectFrom }) =>
        eb(
          refTuple('user_id', 'key'),
          'in',
          selectFrom('idempotency_keys as old')
            .select(['old.user_id', 'old.key'])
            .where('old.created_at', '<=', now - idempotencyLifeMs)
            .limit(limit)
            .$asTuple('user_id', 'key'),
        ),
      )
      .executeTakeFirstOrThrow(),
  );
  await db
    .updateTable('idempotency_keys')
    .set({ created_at: now })
    .where('created_at', '>', latestStart(now))
    .execute();
  await sweepOldestKeys(db);
}

const ROWS_AT_ONCE = 200;

/** After a busy day there may be thousands, and requests go first. */
async function inChunks(deleteSome: (limit: number) => Promise<DeleteResult>): Promise<void> {
  for (;;) {
    const { numDeletedRows } = await deleteSome(ROWS_AT_ONCE);
    if (numDeletedRows < ROWS_AT_ONCE) return;
    await nextTurn();
  }
}
