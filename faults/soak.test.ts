import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, expect, it } from 'vitest';
import { weekOf } from '#domain/calendar.ts';
import { databaseKinds } from '../server/testing/databases.ts';
import { House } from './house.ts';
import { openFiles, residentMemory, timeOf } from './machine.ts';
import type { Person } from './person.ts';

const MINUTES = Number(process.env['SOAK_MINUTES'] ?? 10);
const USERS = 50;
const SAMPLES = 100;

afterEach(() => House.closeAll());

/** What somebody does in the course of a day, over and over, with the pauses of somebody in a hurry. */
async function live(person: Person, until: number): Promise<number> {
  const area = (await person.must('POST', '/api/focus-areas', { name: 'Fitness' })).json._id as string;
  const goal = (await person.must('POST', `/api/focus-areas/${area}/goals`, { title: 'Run' })).json._id as string;
  const week = weekOf(Date.now(), 'UTC');
  const entries: string[] = [];
  let calls = 2;
  const call = async (...args: Parameters<Person['must']>) => {
    const reply = await person.must(...args);
    calls++;
    await pause(300 + Math.random() * 400);
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
  readonly memory: number;
  readonly files: number;
  /** Milliseconds that the cheapest call takes: what it waits for is the server's loop. */
  readonly lag: number;
}

async function sample(house: House): Promise<Sample> {
  const { pid } = house.server;
  const lag = await timeOf(pid, () => house.people[0]!.must('GET', '/api/health'));
  return { memory: residentMemory(pid), files: openFiles(pid), lag };
}

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;

async function soak(house: House, name: string) {
  const people = await house.join(USERS);
  const began = performance.now();
  const until = began + MINUTES * 60_000;
  const living = Promise.all(people.map((person) => live(person, until)));
  const samples: Sample[] = [];
  for (let n = 1; n <= SAMPLES; n++) {
    await Promise.race([pause(Math.max(0, began + (n * MINUTES * 60_000) / SAMPLES - performance.now())), living]);
    samples.push(await sample(house));
  }
  const calls = (await living).reduce((sum, count) => sum + count, 0);

  const fifth = (n: number) => samples.slice(((n - 1) * SAMPLES) / 5, (n * SAMPLES) / 5);
  const [early, late] = [2, 5].map((n) => median(fifth(n).map(({ memory }) => memory)));
  const lags = samples.map(({ lag }) => lag).toSorted((a, b) => a - b);
  const p99 = lags[Math.floor(lags.length * 0.99)]!;
  const [filesEarly, filesLate] = [2, 5].map((n) => median(fifth(n).map(({ files }) => files)));
  console.log(
    `${name}: ${calls} calls in ${MINUTES} min without an error; memory ${early!.toFixed(0)} → ${late!.toFixed(0)} MB, ` +
      `open files ${filesEarly} → ${filesLate}, lag ${median(lags).toFixed(1)} ms (p50), ${p99.toFixed(1)} ms (p99)`,
  );
  const { code, output } = await house.server.kill('SIGTERM');
  return { early: early!, late: late!, moreFiles: filesLate! - filesEarly!, p99, code, output };
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
