/**
 * `npm run test:changed [-- REVISION]`: runs the static checks and every test that the change can affect, judging by imports.
 * The change is everything since the revision (default: the last commit), committed or not.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { ensureChromium } from './chromium.ts';
import { findAffectedTests, buildImportGraph } from './test/affected.ts';
import { runSteps, startMeasuring, type Step } from './test/step.ts';
import { staticChecks } from './test/static-checks.ts';
import { formatSummary } from './test/summary.ts';

const revision = process.argv[2] ?? 'HEAD';
const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean);
const files = git('ls-files', '--cached', '--others', '--exclude-standard').filter((file) => existsSync(file));
const changed = [...git('diff', '--name-only', revision), ...git('ls-files', '--others', '--exclude-standard')];

const sources = files.filter((file) => /\.(tsx?|css)$/.test(file));
const graph = buildImportGraph(sources, (file) => readFileSync(file, 'utf8'));
const tests = findAffectedTests(graph, changed);

const vitest = (name: string, project: string, testFiles: readonly string[]): Step => ({
  name: `${name} (${testFiles.length} files)`,
  command: ['vitest', 'run', '--project', project, ...testFiles],
  runner: 'vitest',
});
const unit = tests.filter((file) => file.endsWith('.test.ts') && !/^faults\/|\.postgres\.test\.ts$/.test(file));
const components = tests.filter((file) => file.endsWith('.test.tsx'));
const journeys = tests.filter((file) => file.startsWith('e2e/'));

const browserSteps: Step[] = [
  ...(components.length > 0 ? [vitest('component tests', 'components', components)] : []),
  ...(journeys.length > 0
    ? [
        { name: 'build', command: ['node', 'scripts/build.ts'] },
        {
          name: `journeys (${journeys.length} files)`,
          command: ['playwright', 'test', ...journeys],
          runner: 'playwright' as const,
        },
      ]
    : []),
];
if (browserSteps.length > 0) await ensureChromium();

console.log(`${changed.length} files changed since ${revision}, ${tests.length} test files affected.`);
const readCost = startMeasuring();
const stages = await Promise.all([
  runSteps(staticChecks),
  runSteps([...(unit.length > 0 ? [vitest('unit and route tests', 'unit', unit)] : []), ...browserSteps]),
]);
const results = stages.flat();
console.log(formatSummary(results, [], readCost()));
process.exit(results.every(({ ok }) => ok) ? 0 : 1);
