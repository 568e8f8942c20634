import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { dictionary } from '@zxcvbn-ts/language-common';
import limit from 'p-limit';
import { busy } from './errors.ts';

const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** A core stays free for everybody else's requests; who would wait longer than a few seconds is asked to come back. */
const atOnce = limit(Math.max(1, availableParallelism() - 1));
const WAITING_MAX = 64;

function queued<T>(work: () => Promise<T>): Promise<T> {
  if (atOnce.pendingCount >= WAITING_MAX) throw busy(2);
  return atOnce(work);
}

/** The same characters however a keyboard composes them. */
const bytesOf = (password: string) => password.normalize('NFC');

export async function hashPassword(password: string): Promise<string> {
  return queued(() => hash(bytesOf(password), cost));
}

/** Without a hash to compare with, the same work is done for nothing: the time does not tell whether the account exists. */
export async function verifyPassword(stored: string | undefined, password: string): Promise<boolean> {
  return queued(async () => {
    const matches = await verify(stored ?? (await nobodysHash), bytesOf(password));
    return matches && stored !== undefined;
  });
}

const nobodysHash = hash('a password that nobody has', cost);

const common = new Set(dictionary['passwords-common']);

/** Why an account must not have this password, whatever its length; undefined where it may. */
export function weaknessOf(password: string, email: string): string | undefined {
  const typed = password.toLowerCase();
  if (typed === email.toLowerCase()) return 'Password must not be your email address.';
  return common.has(typed) ? 'This password is too common. Please choose another.' : undefined;
}
