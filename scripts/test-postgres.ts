/**
 * `npm run test:postgres`: runs every test that uses a database on the PostgreSQL in TEST_DATABASE_URL, or else on a temporary
 * one, installed from Debian's packages if necessary.
 */
import { spawnSync, type SpawnSyncOptions } from 'node:child_process';
import { PostgresCluster, findPostgresBinDir } from '#testing/postgres-cluster.ts';
import { postgresStep } from './test/postgres.ts';
import { runSteps, startMeasuring } from './test/step.ts';
import { formatSummary } from './test/summary.ts';

const configuredUrl = process.env['TEST_DATABASE_URL'];
const cluster = configuredUrl ? undefined : await startCluster();
const readCost = startMeasuring();
const results = await runSteps([
  {
    ...postgresStep,
    command: [...postgresStep.command, ...process.argv.slice(2)],
    env: { TEST_DATABASE_URL: configuredUrl ?? cluster?.url },
  },
]);
await cluster?.remove();
console.log(formatSummary(results, [], readCost()));
process.exit(results.every(({ ok }) => ok) ? 0 : 1);

async function startCluster(): Promise<PostgresCluster> {
  if (!findPostgresBinDir()) {
    console.log("No PostgreSQL found. Trying Debian's package …");
    const options: SpawnSyncOptions = {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    };
    spawnSync('apt-get', ['update', '-qq'], options);
    spawnSync('apt-get', ['install', '-y', '-qq', 'postgresql'], options);
  }
  if (!findPostgresBinDir()) {
    console.error('PostgreSQL could not be installed. Install version 15 or later, or set TEST_DATABASE_URL.');
    process.exit(1);
  }
  // The data does not outlive the run, so it need not be durable.
  return PostgresCluster.create('fsync=off', 'synchronous_commit=off', 'full_page_writes=off');
}
