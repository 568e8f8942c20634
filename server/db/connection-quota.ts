import { AsyncLocalStorage } from 'node:async_hooks';
import { LockTimeout } from './errors.ts';

/** The user whose request is being handled. Unset for cleanup jobs and requests without a session. */
export const connectionOwner = new AsyncLocalStorage<string>();

interface Connection {
  release(destroy?: boolean): void;
}

interface ConnectionQuota {
  readonly max: number;
  /** How long a request waits for the same owner's other requests. */
  readonly waitMs: number;
}

/** Wraps a pool's `connect` so that no owner holds more than `max` connections at a time. */
export function withQuota<C extends Connection>(connect: () => Promise<C>, quota: ConnectionQuota): () => Promise<C> {
  const owners = new OwnerQuotas(quota);
  return async () => {
    const owner = connectionOwner.getStore();
    if (owner === undefined) return connect();
    await owners.acquire(owner);
    try {
      return onRelease(await connect(), () => owners.release(owner));
    } catch (error) {
      owners.release(owner);
      throw error;
    }
  };
}

class OwnerQuotas {
  readonly #quota: ConnectionQuota;
  readonly #owners = new Map<string, { inUse: number; readonly waiting: Set<() => void> }>();

  constructor(quota: ConnectionQuota) {
    this.#quota = quota;
  }

  async acquire(name: string): Promise<void> {
    const { max, waitMs } = this.#quota;
    const owner = this.#owners.get(name) ?? { inUse: 0, waiting: new Set() };
    this.#owners.set(name, owner);
    if (owner.inUse < max) return void owner.inUse++;
    return new Promise((resolve, reject) => {
      const timeout = setTimeout(() => {
        owner.waiting.delete(proceed);
        reject(new LockTimeout('too many concurrent requests from one user'));
      }, waitMs);
      const proceed = () => {
        clearTimeout(timeout);
        resolve();
      };
      owner.waiting.add(proceed);
    });
  }

  release(name: string): void {
    const owner = this.#owners.get(name)!;
    const [next] = owner.waiting;
    if (next) {
      // The waiting request takes over the connection.
      owner.waiting.delete(next);
      next();
    } else if (--owner.inUse === 0) {
      this.#owners.delete(name);
    }
  }
}

/** The pool assigns a new `release` whenever it hands out a connection, so the wrappers do not pile up. */
function onRelease<C extends Connection>(connection: C, onReleased: () => void): C {
  const { release } = connection;
  connection.release = (destroy) => {
    release.call(connection, destroy);
    onReleased();
  };
  return connection;
}
