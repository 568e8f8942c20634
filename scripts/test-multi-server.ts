/**
 * `npm run test:multi-server`: runs the route tests as if scaled out over several machines. Two servers share each database and receive
 * requests alternately. Every table of user data is split into hash partitions, and a statement may touch only one of them.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { listPostgresTests } from '#testing/postgres-tests.ts';

if (!process.env['TEST_DATABASE_URL']) {
  console.error(
    'Set TEST_DATABASE_URL to a PostgreSQL whose role may create databases: several servers cannot share SQLite.',
  );
  process.exit(1);
}

const requestedFiles = process.argv.slice(2);
const routeTests = listPostgresTests().filter((file) => readFileSync(file, 'utf8').includes('describeOnEachDatabase('));
const env = { TEST_SERVERS: '2', TEST_PARTITIONS: '8', ...process.env };
// Each request costs more than twice as much here, and speed is not under test.
const timeouts = ['--testTimeout=60000', '--hookTimeout=60000'];
// The second server loads its modules again, so test files must not share them.
const isolation = '--isolate';
const { status, error } = spawnSync(
  'vitest',
  [
    'run',
    '--project',
    'postgres',
    ...(requestedFiles.length > 0 ? requestedFiles : routeTests),
    ...timeouts,
    isolation,
  ],
  {
    stdio: 'inherit',
    env,
  },
);
if (error) console.error(error.message);
process.exit(status ?? 1);
