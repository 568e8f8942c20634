import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import type { KyselyPlugin, Transaction } from 'kysely';
import { Deadlock, isBusy } from './failures.ts';
import type { Db } from './open.ts';
import type { Schema } from './schema.ts';

export type Tx = Transaction<Schema>;

const BUSY_TRIES = 40;
const BUSY_PAUSE_MS = 100;
const DEADLOCK_TRIES = 3;

const inside = new AsyncLocalStorage<true>();

/** On SQLite's one connection, waiting for `db` inside a transaction would be waiting for oneself, for ever. */
export function refuseInsideTransaction(): void {
  if (inside.getStore()) throw new Error('Inside a transaction use its tx: the only other connection may be this one.');
}

/** Makes the mistake an error on both databases. */
export const transactionGuard: KyselyPlugin = {
  transformQuery({ node }) {
    refuseInsideTransaction();
    return node;
  },
  transformResult: async ({ result }) => result,
};

/** All or nothing. Wait for nothing slow inside: on SQLite everybody waits with you. */
export async function transact<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  refuseInsideTransaction();
  for (let attempt = 1; ; attempt++) {
    let began = false;
    try {
      return await db.transaction().execute((tx) => {
        began = true;
        return inside.run(true, () => work(tx.withoutPlugins()));
      });
    } catch (error) {
      if (!isWorthRepeating(error, began, attempt)) throw error;
      await pause(BUSY_PAUSE_MS);
    }
  }
}

function isWorthRepeating(error: unknown, began: boolean, attempt: number): boolean {
  if (error instanceof Deadlock) return attempt < DEADLOCK_TRIES;
  // Another process holds SQLite's write lock; nothing has been done yet.
  return !began && isBusy(error) && attempt < BUSY_TRIES;
}
