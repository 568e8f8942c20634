import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { dictionary } from '@zxcvbn-ts/language-common';
import limit from 'p-limit';
import { busy } from './errors.ts';

export interface HashCost {
  /** In KiB. */
  readonly memoryCost: number;
  readonly timeCost: number;
  readonly parallelism: number;
}

const HASH_COST: HashCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** A core stays free for everybody else's requests; who would wait longer than a few seconds is asked to come back. */
const CONCURRENCY = Math.max(1, availableParallelism() - 1);
const WAITING_MAX = 64;

export interface Passwords {
  hash(password: string): Promise<string>;
  /** Without a hash to compare with, the same work is done for nothing: the time does not tell whether the account exists. */
  verify(stored: string | undefined, password: string): Promise<boolean>;
}

export function openPasswords(cost = HASH_COST): Passwords {
  const queue = limit(CONCURRENCY);
  const queued = <T>(work: () => Promise<T>): Promise<T> => {
    if (queue.pendingCount >= WAITING_MAX) throw busy(2);
    return queue(work);
  };
  const unusedHash = hash('a password that nobody has', cost);
  return {
    hash: async (password) => queued(() => hash(normalized(password), cost)),
    verify: async (stored, password) =>
      queued(async () => {
        const matches = await verify(stored ?? (await unusedHash), normalized(password));
        return matches && stored !== undefined;
      }),
  };
}

/** The same characters however a keyboard composes them. */
const normalized = (password: string) => password.normalize('NFC');

const common = new Set(dictionary['passwords-common']);

/** Why an account must not have this password, whatever its length; undefined where it may. */
export function weaknessOf(password: string, email: string): string | undefined {
  const typed = password.toLowerCase();
  if (typed === email.toLowerCase()) return 'Password must not be your email address.';
  return common.has(typed) ? 'This password is too common. Please choose another.' : undefined;
}
