import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, expect, it } from 'vitest';
import { weekOf } from '#domain/calendar.ts';
import { databaseKinds } from '../server/testing/databases.ts';
import { memoryOf } from '../server/testing/memory.ts';
import { House } from './house.ts';
import { openFiles, timeOf } from './machine.ts';
import type { Person } from './person.ts';

const MINUTES = Number(process.env['SOAK_MINUTES'] ?? 10);
const USERS = 50;
const PAUSE_MS = 500;
const WARM_MS = 30_000;
const SAMPLE_EVERY_MS = 200;

afterEach(() => House.closeAll());

/** What somebody does in the course of a day, over and over, with short pauses. */
async function live(person: Person, until: number, pauseMs: number): Promise<number> {
  const area = (await person.must('POST', '/api/focus-areas', { name: 'Fitness' })).json._id as string;
  const goal = (await person.must('POST', `/api/focus-areas/${area}/goals`, { title: 'Run' })).json._id as string;
  const week = weekOf(Date.now(), 'UTC');
  const entries: string[] = [];
  let calls = 2;
  const call = async (...args: Parameters<Person['must']>) => {
    const reply = await person.must(...args);
    calls++;
    await pause(pauseMs * (0.6 + 0.8 * Math.random()));
    return reply;
  };
  while (performance.now() < until) {
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
      title: 'A way',
      goals: [{ goalId: goal, include: true }],
    });
    await call('GET', `/api/goals/${goal}/detail`);
    await call('DELETE', `/api/action-plans/${plan.json.actionPlan._id}`);
    // An account that grows for ever would make any memory grow.
    if (entries.length > 20) await call('DELETE', `/api/time-entries/${entries.shift()}`);
  }
  return calls;
}

interface Sample {
  readonly at: number;
  readonly memory: number;
  readonly files: number;
  /** Milliseconds that the cheapest call takes: what it waits for is the server's loop. */
  readonly lag: number;
}

async function sample({ server: { pid }, people }: House): Promise<Sample> {
  const lag = await timeOf(pid, () => people[0]!.must('GET', '/api/health'));
  return { at: performance.now(), memory: memoryOf(pid), files: openFiles(pid), lag };
}

const at = (values: readonly number[], part: number) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * part)]!;

async function soak(house: House, name: string) {
  const people = await house.join(USERS);
  // At full speed first: what a server keeps for good, it has after thousands of calls.
  const warm = performance.now() + WARM_MS;
  await Promise.all(people.map((person) => live(person, warm, 0)));
  const began = performance.now();
  const lasts = MINUTES * 60_000;
  const living = Promise.all(people.map((person) => live(person, began + lasts, PAUSE_MS)));
  const samples: Sample[] = [];
  while (performance.now() < began + lasts) {
    await Promise.race([pause(SAMPLE_EVERY_MS), living]);
    samples.push(await sample(house));
  }
  const calls = (await living).reduce((sum, count) => sum + count, 0);

  const fifths = [1, 2, 3, 4, 5].map((n) =>
    samples.filter((one) => Math.min(5, Math.ceil(((one.at - began) / lasts) * 5)) === n),
  );
  const memory = fifths.map((fifth) =>
    at(
      fifth.map((one) => one.memory),
      0.5,
    ),
  );
  const files = fifths.map((fifth) =>
    at(
      fifth.map((one) => one.files),
      0.5,
    ),
  );
  const lags = samples.map((one) => one.lag);
  const p99 = at(lags, 0.99);
  console.log(
    `${name}: ${calls} calls in ${MINUTES} min without an error; in five parts: ` +
      `memory ${memory.map((mb) => mb.toFixed(0)).join(', ')} MB, open files ${files.join(', ')}; ` +
      `lag ${at(lags, 0.5).toFixed(1)} ms (p50), ${p99.toFixed(1)} ms (p99)`,
  );
  const { code, output } = await house.server.kill('SIGTERM');
  return { early: memory[1]!, late: memory[4]!, moreFiles: files[4]! - files[1]!, p99, code, output };
}

const timeout = MINUTES * 60_000 * 2 + 120_000;

it(`${USERS} people for ${MINUTES} minutes: no error, no growth, no lag`, { timeout }, async () => {
  const figures = await Promise.all(databaseKinds.map(async (kind) => soak(await House.open(kind), kind.name)));
  for (const { early, late, moreFiles, p99, code, output } of figures) {
    expect(late - early).toBeLessThan(0.1 * early + 10);
    expect(moreFiles).toBeLessThan(10);
    expect(p99).toBeLessThan(100);
    expect(output).not.toMatch(/"level":[56]0|Unhandled/);
    expect(code).toBe(0);
  }
});
