/**
 * `npm test`: everything that must hold before a change lands and that a machine without any set-up can try. Stops after
 * the first group of steps that fails.
 */
import { ensureChromium } from './chromium.ts';
import { type Outcome, runInOrder, type Step } from './test/step.ts';
import { notOnPostgres, postgresStep } from './test/postgres.ts';
import { staticChecks } from './test/static-checks.ts';
import { type NotRun, summary } from './test/summary.ts';

const build: Step = { name: 'build', command: ['node', 'scripts/build.ts'] };
const unit: Step = {
  name: 'unit and route tests',
  command: ['vitest', 'run', '--project', 'unit', '--allowOnly=false'],
  runner: 'vitest',
};
const inBrowser: readonly Step[] = [
  {
    name: 'component tests',
    command: ['vitest', 'run', '--project', 'components', '--allowOnly=false'],
    runner: 'vitest',
  },
  { name: 'journeys', command: ['playwright', 'test', '--forbid-only'], runner: 'playwright' },
];

const began = performance.now();
const outcomes: Outcome[] = [];
const notRun: NotRun[] = [];

/** Runs groups of steps beside each other; false where one failed. */
async function stage(...groups: readonly (readonly Step[])[]): Promise<boolean> {
  const done = (await Promise.all(groups.map(runInOrder))).flat();
  outcomes.push(...done);
  return done.every(({ ok }) => ok);
}

async function browserTests(): Promise<boolean> {
  try {
    await ensureChromium();
  } catch (error) {
    const names = inBrowser.map(({ name }) => name);
    notRun.push({ what: 'Tests in a browser', names, enable: (error as Error).message });
    return true;
  }
  return stage(inBrowser);
}

async function postgresTests(): Promise<boolean> {
  if (process.env['TEST_DATABASE_URL']) return stage([postgresStep]);
  notRun.push(notOnPostgres());
  return true;
}

// The build first: a unit test weighs it.
const ok =
  (await stage([build])) && (await stage(staticChecks, [unit])) && (await browserTests()) && (await postgresTests());
console.log(summary(outcomes, notRun, (performance.now() - began) / 1000));
process.exit(ok ? 0 : 1);
