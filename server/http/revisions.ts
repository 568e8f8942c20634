import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '#server/db/schema.ts';
import type { Session } from './security/sessions.ts';

const DEFAULT_INTERVAL_MS = 1000;

/**
 * Counts the changes to each account, so that a device can tell from one number whether to fetch its data again. The counts
 * are saved once a second for all accounts together, so that a change needs no extra SQL statement. Until they are saved,
 * they are visible only on this server. If it is killed before that, other devices do not notice these changes until the
 * account changes again.
 */
export class Revisions {
  readonly #db: Db;
  readonly #log: FastifyBaseLogger;
  readonly #timer: NodeJS.Timeout;
  /** The number of changes that are not saved yet, by user. */
  readonly #unsaved = new Map<string, number>();
  /** The revisions written by the last save. A session that was read before it has an older revision. */
  #saved = new Map<string, number>();
  #saving: Promise<void> | undefined;
  #hasFailed = false;

  constructor(db: Db, log: FastifyBaseLogger, intervalMs = DEFAULT_INTERVAL_MS) {
    this.#db = db;
    this.#log = log;
    this.#timer = setInterval(() => void this.#save(), intervalMs).unref();
  }

  /** Call it after each successful mutation. */
  increment(userId: string): void {
    this.#unsaved.set(userId, (this.#unsaved.get(userId) ?? 0) + 1);
  }

  current({ userId, revision }: Session): number {
    return Math.max(revision, this.#saved.get(userId) ?? 0) + (this.#unsaved.get(userId) ?? 0);
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.#saving;
    await this.#save();
  }

  /** Never rejects: counts that cannot be saved are retried next time. */
  #save(): Promise<void> {
    if (this.#unsaved.size === 0) return Promise.resolve();
    this.#saving ??= this.#saveAll()
      .then(
        () => (this.#hasFailed = false),
        (error: unknown) => {
          if (!this.#hasFailed) this.#log.warn({ err: error }, 'revisions could not be stored, retrying');
          this.#hasFailed = true;
        },
      )
      .then(() => (this.#saving = undefined));
    return this.#saving;
  }

  async #saveAll(): Promise<void> {
    this.#saved = new Map();
    // Most users make one change per second at most, so this is usually one statement.
    for (const [count, entries] of Map.groupBy(this.#unsaved, ([, unsaved]) => unsaved)) {
      const userIds = entries.map(([userId]) => userId);
      for (const { id, revision } of await addToRevisions(this.#db, userIds, count)) this.#saved.set(id, revision);
      for (const userId of userIds) this.#subtract(userId, count);
    }
  }

  #subtract(userId: string, count: number): void {
    const remaining = (this.#unsaved.get(userId) ?? 0) - count;
    if (remaining > 0) this.#unsaved.set(userId, remaining);
    else this.#unsaved.delete(userId);
  }
}

/** Ignores users who have been deleted. */
async function addToRevisions(db: Db, userIds: readonly string[], count: number) {
  return db
    .updateTable('users')
    .set((eb) => ({ revision: eb('revision', '+', count) }))
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('users as changed')
        .select('changed.id')
        .where('changed.id', 'in', userIds)
        // Servers that save the revisions of the same users would otherwise lock them in different orders and deadlock.
        .orderBy('changed.id')
        .forNoKeyUpdate(),
    )
    .returning(['id', 'revision'])
    .execute();
}
