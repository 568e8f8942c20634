import { createFieldError } from '#contract/schema/errors.ts';
import { idempotencyTtlMs } from '#domain/limits.ts';
import type { BulkWrite } from '#server/db/bulk/bulk-writes.ts';
import { isUnavailable } from '#server/db/errors.ts';
import { type Param, preparedQuery } from '#server/db/prepared-query.ts';
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

/** The response to a request whose work is done at most once per key. */
export interface IdempotentResponse extends SerializedResponse {
  /** Whether an earlier request with the same key did the work. */
  readonly isRepeated: boolean;
}

/** Another request with the same key has been completed since this one began. */
class KeyTaken extends Error {
  override name = 'KeyTaken';
}

/**
 * Does the work and stores its response under the key in one transaction, so that a crash cannot separate them. Of
 * concurrent requests with the same key, one is committed. The others block on it, no later than when they store their
 * own response. They are then rolled back and return the stored one, even if their own work failed.
 */
export async function runIdempotent(
  db: Db,
  key: IdempotencyKey | undefined,
  work: (tx: Tx) => Promise<SerializedResponse>,
): Promise<IdempotentResponse> {
  if (!key) return { ...(await inTransaction(db, work)), isRepeated: false };
  const run = () =>
    inTransaction(db, async (tx) => {
      const response = await work(tx);
      await storeResponse(tx, key, response);
      return response;
    });
  try {
    return await runOrReplay(db, key, run);
  } catch (error) {
    // The stored response has since expired and been deleted.
    if (error instanceof KeyTaken) return runIdempotent(db, key, work);
    throw error;
  }
}

type RunBulk = <T>(work: BulkWrite<T>) => Promise<T>;

/** Like `runIdempotent`, for a bulk write. */
export async function runIdempotentBulk(
  db: Db,
  run: RunBulk,
  key: IdempotencyKey | undefined,
  work: BulkWrite<SerializedResponse>,
): Promise<IdempotentResponse> {
  if (!key) return { ...(await run(work)), isRepeated: false };
  const keyedWork: BulkWrite<SerializedResponse> = {
    ...work,
    async prepare(dbOrTx) {
      if (await findStoredResponse(dbOrTx, key)) throw new KeyTaken();
      return work.prepare(dbOrTx);
    },
    async finish(tx) {
      const response = await work.finish(tx);
      await storeResponse(tx, key, response);
      return response;
    },
  };
  return runOrReplay(db, key, () => run(keyedWork));
}

async function runOrReplay(
  db: Db,
  key: IdempotencyKey,
  run: () => Promise<SerializedResponse>,
): Promise<IdempotentResponse> {
  try {
    return { ...(await run()), isRepeated: false };
  } catch (error) {
    const storedResponse = isUnavailable(error) ? undefined : await findStoredResponse(db, key);
    if (storedResponse) return storedResponse;
    throw error;
  }
}

const selectStoredResponse = preparedQuery((db, param: Param<'userId' | 'key' | 'expiryCutoff'>) =>
  db
    .selectFrom('idempotency_keys')
    .select(['call', 'status', 'body'])
    .where('user_id', '=', param('userId'))
    .where('key', '=', param('key'))
    .where('created_at', '>', param('expiryCutoff')),
);

export async function findStoredResponse(
  db: Db | Tx,
  { userId, key, call, now }: IdempotencyKey,
): Promise<IdempotentResponse | undefined> {
  const [row] = await selectStoredResponse(db, { userId, key, expiryCutoff: now - idempotencyTtlMs });
  if (row && row.call !== call) {
    throw validationError([createFieldError('Idempotency-Key', 'This Idempotency-Key was used for another request.')]);
  }
  return row && { status: row.status, payload: row.body, isRepeated: true };
}

type StoredColumn = 'userId' | 'key' | 'call' | 'status' | 'body' | 'createdAt';

/** Replaces an expired response, but no other. */
const insertResponse = preparedQuery((db, param: Param<StoredColumn | 'expiryCutoff'>) => {
  const response = {
    call: param('call'),
    status: param('status'),
    body: param('body'),
    created_at: param('createdAt'),
  };
  return db
    .insertInto('idempotency_keys')
    .values({ user_id: param('userId'), key: param('key'), ...response })
    .onConflict((c) =>
      c
        .columns(['user_id', 'key'])
        .doUpdateSet(response)
        .where('idempotency_keys.created_at', '<=', param('expiryCutoff')),
    )
    .returning('key');
});

async function storeResponse(
  tx: Tx,
  { now, ...key }: IdempotencyKey,
  { status, payload }: SerializedResponse,
): Promise<void> {
  const values = { ...key, status, body: payload, createdAt: now, expiryCutoff: now - idempotencyTtlMs };
  const stored = await insertResponse(tx, values);
  if (stored.length === 0) throw new KeyTaken();
}
