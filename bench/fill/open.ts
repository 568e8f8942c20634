import { Kysely } from 'kysely';
import { type Db, openDatabase } from '../../server/db/open.ts';
import { openPostgresForMigration } from '../../server/db/postgres.ts';
import type { Schema } from '../../server/db/schema.ts';
import type { TestDatabase } from '../../server/testing/databases.ts';

/** A database that a server has opened before. What fills it may take as long as it takes. */
export async function openForFilling(settings: TestDatabase['settings']): Promise<Db> {
  if (!settings.databaseUrl) return openDatabase(settings, { onLost: () => {} });
  return new Kysely<Schema>({ dialect: openPostgresForMigration(settings.databaseUrl) });
}
