import { expect, it } from 'vitest';
import { AccountLocks } from './account-locks.ts';

const nextEventLoopTurn = () => new Promise((resolve) => setImmediate(resolve));

/** Records the order in which locks are acquired. */
function observeLocks(locks: AccountLocks) {
  const acquired: string[] = [];
  const record = (name: string, acquiring: Promise<() => void>) =>
    acquiring.then((release) => {
      acquired.push(name);
      return release;
    });
  return {
    acquired,
    shared: (name: string, userId = 'ann') => record(name, locks.acquireShared(userId)),
    exclusive: (name: string, userId = 'ann') => record(name, locks.acquireExclusive(userId)),
  };
}

it('lets requests for one account run concurrently', async () => {
  const { shared, acquired } = observeLocks(new AccountLocks());
  await Promise.all([shared('first'), shared('second')]);
  expect(acquired).toEqual(['first', 'second']);
});

it('waits for requests in flight before it grants an exclusive lock', async () => {
  const { shared, exclusive, acquired } = observeLocks(new AccountLocks());
  const releases = [await shared('first'), await shared('second')];
  const exclusiveLock = exclusive('exclusive');
  const later = shared('later');
  for (const release of releases) {
    await nextEventLoopTurn();
    expect(acquired).toEqual(['first', 'second']);
    release();
  }
  const release = await exclusiveLock;
  await nextEventLoopTurn();
  expect(acquired).toEqual(['first', 'second', 'exclusive']);
  release();
  await later;
});

it('grants an exclusive lock after a timeout if a request does not end', async () => {
  const { shared, exclusive, acquired } = observeLocks(new AccountLocks({ sharedTimeoutMs: 1000, drainTimeoutMs: 20 }));
  await shared('endless');
  await exclusive('exclusive');
  expect(acquired).toEqual(['endless', 'exclusive']);
});

it('grants exclusive locks one after another, and before later requests', async () => {
  const { shared, exclusive, acquired } = observeLocks(new AccountLocks());
  const first = await exclusive('first');
  const second = exclusive('second');
  const request = shared('request');
  await nextEventLoopTurn();
  expect(acquired).toEqual(['first']);
  first();
  // Releasing twice has no effect.
  first();
  (await second)();
  await request;
  expect(acquired).toEqual(['first', 'second', 'request']);
});

it('locks accounts independently', async () => {
  const { shared, exclusive, acquired } = observeLocks(new AccountLocks());
  await exclusive('exclusive');
  await shared('other account', 'ben');
  expect(acquired).toEqual(['exclusive', 'other account']);
});

it('rejects a request that waits too long, and serves later ones after the release', async () => {
  const { shared, exclusive } = observeLocks(new AccountLocks({ sharedTimeoutMs: 20, drainTimeoutMs: 20 }));
  const release = await exclusive('exclusive');
  await expect(shared('impatient')).rejects.toMatchObject({ status: 503 });
  release();
  (await shared('later'))();
});
