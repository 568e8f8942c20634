import { Kysely } from 'kysely';
import type { Db } from '../../server/db/open.ts';
import { openPostgresForMigration } from '../../server/db/postgres.ts';
import type { Schema } from '../../server/db/schema.ts';
import { openBeside } from '../../server/testing/beside.ts';
import type { TestDatabase } from '../../server/testing/databases.ts';

/** The database of a running server. What fills it may take as long as it takes. */
export async function openForFilling(settings: TestDatabase['settings']): Promise<Db> {
  if (!settings.databaseUrl) return openBeside(settings);
  return new Kysely<Schema>({ dialect: openPostgresForMigration(settings.databaseUrl) });
}
