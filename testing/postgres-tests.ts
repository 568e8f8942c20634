import { globSync, readFileSync } from 'node:fs';

/** The test files that use a database: with a PostgreSQL they run on it, too. */
export function postgresTests(): string[] {
  return globSync('server/**/*.test.ts').filter((file) =>
    /describeOnEachDatabase\(|databaseKinds/.test(readFileSync(file, 'utf8')),
  );
}
