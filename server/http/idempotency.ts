import { createFieldError } from '#contract/schema/errors.ts';
import { idempotencyTtlMs } from '#domain/limits.ts';
import type { BulkWrite } from '#server/db/bulk/bulk-writes.ts';
import type { Db } from '#server/db/schema.ts';
import { inTransaction, type Tx } from '#server/db/transaction.ts';
import { validationError } from './errors.ts';

export interface SerializedResponse {
  readonly status: number;
  readonly payload: string;
}

export interface IdempotencyKey {
  readonly userId: string;
  readonly key: string;
  /** Method and path of the request. */
  readonly call: string;
  readonly now: number;
}

export function parseKeyHeader(header: string | string[] | undefined): string | undefined {
  if (header === undefined) return undefined;
  if (typeof header === 'string' && /^[\x21-\x7e]{1,200}$/.test(header)) return header;
  throw validationError([createFieldError('Idempotency-Key', 'Idempotency-Key must be 1 to 200 visible characters.')]);
}

/**
 * Does the work and stores its response under the key in one transaction, so that a crash cannot separate them. A
 * concurrent request with the same key waits for the reservation and then returns the stored response.
 */
export async function runIdempotent(
  db: Db,
  key: IdempotencyKey | undefined,
  work: (tx: Tx) => Promise<SerializedResponse>,
): Promise<SerializedResponse> {
  if (!key) return inTransaction(db, work);
  const response = await inTransaction(db, async (tx) => {
    if (!(await reserveKey(tx, key))) return undefined;
    const serialized = await work(tx);
    await storeResponse(tx, key, serialized);
    return serialized;
  });
  return response ?? (await findStoredResponse(db, key)) ?? runIdempotent(db, key, work);
}

type RunBulk = <T>(work: BulkWrite<T>) => Promise<T>;

/** Like `runIdempotent`, for a bulk write. */
export async function runIdempotentBulk(
  db: Db,
  run: RunBulk,
  key: IdempotencyKey | undefined,
  work: BulkWrite<SerializedResponse>,
): Promise<SerializedResponse> {
  if (!key) return run(work);
  const assertUnused = async (dbOrTx: Db | Tx) => {
    if (await findStoredResponse(dbOrTx, key)) throw new Error('The key was used by a concurrent request.');
  };
  try {
    return await run({
      ...work,
      async prepare(dbOrTx) {
        await assertUnused(dbOrTx);
        return work.prepare(dbOrTx);
      },
      async finish(tx) {
        const response = await work.finish(tx);
        if (await reserveKey(tx, key)) await storeResponse(tx, key, response);
        else await assertUnused(tx);
        return response;
      },
    });
  } catch (error) {
    const storedResponse = await findStoredResponse(db, key);
    if (storedResponse) return storedResponse;
    throw error;
  }
}

export async function findStoredResponse(db: Db | Tx, key: IdempotencyKey): Promise<SerializedResponse | undefined> {
  const row = await db
    .selectFrom('idempotency_keys')
    .select(['call', 'status', 'body'])
    .where('user_id', '=', key.userId)
    .where('key', '=', key.key)
    .where('created_at', '>', key.now - idempotencyTtlMs)
    .executeTakeFirst();
  if (row && row.call !== key.call) {
    throw validationError([createFieldError('Idempotency-Key', 'This Idempotency-Key was used for another request.')]);
  }
  return row && { status: row.status, payload: row.body };
}

/** Returns false if the key is taken. Expired keys can be reserved again. */
async function reserveKey(tx: Tx, { userId, key, call, now }: IdempotencyKey): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('idempotency_keys')
    .values({ user_id: userId, key, call, status: 0, body: '', created_at: now })
    .onConflict((c) =>
      c
        .columns(['user_id', 'key'])
        .doUpdateSet({ call, created_at: now })
        .where('idempotency_keys.created_at', '<=', now - idempotencyTtlMs),
    )
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

async function storeResponse(
  tx: Tx,
  { userId, key }: IdempotencyKey,
  { status, payload }: SerializedResponse,
): Promise<void> {
  await tx
    .updateTable('idempotency_keys')
    .set({ status, body: payload })
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .execute();
}
