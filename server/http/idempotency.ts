import { fieldErrorOf } from '#contract/errors.ts';
import { idempotencyLifeMs } from '#domain/limits.ts';
import type { BulkWrite } from '../db/bulk/bulk-writes.ts';
import type { Db } from '../db/open.ts';
import { transact, type Tx } from '../db/transaction.ts';
import { invalid } from './errors.ts';

/** An answer as it goes over the wire. */
export interface Encoded {
  readonly status: number;
  readonly payload: string;
}

/** One user's wish that one call be done once. */
export interface Claim {
  readonly userId: string;
  readonly key: string;
  readonly call: string;
  readonly now: number;
}

export function readKey(header: string | string[] | undefined): string | undefined {
  if (header === undefined) return undefined;
  if (typeof header === 'string' && /^[\x21-\x7e]{1,200}$/.test(header)) return header;
  throw invalid([fieldErrorOf('Idempotency-Key', 'Idempotency-Key must be 1 to 200 visible characters.')]);
}

/**
 * The work and the note that it is done are one transaction: after a crash either both are there or neither. A parallel
 * request with the same key waits at the note, then finds it taken and answers what the first answered.
 */
export async function once(db: Db, claim: Claim | undefined, work: (tx: Tx) => Promise<Encoded>): Promise<Encoded> {
  if (!claim) return transact(db, work);
  const done = await transact(db, async (tx) => {
    if (!(await take(tx, claim))) return undefined;
    const answer = await work(tx);
    await note(tx, claim, answer);
    return answer;
  });
  return done ?? (await answerOf(db, claim)) ?? once(db, claim, work);
}

type RunBulk = <T>(work: BulkWrite<T>) => Promise<T>;

/** The same for a bulk write. */
export async function onceBulk(
  db: Db,
  run: RunBulk,
  claim: Claim | undefined,
  work: BulkWrite<Encoded>,
): Promise<Encoded> {
  if (!claim) return run(work);
  const refuseIfDone = async (on: Db | Tx) => {
    if (await answerOf(on, claim)) throw new Error('The key was used while the write was prepared.');
  };
  try {
    return await run({
      ...work,
      async prepare(on) {
        await refuseIfDone(on);
        return work.prepare(on);
      },
      async finish(tx) {
        const answer = await work.finish(tx);
        if (await take(tx, claim)) await note(tx, claim, answer);
        else await refuseIfDone(tx);
        return answer;
      },
    });
  } catch (error) {
    const earlier = await answerOf(db, claim);
    if (earlier) return earlier;
    throw error;
  }
}

export async function answerOf(db: Db | Tx, claim: Claim): Promise<Encoded | undefined> {
  const row = await db
    .selectFrom('idempotency_keys')
    .select(['call', 'status', 'body'])
    .where('user_id', '=', claim.userId)
    .where('key', '=', claim.key)
    .where('created_at', '>', claim.now - idempotencyLifeMs)
    .executeTakeFirst();
  if (row && row.call !== claim.call) {
    throw invalid([fieldErrorOf('Idempotency-Key', 'This Idempotency-Key was used for another call.')]);
  }
  return row && { status: row.status, payload: row.body };
}

/** False when the key is taken already. A key older than a day is free again. */
async function take(tx: Tx, { userId, key, call, now }: Claim): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('idempotency_keys')
    .values({ user_id: userId, key, call, status: 0, body: '', created_at: now })
    .onConflict((c) =>
      c
        .columns(['user_id', 'key'])
        .doUpdateSet({ call, created_at: now })
        .where('idempotency_keys.created_at', '<=', now - idempotencyLifeMs),
    )
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

async function note(tx: Tx, { userId, key }: Claim, { status, payload }: Encoded): Promise<void> {
  await tx
    .updateTable('idempotency_keys')
    .set({ status, body: payload })
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .execute();
}
