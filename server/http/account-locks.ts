import { overloaded } from './errors.ts';

const RETRY_AFTER_SEC = 2;

interface LockTimeouts {
  /** How long a request waits for a bulk write on its account to finish. */
  readonly sharedTimeoutMs: number;
  /** How long a bulk write waits for requests in flight before it goes ahead. Slower ones wait for the assistant's model. */
  readonly drainTimeoutMs: number;
}

export type Release = () => void;

interface AccountLock {
  sharedCount: number;
  /** Resolves when the last exclusive holder has released the lock; undefined if there is none. */
  exclusive: Promise<void> | undefined;
  onDrained: Release;
}

/**
 * A readers–writer lock per account: requests share it, a bulk write holds it exclusively, so that requests do not see a
 * partial write, unless they outlast `drainTimeoutMs`. The locks are per process; between servers on PostgreSQL,
 * transactions provide the isolation.
 */
export class AccountLocks {
  readonly #locks = new Map<string, AccountLock>();
  readonly #timeouts: LockTimeouts;

  constructor(timeouts: LockTimeouts = { sharedTimeoutMs: 10_000, drainTimeoutMs: 1000 }) {
    this.#timeouts = timeouts;
  }

  async acquireShared(userId: string): Promise<Release> {
    const deadline = performance.now() + this.#timeouts.sharedTimeoutMs;
    for (;;) {
      const lock = this.#getOrCreateLock(userId);
      if (!lock.exclusive) return this.#share(userId, lock);
      if (!(await settlesWithin(lock.exclusive, deadline - performance.now()))) throw overloaded(RETRY_AFTER_SEC);
    }
  }

  async acquireExclusive(userId: string): Promise<Release> {
    const lock = this.#getOrCreateLock(userId);
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    const previous = lock.exclusive;
    const allReleased = previous ? previous.then(() => released) : released;
    lock.exclusive = allReleased;
    await previous;
    if (lock.sharedCount > 0) {
      const { promise: drained, resolve } = Promise.withResolvers<void>();
      lock.onDrained = resolve;
      await settlesWithin(drained, this.#timeouts.drainTimeoutMs);
    }
    return releaseOnce(() => {
      if (lock.exclusive === allReleased) lock.exclusive = undefined;
      release();
      this.#removeIfFree(userId, lock);
    });
  }

  #share(userId: string, lock: AccountLock): Release {
    lock.sharedCount++;
    return releaseOnce(() => {
      lock.sharedCount--;
      if (lock.sharedCount === 0) lock.onDrained();
      this.#removeIfFree(userId, lock);
    });
  }

  #getOrCreateLock(userId: string): AccountLock {
    let lock = this.#locks.get(userId);
    if (!lock) {
      lock = { sharedCount: 0, exclusive: undefined, onDrained: () => {} };
      this.#locks.set(userId, lock);
    }
    return lock;
  }

  #removeIfFree(userId: string, lock: AccountLock): void {
    if (lock.sharedCount === 0 && !lock.exclusive) this.#locks.delete(userId);
  }
}

function releaseOnce(release: Release): Release {
  let isReleased = false;
  return () => {
    if (isReleased) return;
    isReleased = true;
    release();
  };
}

async function settlesWithin(promise: Promise<void>, ms: number): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<boolean>((resolve) => (timer = setTimeout(() => resolve(false), Math.max(0, ms))));
  return Promise.race([promise.then(() => true), timeout]).finally(() => clearTimeout(timer));
}
