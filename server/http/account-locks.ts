import { busy } from './errors.ts';

const RETRY_AFTER_SEC = 2;

interface Patience {
  /** How long a request waits for a bulk write to the same account. */
  readonly sharedMs: number;
  /** How long a bulk write waits for requests in progress. One that takes longer waits for a model. */
  readonly drainMs: number;
}

export type Release = () => void;

interface Lock {
  shared: number;
  /** Resolves when the last of the exclusive holders has released; undefined while there is none. */
  exclusive: Promise<void> | undefined;
  drained: Release;
}

/**
 * A readers–writer lock per account: requests share it, a bulk write has it to itself, so that no request sees half of what
 * it writes. Each process has its own; where several share a PostgreSQL, transactions isolate one from the other.
 */
export class AccountLocks {
  readonly #locks = new Map<string, Lock>();
  readonly #patience: Patience;

  constructor(patience: Patience = { sharedMs: 10_000, drainMs: 1000 }) {
    this.#patience = patience;
  }

  async acquireShared(userId: string): Promise<Release> {
    const until = performance.now() + this.#patience.sharedMs;
    for (;;) {
      const lock = this.#lockOf(userId);
      if (!lock.exclusive) return this.#share(userId, lock);
      if (!(await settlesWithin(lock.exclusive, until - performance.now()))) throw busy(RETRY_AFTER_SEC);
    }
  }

  async acquireExclusive(userId: string): Promise<Release> {
    const lock = this.#lockOf(userId);
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    const earlier = lock.exclusive;
    const all = earlier ? earlier.then(() => released) : released;
    lock.exclusive = all;
    await earlier;
    if (lock.shared > 0) {
      const { promise: drained, resolve } = Promise.withResolvers<void>();
      lock.drained = resolve;
      await settlesWithin(drained, this.#patience.drainMs);
    }
    return once(() => {
      if (lock.exclusive === all) lock.exclusive = undefined;
      release();
      this.#forgetIfFree(userId, lock);
    });
  }

  #share(userId: string, lock: Lock): Release {
    lock.shared++;
    return once(() => {
      lock.shared--;
      if (lock.shared === 0) lock.drained();
      this.#forgetIfFree(userId, lock);
    });
  }

  #lockOf(userId: string): Lock {
    let lock = this.#locks.get(userId);
    if (!lock) {
      lock = { shared: 0, exclusive: undefined, drained: () => {} };
      this.#locks.set(userId, lock);
    }
    return lock;
  }

  #forgetIfFree(userId: string, lock: Lock): void {
    if (lock.shared === 0 && !lock.exclusive) this.#locks.delete(userId);
  }
}

function once(release: Release): Release {
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
