import { dirname } from 'node:path';
import { postgresTests } from '../../testing/postgres-tests.ts';
import type { Step } from './step.ts';
import type { NotRun } from './summary.ts';

export const postgresStep: Step = {
  name: 'PostgreSQL tests',
  command: ['vitest', 'run', '--project', 'postgres', '--allowOnly=false'],
  runner: 'vitest',
};

/** What a run without a PostgreSQL leaves out: by name where it runs nowhere else, by folder otherwise. */
export function notOnPostgres(): NotRun {
  const all = postgresTests();
  const folders = Object.entries(Object.groupBy(all, (file) => dirname(file)));
  return {
    what: `PostgreSQL: ${all.length} test files, most of which have run on SQLite`,
    names: [
      ...all.filter((file) => file.endsWith('.postgres.test.ts')).map((file) => `${file} (runs on PostgreSQL only)`),
      ...folders.map(([folder, files = []]) => `${folder} (${files.length})`),
    ],
    enable: 'npm run test:postgres, which starts a PostgreSQL of its own, or set TEST_DATABASE_URL',
  };
}
