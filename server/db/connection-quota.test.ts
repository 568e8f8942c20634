import { expect, it } from 'vitest';
import { connectionOwner, withQuota } from './connection-quota.ts';
import { LockTimeout } from './errors.ts';

const nextEventLoopTurn = () => new Promise((resolve) => setImmediate(resolve));

/** An unlimited pool that counts the connections it has lent. */
function createPool(quota = { max: 2, waitMs: 1000 }) {
  const state = { lent: 0, fails: false };
  const connect = withQuota(async () => {
    if (state.fails) throw new Error('unreachable');
    state.lent++;
    return { release: () => void state.lent-- };
  }, quota);
  return { state, connectAs: (owner: string) => connectionOwner.run(owner, connect), connect };
}

it('limits the connections of an owner without affecting others (LD-03)', async () => {
  const { state, connectAs, connect } = createPool();
  const connections = Array.from({ length: 5 }, () => connectAs('ann'));
  await nextEventLoopTurn();
  expect(state.lent).toBe(2);
  await connectAs('ben');
  await connect();
  expect(state.lent).toBe(4);
  for (const connection of connections) (await connection).release();
  expect(state.lent).toBe(2);
});

it('rejects a request that waits too long, and serves the next one', async () => {
  const { state, connectAs } = createPool({ max: 1, waitMs: 20 });
  const first = await connectAs('ann');
  await expect(connectAs('ann')).rejects.toThrow(LockTimeout);
  first.release();
  (await connectAs('ann')).release();
  expect(state.lent).toBe(0);
});

it('does not count a connection that failed', async () => {
  const { state, connectAs } = createPool({ max: 1, waitMs: 1000 });
  state.fails = true;
  await expect(connectAs('ann')).rejects.toThrow('unreachable');
  state.fails = false;
  (await connectAs('ann')).release();
});
