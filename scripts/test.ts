/** `npm test`: everything that must hold before a change lands, cheapest first. Stops at the first failure. */
import { spawnSync } from 'node:child_process';
import { ensureChromium } from './chromium.ts';

const steps: readonly (readonly [name: string, ...command: string[]])[] = [
  ['format', 'oxfmt', '--check', '.'],
  ['lint and import directions', 'oxlint', '--type-aware', '--deny-warnings'],
  ['types', 'tsc', '-p', 'tsconfig.node.json'],
  ['types of the web app', 'tsc', '-p', 'tsconfig.web.json'],
  ['types of the browser tests', 'tsc', '-p', 'tsconfig.e2e.json'],
  ['unit and route tests', 'vitest', 'run'],
  ['build', 'node', 'scripts/build.ts'],
  ['browser tests', 'playwright', 'test'],
];

const env: NodeJS.ProcessEnv = { ...process.env, CHROMIUM_PATH: ensureChromium() };
if (!env['TEST_DATABASE_URL']) console.log('TEST_DATABASE_URL is not set: route tests run on SQLite only.');

for (const [name, command, ...args] of steps) {
  const began = performance.now();
  console.log(`\n▸ ${name}`);
  const { status, error } = spawnSync(command!, args, { stdio: 'inherit', env });
  if (error) console.error(error.message);
  if (status !== 0) {
    console.error(`\n✗ ${name} failed`);
    process.exit(status ?? 1);
  }
  console.log(`✓ ${name} (${((performance.now() - began) / 1000).toFixed(1)} s)`);
}
