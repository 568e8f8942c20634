import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as delay } from 'node:timers/promises';
import type { KyselyPlugin, Transaction } from 'kysely';
import { Deadlock, isSqliteBusy } from './errors.ts';
import type { Db, Schema } from './schema.ts';
import { forgetSharedReads } from './shared-reads.ts';

export type Tx = Transaction<Schema>;

const BUSY_ATTEMPTS = 40;
const BUSY_RETRY_DELAY_MS = 100;
const DEADLOCK_ATTEMPTS = 3;

const transactionScope = new AsyncLocalStorage<true>();

/** SQLite has a single connection, so using `db` inside a transaction would deadlock. */
export function assertOutsideTransaction(): void {
  if (transactionScope.getStore())
    throw new Error('Use tx instead of db inside a transaction: SQLite has only one connection.');
}

/** Makes the use of `db` inside a transaction fail fast on both databases. */
export const transactionGuard: KyselyPlugin = {
  transformQuery({ node }) {
    assertOutsideTransaction();
    return node;
  },
  transformResult: async ({ result }) => result,
};

/** Never await anything slow inside: on SQLite it blocks every other request. */
export async function inTransaction<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  assertOutsideTransaction();
  return withRetries((markBegun) =>
    db.transaction().execute((tx) => {
      markBegun();
      return transactionScope.run(true, () => work(tx.withoutPlugins()));
    }),
  );
}

/**
 * Runs work that consists of a single statement, which is atomic without `begin` and `commit`. Like a transaction, it is
 * retried if it deadlocks or another process holds SQLite's write lock.
 */
export async function inSingleStatement<T>(db: Db, work: (db: Db) => Promise<T>): Promise<T> {
  return withRetries(() => work(db));
}

async function withRetries<T>(work: (markBegun: () => void) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    let hasBegun = false;
    try {
      return await work(() => (hasBegun = true));
    } catch (error) {
      if (!isRetryable(error, hasBegun, attempt)) throw error;
      await delay(BUSY_RETRY_DELAY_MS);
    } finally {
      forgetSharedReads();
    }
  }
}

function isRetryable(error: unknown, hasBegun: boolean, attempt: number): boolean {
  if (error instanceof Deadlock) return attempt < DEADLOCK_ATTEMPTS;
  // Another process holds SQLite's write lock, so nothing has run yet.
  return !hasBegun && isSqliteBusy(error) && attempt < BUSY_ATTEMPTS;
}
