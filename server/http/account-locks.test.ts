import { expect, it } from 'vitest';
import { AccountLocks } from './account-locks.ts';

const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

/** Notes the order in which locks are acquired. */
function observed(locks: AccountLocks) {
  const acquired: string[] = [];
  const note = (name: string, acquiring: Promise<() => void>) =>
    acquiring.then((release) => {
      acquired.push(name);
      return release;
    });
  return {
    acquired,
    shared: (name: string, userId = 'ann') => note(name, locks.acquireShared(userId)),
    exclusive: (name: string, userId = 'ann') => note(name, locks.acquireExclusive(userId)),
  };
}

it('lets requests of one account run together', async () => {
  const { shared, acquired } = observed(new AccountLocks());
  await Promise.all([shared('first'), shared('second')]);
  expect(acquired).toEqual(['first', 'second']);
});

it('waits for requests in progress before it gives an account to one alone', async () => {
  const { shared, exclusive, acquired } = observed(new AccountLocks());
  const releases = [await shared('first'), await shared('second')];
  const alone = exclusive('alone');
  const later = shared('later');
  for (const release of releases) {
    await nextTurn();
    expect(acquired).toEqual(['first', 'second']);
    release();
  }
  const release = await alone;
  await nextTurn();
  expect(acquired).toEqual(['first', 'second', 'alone']);
  release();
  await later;
});

it('does not wait for long for a request that does not end', async () => {
  const { shared, exclusive, acquired } = observed(new AccountLocks({ sharedMs: 1000, drainMs: 20 }));
  await shared('endless');
  await exclusive('alone');
  expect(acquired).toEqual(['endless', 'alone']);
});

it('gives an account to one after another', async () => {
  const { shared, exclusive, acquired } = observed(new AccountLocks());
  const first = await exclusive('first');
  const second = exclusive('second');
  const request = shared('request');
  await nextTurn();
  expect(acquired).toEqual(['first']);
  first();
  // Releasing twice changes nothing.
  first();
  (await second)();
  await request;
  expect(acquired).toEqual(['first', 'second', 'request']);
});

it('keeps accounts apart', async () => {
  const { shared, exclusive, acquired } = observed(new AccountLocks());
  await exclusive('alone');
  await shared('of another', 'ben');
  expect(acquired).toEqual(['alone', 'of another']);
});

it('refuses a request that would wait too long, and serves it after the release', async () => {
  const { shared, exclusive } = observed(new AccountLocks({ sharedMs: 20, drainMs: 20 }));
  const release = await exclusive('alone');
  await expect(shared('request')).rejects.toMatchObject({ status: 503 });
  release();
  (await shared('request'))();
});
