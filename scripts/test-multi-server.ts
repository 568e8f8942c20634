/**
 * `npm run test:many`: the route tests once more as they would run on many machines. Two servers share each database and get
 * the requests in turn, and every table of users' own things is in hash partitions, of which a statement may touch one.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { postgresTests } from '../testing/postgres-tests.ts';

if (!process.env['TEST_DATABASE_URL']) {
  console.error('TEST_DATABASE_URL is not set: several servers need a PostgreSQL, whose databases they may create.');
  process.exit(1);
}

const given = process.argv.slice(2);
const all = postgresTests().filter((file) => readFileSync(file, 'utf8').includes('describeOnEachDatabase('));
const env = { TEST_SERVERS: '2', TEST_PARTITIONS: '8', ...process.env };
// Twice the work of a request's database and more: what is tested here is no speed.
const patience = ['--testTimeout=60000', '--hookTimeout=60000'];
const { status, error } = spawnSync(
  'vitest',
  ['run', '--project', 'postgres', ...(given.length > 0 ? given : all), ...patience],
  {
    stdio: 'inherit',
    env,
  },
);
if (error) console.error(error.message);
process.exit(status ?? 1);
