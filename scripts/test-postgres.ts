/**
 * `npm run test:postgres`: every test that uses a database, on PostgreSQL: the one of TEST_DATABASE_URL, or one of its own
 * in a temporary folder, from Debian's packages.
 */
import { spawnSync, type SpawnSyncOptions } from 'node:child_process';
import { Cluster, findPostgres } from '../testing/postgres-cluster.ts';
import { postgresStep } from './test/postgres.ts';
import { runInOrder } from './test/step.ts';
import { summary } from './test/summary.ts';

const given = process.env['TEST_DATABASE_URL'];
const cluster = given ? undefined : await startCluster();
const began = performance.now();
const outcomes = await runInOrder([
  {
    ...postgresStep,
    command: [...postgresStep.command, ...process.argv.slice(2)],
    env: { TEST_DATABASE_URL: given ?? cluster?.url },
  },
]);
await cluster?.remove();
console.log(summary(outcomes, [], (performance.now() - began) / 1000));
process.exit(outcomes.every(({ ok }) => ok) ? 0 : 1);

async function startCluster(): Promise<Cluster> {
  if (!findPostgres()) {
    console.log("No PostgreSQL found. Trying Debian's package …");
    const options: SpawnSyncOptions = {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    };
    spawnSync('apt-get', ['update', '-qq'], options);
    spawnSync('apt-get', ['install', '-y', '-qq', 'postgresql'], options);
  }
  if (!findPostgres()) {
    console.error('No PostgreSQL was found. Install version 15 or later, or set TEST_DATABASE_URL.');
    process.exit(1);
  }
  // Nothing of it outlives the run, so nothing has to reach the disk.
  return Cluster.make('fsync=off', 'synchronous_commit=off', 'full_page_writes=off');
}
