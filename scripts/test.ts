/** `npm test`: everything that must hold before a change lands, cheapest first. Stops at the first failure. */
import { spawnSync } from 'node:child_process';
import { ensureChromium } from './chromium.ts';

interface Step {
  readonly name: string;
  readonly command: readonly string[];
  /** Settings that the step needs, found when its turn comes. */
  readonly env?: () => NodeJS.ProcessEnv;
}

const steps: readonly Step[] = [
  { name: 'format', command: ['oxfmt', '--check', '.'] },
  { name: 'lint and import directions', command: ['oxlint', '--type-aware', '--deny-warnings'] },
  { name: 'types', command: ['tsc', '-p', 'tsconfig.node.json'] },
  { name: 'types of the web app', command: ['tsc', '-p', 'tsconfig.web.json'] },
  { name: 'types of the service worker', command: ['tsc', '-p', 'tsconfig.service-worker.json'] },
  { name: 'types of the browser tests', command: ['tsc', '-p', 'tsconfig.e2e.json'] },
  { name: 'unit and route tests', command: ['vitest', 'run'] },
  { name: 'build', command: ['node', 'scripts/build.ts'] },
  { name: 'browser tests', command: ['playwright', 'test'] },
];

if (!process.env['TEST_DATABASE_URL']) console.log('TEST_DATABASE_URL is not set: route tests run on SQLite only.');

await ensureChromium();
for (const { name, command, env } of steps) {
  const began = performance.now();
  console.log(`\n▸ ${name}`);
  const [program, ...args] = command;
  const { status, error } = spawnSync(program!, args, { stdio: 'inherit', env: { ...process.env, ...env?.() } });
  if (error) console.error(error.message);
  if (status !== 0) {
    console.error(`\n✗ ${name} failed`);
    process.exit(status ?? 1);
  }
  console.log(`✓ ${name} (${((performance.now() - began) / 1000).toFixed(1)} s)`);
}
