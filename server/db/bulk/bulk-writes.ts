import { setTimeout as delay } from 'node:timers/promises';
import pLimit from 'p-limit';
import { newId } from '../id.ts';
import type { DatabaseKind } from '../kind.ts';
import type { Db } from '../schema.ts';
import { inTransaction, type Tx } from '../transaction.ts';
import { type ChunkWriter, singleTransaction, transactionPerChunk } from './chunk-writer.ts';
import { deleteInChunks, type DeletionScope } from './delete-in-chunks.ts';

/** A write to one account that is too long for a single SQLite transaction, which would block all other requests. */
export interface BulkWrite<T> {
  /** Reads and validates its input. Resolves with what to delete if the rest is interrupted. */
  prepare(db: Db | Tx): Promise<DeletionScope>;
  /** The first transaction: the last chance to reject the write before anything is stored. */
  begin?(tx: Tx): Promise<void>;
  write(chunk: ChunkWriter): Promise<void>;
  /** The last transaction, which completes the write. */
  finish(tx: Tx): Promise<T>;
}

type Release = () => void;

interface PendingDeletion {
  readonly userId: string;
  readonly id: string;
  readonly scope: DeletionScope;
}

/** Leaves most connections to short requests. */
const MAX_CONCURRENT = 2;
const CLEANUP_RETRY_MS = 5000;

interface BulkWriteOptions {
  readonly db: Db;
  readonly kind: DatabaseKind;
  readonly shutdownSignal: AbortSignal;
  /** Called when cleaning up an interrupted write failed, before the retry. */
  readonly onCleanupError: (error: unknown) => void;
}

/**
 * Bulk writes are all or nothing on both databases. On PostgreSQL, each is a single transaction. On SQLite, it is
 * committed in chunks, and `pending_deletions` records what to delete if it is interrupted: immediately after an error,
 * at the next start after a crash.
 */
export class BulkWrites {
  readonly #options: BulkWriteOptions;
  readonly #limit = pLimit(MAX_CONCURRENT);
  /** By user id: resolves when the user's last queued write is done. */
  readonly #queues = new Map<string, Promise<void>>();

  constructor(options: BulkWriteOptions) {
    this.#options = options;
  }

  /**
   * `lockAccount` blocks other requests for the account, which could otherwise see some of the chunks. It is called once
   * the write has a slot, so that the account stays usable while the write is queued.
   */
  async run<T>(userId: string, now: number, work: BulkWrite<T>, lockAccount: () => Promise<Release>): Promise<T> {
    const leaveQueue = await this.#enterQueue(userId);
    return this.#limit(async () => {
      const unlock = await lockAccount();
      const release = () => {
        unlock();
        leaveQueue();
      };
      return this.#options.kind === 'sqlite'
        ? this.#runInChunks(userId, now, work, release)
        : runInTransaction(this.#options.db, work).finally(release);
    });
  }

  /** Admits one write per user, so that a second one does not occupy a slot while it waits for the account's lock. */
  async #enterQueue(userId: string): Promise<Release> {
    const { promise: done, resolve: markDone } = Promise.withResolvers<void>();
    const previous = this.#queues.get(userId);
    this.#queues.set(userId, done);
    await previous;
    return () => {
      if (this.#queues.get(userId) === done) this.#queues.delete(userId);
      markDone();
    };
  }

  async #runInChunks<T>(userId: string, now: number, work: BulkWrite<T>, release: Release): Promise<T> {
    const { db } = this.#options;
    const id = newId(now);
    let pending: PendingDeletion | undefined;
    try {
      const scope = await work.prepare(db);
      await inTransaction(db, async (tx) => {
        await work.begin?.(tx);
        await tx
          .insertInto('pending_deletions')
          .values({ user_id: userId, id, scope: JSON.stringify(scope) })
          .execute();
      });
      pending = { userId, id, scope };
      await work.write(transactionPerChunk(db));
      const result = await inTransaction(db, async (tx) => {
        const finished = await work.finish(tx);
        await deletePending(tx, userId, id);
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

  async #cleanUp(pending: PendingDeletion): Promise<void> {
    const { db, shutdownSignal, onCleanupError } = this.#options;
    for (;;) {
      try {
        return await completePendingDeletion(db, pending);
      } catch (error) {
        // The next start completes the deletion.
        if (shutdownSignal.aborted) return;
        onCleanupError(error);
        await delay(CLEANUP_RETRY_MS, undefined, { ref: false });
      }
    }
  }
}

/** Deletes the remains of interrupted bulk writes. Must run before the database is used. */
export async function completePendingDeletions(db: Db): Promise<void> {
  for (const { user_id, id, scope } of await db.selectFrom('pending_deletions').selectAll().execute()) {
    await completePendingDeletion(db, { userId: user_id, id, scope: JSON.parse(scope) as DeletionScope });
  }
}

async function completePendingDeletion(db: Db, { userId, id, scope }: PendingDeletion): Promise<void> {
  await deleteInChunks(transactionPerChunk(db), userId, scope);
  await inTransaction(db, (tx) => deletePending(tx, userId, id));
}

async function deletePending(tx: Tx, userId: string, id: string): Promise<void> {
  await tx.deleteFrom('pending_deletions').where('user_id', '=', userId).where('id', '=', id).execute();
}

/** Runs a bulk write that is short enough for one transaction. */
export async function runInTransaction<T>(db: Db, work: BulkWrite<T>): Promise<T> {
  return inTransaction(db, async (tx) => {
    await work.prepare(tx);
    await work.begin?.(tx);
    await work.write(singleTransaction(tx));
    return work.finish(tx);
  });
}
