import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, expect, it } from 'vitest';
import { weekStartForInstant } from '#domain/calendar/calendar.ts';
import { databaseKinds } from '#server/testing/database/databases.ts';
import { residentMemoryMb } from '#server/testing/memory.ts';
import { quantile } from './measure.ts';
import { TestCluster } from './test-cluster.ts';
import { countOpenFiles, measureWithoutCpuWait } from './process-stats.ts';
import type { TestUser } from './test-user.ts';

const MINUTES = Number(process.env['SOAK_MINUTES'] ?? 10);
const USERS = 50;
const PAUSE_MS = 500;
const WARM_UP_MS = 30_000;
const SAMPLE_EVERY_MS = 200;

afterEach(() => TestCluster.closeAll());

/** Repeats a typical day's requests with short pauses, and resolves with their number. */
async function simulateUser(user: TestUser, deadline: number, pauseMs: number): Promise<number> {
  const area = (await user.requestOk('POST', '/api/focus-areas', { name: 'Fitness' })).json._id as string;
  const goal = (await user.requestOk('POST', `/api/focus-areas/${area}/goals`, { title: 'Run' })).json._id as string;
  const week = weekStartForInstant(Date.now(), 'UTC');
  const entries: string[] = [];
  let calls = 2;
  const call = async (...args: Parameters<TestUser['requestOk']>) => {
    const response = await user.requestOk(...args);
    calls++;
    await pause(pauseMs * (0.6 + 0.8 * Math.random()));
    return response;
  };
  while (performance.now() < deadline) {
    await call('GET', '/api/time-entries/active');
    const entry = (await call('POST', '/api/time-entries', { goalId: goal })).json._id as string;
    entries.push(entry);
    await call('GET', `/api/goals/weekly-usage?weekStart=${week}`);
    await call('GET', `/api/weekly-goals?weekStart=${week}`);
    await call('GET', `/api/reports/weekly?weekStart=${week}`);
    await call('PATCH', `/api/time-entries/${entry}`, { endNow: true });
    await call('GET', '/api/focus-areas/with-goals');
    const plan = await call('POST', '/api/action-plans', {
      focusAreaId: area,
      title: 'Plan',
      goals: [{ goalId: goal, include: true }],
    });
    await call('GET', `/api/goals/${goal}/detail`);
    await call('DELETE', `/api/action-plans/${plan.json.actionPlan._id}`);
    // Old entries are deleted, because memory would grow with the account.
    if (entries.length > 20) await call('DELETE', `/api/time-entries/${entries.shift()}`);
  }
  return calls;
}

interface Sample {
  readonly at: number;
  readonly memory: number;
  readonly files: number;
  /** Milliseconds that the cheapest request takes, which mostly waits for the event loop. */
  readonly lag: number;
}

async function takeSample({ server: { pid }, users }: TestCluster): Promise<Sample> {
  const lag = await measureWithoutCpuWait(pid, () => users[0]!.requestOk('GET', '/api/health'));
  return { at: performance.now(), memory: residentMemoryMb(pid), files: countOpenFiles(pid), lag };
}

async function soak(cluster: TestCluster, name: string) {
  const users = await cluster.addUsers(USERS);
  // The warm-up runs at full speed, because caches and compiled code reach their final size only after thousands of requests.
  const warmUpEnd = performance.now() + WARM_UP_MS;
  await Promise.all(users.map((user) => simulateUser(user, warmUpEnd, 0)));
  const startedAt = performance.now();
  const durationMs = MINUTES * 60_000;
  const simulations = Promise.all(users.map((user) => simulateUser(user, startedAt + durationMs, PAUSE_MS)));
  const samples: Sample[] = [];
  while (performance.now() < startedAt + durationMs) {
    await Promise.race([pause(SAMPLE_EVERY_MS), simulations]);
    samples.push(await takeSample(cluster));
  }
  const calls = (await simulations).reduce((sum, count) => sum + count, 0);

  const fifths = [1, 2, 3, 4, 5].map((n) =>
    samples.filter((sample) => Math.min(5, Math.ceil(((sample.at - startedAt) / durationMs) * 5)) === n),
  );
  const memory = fifths.map((fifth) =>
    quantile(
      fifth.map((sample) => sample.memory),
      0.5,
    ),
  );
  const files = fifths.map((fifth) =>
    quantile(
      fifth.map((sample) => sample.files),
      0.5,
    ),
  );
  const lags = samples.map((sample) => sample.lag);
  const p99 = quantile(lags, 0.99);
  console.log(
    `${name}: ${calls} calls in ${MINUTES} min without an error; by fifths of the run: ` +
      `memory ${memory.map((mb) => mb.toFixed(0)).join(', ')} MB, open files ${files.join(', ')}; ` +
      `lag ${quantile(lags, 0.5).toFixed(1)} ms (p50), ${p99.toFixed(1)} ms (p99)`,
  );
  const { code, output } = await cluster.server.kill('SIGTERM');
  return { early: memory[1]!, late: memory[4]!, moreFiles: files[4]! - files[1]!, p99, code, output };
}

const timeout = MINUTES * 60_000 * 2 + 120_000;

it(`${USERS} users cause no errors, leaks or lag in ${MINUTES} minutes (LD-03)`, { timeout }, async () => {
  const figures = await Promise.all(databaseKinds.map(async (kind) => soak(await TestCluster.create(kind), kind.name)));
  for (const { early, late, moreFiles, p99, code, output } of figures) {
    expect(late - early).toBeLessThan(0.1 * early + 10);
    expect(moreFiles).toBeLessThan(10);
    expect(p99).toBeLessThan(100);
    expect(output).not.toMatch(/"level":[56]0|Unhandled/);
    expect(code).toBe(0);
  }
});
