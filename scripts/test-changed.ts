/**
 * `npm run test:changed [-- REVISION]`: the static checks and every test that the change can affect, as far as imports tell.
 * The change is everything since the revision (default: the last commit), whether it is committed or not.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { ensureChromium } from './chromium.ts';
import { affectedTests, importGraph } from './test/affected.ts';
import { type Outcome, runInOrder, type Step } from './test/step.ts';
import { staticChecks } from './test/static-checks.ts';
import { summary } from './test/summary.ts';

const revision = process.argv[2] ?? 'HEAD';
const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean);
const files = git('ls-files', '--cached', '--others', '--exclude-standard').filter((file) => existsSync(file));
const changed = [...git('diff', '--name-only', revision), ...git('ls-files', '--others', '--exclude-standard')];

const sources = files.filter((file) => /\.(tsx?|css)$/.test(file));
const graph = importGraph(sources, (file) => readFileSync(file, 'utf8'));
const tests = affectedTests(graph, changed);

const vitest = (name: string, project: string, chosen: readonly string[]): Step => ({
  name: `${name} (${chosen.length} files)`,
  command: ['vitest', 'run', '--project', project, ...chosen],
  runner: 'vitest',
});
const unit = tests.filter((file) => file.endsWith('.test.ts') && !/^faults\/|\.postgres\.test\.ts$/.test(file));
const components = tests.filter((file) => file.endsWith('.test.tsx'));
const journeys = tests.filter((file) => file.startsWith('e2e/'));

const inBrowser: Step[] = [
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
if (inBrowser.length > 0) await ensureChromium();

console.log(`${changed.length} files changed since ${revision}, ${tests.length} test files affected.`);
const began = performance.now();
const outcomes: Outcome[] = [];
outcomes.push(
  ...(
    await Promise.all([
      runInOrder(staticChecks),
      runInOrder([...(unit.length > 0 ? [vitest('unit and route tests', 'unit', unit)] : []), ...inBrowser]),
    ])
  ).flat(),
);
console.log(summary(outcomes, [], (performance.now() - began) / 1000));
process.exit(outcomes.every(({ ok }) => ok) ? 0 : 1);
