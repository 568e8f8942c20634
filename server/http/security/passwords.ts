import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { dictionary } from '@zxcvbn-ts/language-common';
import pLimit from 'p-limit';
import { overloaded } from '../errors.ts';

export interface HashCost {
  /** In KiB. */
  readonly memoryCost: number;
  readonly timeCost: number;
  readonly parallelism: number;
}

const DEFAULT_HASH_COST: HashCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Leaves one core free for other requests. */
const CONCURRENCY = Math.max(1, availableParallelism() - 1);
/** A longer queue would take more than a few seconds to drain. */
const MAX_QUEUED = 64;

export interface PasswordHasher {
  hash(password: string): Promise<string>;
  /** Hashes even if `stored` is undefined, so that the response time does not reveal whether the account exists. */
  verify(stored: string | undefined, password: string): Promise<boolean>;
}

export function createPasswordHasher(cost = DEFAULT_HASH_COST): PasswordHasher {
  const queue = pLimit(CONCURRENCY);
  const enqueue = <T>(work: () => Promise<T>): Promise<T> => {
    if (queue.pendingCount >= MAX_QUEUED) throw overloaded(2);
    return queue(work);
  };
  const dummyHash = hash('a password that nobody has', cost);
  return {
    hash: async (password) => enqueue(() => hash(normalize(password), cost)),
    verify: async (stored, password) =>
      enqueue(async () => {
        const matches = await verify(stored ?? (await dummyHash), normalize(password));
        return matches && stored !== undefined;
      }),
  };
}

/** Devices may encode the same character as different code points: é or e + ´. */
const normalize = (password: string) => password.normalize('NFC');

const commonPasswords = new Set(dictionary['passwords-common']);

/** Returns why the password is too weak, or undefined. Its length is validated by the contract. */
export function passwordWeakness(password: string, email: string): string | undefined {
  const lowerCased = password.toLowerCase();
  if (lowerCased === email.toLowerCase()) return 'Password must not be your email address.';
  return commonPasswords.has(lowerCased) ? 'This password is too common. Please choose another.' : undefined;
}
