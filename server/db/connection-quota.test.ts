import { expect, it } from 'vitest';
import { connectionOwner, withQuota } from './connection-quota.ts';
import { LockTimeout } from './failures.ts';

const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

/** An unlimited pool that counts the connections it has lent. */
function pool(quota = { max: 2, waitMs: 1000 }) {
  const state = { lent: 0, fails: false };
  const connect = withQuota(async () => {
    if (state.fails) throw new Error('unreachable');
    state.lent++;
    return { release: () => void state.lent-- };
  }, quota);
  return { state, connectAs: (owner: string) => connectionOwner.run(owner, connect), connect };
}

it('lends an owner no more connections than the quota, and others theirs', async () => {
  const { state, connectAs, connect } = pool();
  const asked = Array.from({ length: 5 }, () => connectAs('ann'));
  await nextTurn();
  expect(state.lent).toBe(2);
  await connectAs('ben');
  await connect();
  expect(state.lent).toBe(4);
  for (const connection of asked) (await connection).release();
  expect(state.lent).toBe(2);
});

it('gives up on a request that waits too long, and on nothing else', async () => {
  const { state, connectAs } = pool({ max: 1, waitMs: 20 });
  const first = await connectAs('ann');
  await expect(connectAs('ann')).rejects.toThrow(LockTimeout);
  first.release();
  (await connectAs('ann')).release();
  expect(state.lent).toBe(0);
});

it('counts no connection that could not be made', async () => {
  const { state, connectAs } = pool({ max: 1, waitMs: 1000 });
  state.fails = true;
  await expect(connectAs('ann')).rejects.toThrow('unreachable');
  state.fails = false;
  (await connectAs('ann')).release();
});
