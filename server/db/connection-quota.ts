import { AsyncLocalStorage } from 'node:async_hooks';
import { LockTimeout } from './failures.ts';

/** The user for whom a request is handled. Housekeeping and requests without a session have none. */
export const connectionOwner = new AsyncLocalStorage<string>();

interface Connection {
  release(destroy?: boolean): void;
}

interface Quota {
  readonly max: number;
  /** How long a request queues behind others of the same owner. */
  readonly waitMs: number;
}

/** Lends the connections of a pool so that no owner holds more than `max` of them at a time. */
export function withQuota<C extends Connection>(connect: () => Promise<C>, quota: Quota): () => Promise<C> {
  const owners = new Owners(quota);
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

class Owners {
  readonly #quota: Quota;
  readonly #owners = new Map<string, { held: number; readonly waiting: Set<() => void> }>();

  constructor(quota: Quota) {
    this.#quota = quota;
  }

  async acquire(name: string): Promise<void> {
    const { max, waitMs } = this.#quota;
    const owner = this.#owners.get(name) ?? { held: 0, waiting: new Set() };
    this.#owners.set(name, owner);
    if (owner.held < max) return void owner.held++;
    return new Promise((resolve, reject) => {
      const giveUp = setTimeout(() => {
        owner.waiting.delete(proceed);
        reject(new LockTimeout('too many requests of one user at a time'));
      }, waitMs);
      const proceed = () => {
        clearTimeout(giveUp);
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
    } else if (--owner.held === 0) {
      this.#owners.delete(name);
    }
  }
}

/** The pool gives a connection a new `release` each time that it hands it out. */
function onRelease<C extends Connection>(connection: C, released: () => void): C {
  const { release } = connection;
  connection.release = (destroy) => {
    release.call(connection, destroy);
    released();
  };
  return connection;
}
