import { dirname } from 'node:path';
import { listPostgresTests } from '#testing/postgres-tests.ts';
import type { Step } from './step.ts';
import type { SkippedTests } from './summary.ts';

export const postgresStep: Step = {
  name: 'PostgreSQL tests',
  command: ['vitest', 'run', '--project', 'postgres', '--allowOnly=false'],
  runner: 'vitest',
};

/** Lists what a run without PostgreSQL skips: files that run on PostgreSQL only by name, all others by folder. */
export function skippedPostgresTests(): SkippedTests {
  const all = listPostgresTests();
  const folders = Object.entries(Object.groupBy(all, (file) => dirname(file)));
  return {
    label: `PostgreSQL: ${all.length} test files, most of which ran on SQLite`,
    names: [
      ...all.filter((file) => file.endsWith('.postgres.test.ts')).map((file) => `${file} (runs on PostgreSQL only)`),
      ...folders.map(([folder, files = []]) => `${folder} (${files.length})`),
    ],
    howToRun: 'Run npm run test:postgres, which starts a temporary PostgreSQL, or set TEST_DATABASE_URL.',
  };
}
