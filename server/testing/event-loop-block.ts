import { sql } from 'kysely';
import type { TestApp } from './app.ts';

const ATTEMPTS = 8;

/** CPU time of this thread, which depends little on how busy the machine is. */
const cpuMs = () => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

/** The longest time for which a call blocked the event loop, in milliseconds of CPU time. */
export async function longestBlockMs(call: () => Promise<unknown>): Promise<number> {
  let [last, longest] = [cpuMs(), 0];
  const watch = setInterval(() => {
    const now = cpuMs();
    [last, longest] = [now, Math.max(longest, now - last)];
  });
  await new Promise((resolve) => setImmediate(resolve));
  last = cpuMs();
  await call();
  clearInterval(watch);
  return Math.max(longest, cpuMs() - last);
}

/** Measures the longest time that a call blocks the event loop, and its slowest statement. */
export async function measureBlocking(t: TestApp, call: () => Promise<unknown>): Promise<BlockingCost> {
  t.slowestMs = 0;
  return { blockedMs: await longestBlockMs(call), statementMs: t.slowestMs };
}

export interface BlockingCost {
  readonly blockedMs: number;
  readonly statementMs: number;
}

/** Returns the best of a few attempts, to exclude the influence of other processes. */
export async function bestOfAttempts(
  t: TestApp,
  call: () => Promise<unknown>,
  isEnough: (cost: BlockingCost) => boolean,
): Promise<BlockingCost> {
  let best = { blockedMs: Infinity, statementMs: Infinity };
  for (let n = 0; n < ATTEMPTS && !isEnough(best); n++) {
    const { blockedMs, statementMs } = await measureBlocking(t, call);
    best = { blockedMs: Math.min(best.blockedMs, blockedMs), statementMs: Math.min(best.statementMs, statementMs) };
  }
  return best;
}

/** Returns whether a call and its statements are short enough, compared to a query that takes about 50 ms on a machine where they may take 200 ms. */
export async function measureBudget(t: TestApp): Promise<(cost: BlockingCost) => boolean> {
  const runReferenceQuery = () =>
    sql`with recursive c(n) as (select 1 union all select n + 1 from c where n < 200000) select sum(n) from c`.execute(
      t.db,
    );
  const reference = await bestOfAttempts(t, runReferenceQuery, () => false);
  return ({ blockedMs, statementMs }) =>
    blockedMs < 4 * Math.max(reference.blockedMs, 50) && statementMs < 4 * Math.max(reference.statementMs, 50);
}
