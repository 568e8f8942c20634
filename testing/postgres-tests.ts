import { globSync, readFileSync } from 'node:fs';

/** Lists the test files that use a database; the `postgres` project runs them on PostgreSQL too. */
export function listPostgresTests(): string[] {
  return globSync('server/**/*.test.ts').filter((file) =>
    /describeOnEachDatabase\(|databaseKinds/.test(readFileSync(file, 'utf8')),
  );
}
