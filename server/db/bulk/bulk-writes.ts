import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import limit from 'p-limit';
import { newId } from '../id.ts';
import type { DatabaseKind } from '../kind.ts';
import type { Db } from '../open.ts';
import { transact, type Tx } from '../transaction.ts';
import { deleteInChunks, type DeletionScope, type WriteChunk } from './delete-in-chunks.ts';

/** A write to one account that is too long for a single transaction on SQLite, where everybody would wait for it. */
export interface BulkWrite<T> {
  /** Reads and checks what it needs. Resolves with what is deleted if the rest is interrupted. */
  prepare(db: Db | Tx): Promise<DeletionScope>;
  /** The first transaction: the last chance to refuse, before anything is written. */
  begin?(tx: Tx): Promise<void>;
  write(chunk: WriteChunk): Promise<void>;
  /** The last transaction, after which the write counts as done. */
  finish(tx: Tx): Promise<T>;
}

type Release = () => void;

interface Pending {
  readonly userId: string;
  readonly id: string;
  readonly scope: DeletionScope;
}

/** How many run at once, so that the rest of the connections serves short requests. */
const AT_ONCE = 2;
const RETRY_MS = 5000;

interface Setting {
  readonly db: Db;
  readonly kind: DatabaseKind;
  readonly stopping: AbortSignal;
  /** Called when an interrupted write could not be cleaned up, which is then retried. */
  readonly onFailure: (error: unknown) => void;
}

/**
 * Bulk writes are all or nothing on both databases. PostgreSQL runs one in a single transaction. SQLite commits it in
 * chunks, with a note of what to delete if it is interrupted: by an error at once, by a crash at the next start.
 */
export class BulkWrites {
  readonly #setting: Setting;
  readonly #atOnce = limit(AT_ONCE);
  /** By user: resolves when the last write in the queue is done. */
  readonly #queues = new Map<string, Promise<void>>();

  constructor(setting: Setting) {
    this.#setting = setting;
  }

  /**
   * `lockAccount` keeps other requests out of the account, because the chunks are visible one by one. It is called once
   * the write has a slot, so that the account can be used while the write is queued.
   */
  async run<T>(userId: string, now: number, work: BulkWrite<T>, lockAccount: () => Promise<Release>): Promise<T> {
    const leaveQueue = await this.#enterQueue(userId);
    return this.#atOnce(async () => {
      const unlock = await lockAccount();
      const release = () => {
        unlock();
        leaveQueue();
      };
      return this.#setting.kind === 'sqlite'
        ? this.#runInChunks(userId, now, work, release)
        : this.#runAtOnce(work).finally(release);
    });
  }

  /** One write of a user at a time, so that a second one does not occupy a slot while it waits for the account's lock. */
  async #enterQueue(userId: string): Promise<Release> {
    const { promise: left, resolve: leave } = Promise.withResolvers<void>();
    const earlier = this.#queues.get(userId);
    this.#queues.set(userId, left);
    await earlier;
    return () => {
      if (this.#queues.get(userId) === left) this.#queues.delete(userId);
      leave();
    };
  }

  #runAtOnce<T>(work: BulkWrite<T>): Promise<T> {
    return transact(this.#setting.db, (tx) => runInTransaction(tx, work));
  }

  async #runInChunks<T>(userId: string, now: number, work: BulkWrite<T>, release: Release): Promise<T> {
    const { db } = this.#setting;
    const id = newId(now);
    let pending: Pending | undefined;
    try {
      const scope = await work.prepare(db);
      await transact(db, async (tx) => {
        await work.begin?.(tx);
        await tx
          .insertInto('pending_deletions')
          .values({ user_id: userId, id, scope: JSON.stringify(scope) })
          .execute();
      });
      pending = { userId, id, scope };
      await work.write(inTransactions(db));
      const result = await transact(db, async (tx) => {
        const finished = await work.finish(tx);
        await forget(tx, userId, id);
        return finished;
      });
      release();
      return result;
    } catch (error) {
      if (pending) void this.#cleanUp(pending).finally(release);
      else release();
      throw error;
    }
  }

  async #cleanUp(pending: Pending): Promise<void> {
    const { db, stopping, onFailure } = this.#setting;
    for (;;) {
      try {
        return await carryOut(db, pending);
      } catch (error) {
        // The next start deletes it.
        if (stopping.aborted) return;
        onFailure(error);
        await pause(RETRY_MS, undefined, { ref: false });
      }
    }
  }
}

/** Deletes what interrupted bulk writes have left. Call it before anybody can use the database. */
export async function finishPendingDeletions(db: Db): Promise<void> {
  for (const { user_id, id, scope } of await db.selectFrom('pending_deletions').selectAll().execute()) {
    await carryOut(db, { userId: user_id, id, scope: JSON.parse(scope) as DeletionScope });
  }
}

async function carryOut(db: Db, { userId, id, scope }: Pending): Promise<void> {
  await deleteInChunks(inTransactions(db), userId, scope);
  await transact(db, (tx) => forget(tx, userId, id));
}

async function forget(tx: Tx, userId: string, id: string): Promise<void> {
  await tx.deleteFrom('pending_deletions').where('user_id', '=', userId).where('id', '=', id).execute();
}

/** A write that is short enough for one transaction. */
export async function runInTransaction<T>(tx: Tx, work: BulkWrite<T>): Promise<T> {
  await work.prepare(tx);
  await work.begin?.(tx);
  await work.write(inTransaction(tx));
  return work.finish(tx);
}

/** All chunks in one transaction. */
export function inTransaction(tx: Tx): WriteChunk {
  return Object.assign(<T>(work: (tx: Tx) => Promise<T>) => work(tx), { rows: undefined });
}

/** Each chunk takes a few milliseconds. Pending requests are served before the next one. */
export function inTransactions(db: Db): WriteChunk {
  const write = async <T>(work: (tx: Tx) => Promise<T>) => {
    await nextTurn();
    return transact(db, work);
  };
  return Object.assign(write, { rows: 200 });
}
