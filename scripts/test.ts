/**
 * `npm test`: runs every check that a change must pass and that needs no setup. Stops after the first stage that fails.
 */
import { ensureChromium } from './chromium.ts';
import { type StepResult, runSteps, startMeasuring, type Step } from './test/step.ts';
import { skippedPostgresTests, postgresStep } from './test/postgres.ts';
import { staticChecks } from './test/static-checks.ts';
import { type SkippedTests, formatSummary } from './test/summary.ts';

const build: Step = { name: 'build', command: ['node', 'scripts/build.ts'] };
const unit: Step = {
  name: 'unit and route tests',
  command: ['vitest', 'run', '--project', 'unit', '--allowOnly=false'],
  runner: 'vitest',
};
const browserSteps: readonly Step[] = [
  {
    name: 'component tests',
    command: ['vitest', 'run', '--project', 'components', '--allowOnly=false'],
    runner: 'vitest',
  },
  { name: 'journeys', command: ['playwright', 'test', '--forbid-only'], runner: 'playwright' },
];

const readCost = startMeasuring();
const results: StepResult[] = [];
const skipped: SkippedTests[] = [];

/** Runs groups of steps in parallel; resolves to whether all passed. */
async function runStage(...groups: readonly (readonly Step[])[]): Promise<boolean> {
  const stageResults = (await Promise.all(groups.map(runSteps))).flat();
  results.push(...stageResults);
  return stageResults.every(({ ok }) => ok);
}

async function runBrowserTests(): Promise<boolean> {
  try {
    await ensureChromium();
  } catch (error) {
    const names = browserSteps.map(({ name }) => name);
    skipped.push({ label: 'Browser tests', names, howToRun: (error as Error).message });
    return true;
  }
  return runStage(browserSteps);
}

async function runPostgresTests(): Promise<boolean> {
  if (process.env['TEST_DATABASE_URL']) return runStage([postgresStep]);
  skipped.push(skippedPostgresTests());
  return true;
}

// The build comes first because a unit test checks its size.
const ok =
  (await runStage([build])) &&
  (await runStage(staticChecks, [unit])) &&
  (await runBrowserTests()) &&
  (await runPostgresTests());
console.log(formatSummary(results, skipped, readCost()));
process.exit(ok ? 0 : 1);
