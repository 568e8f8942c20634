import { Kysely } from 'kysely';
import type { Db } from '#server/db/schema.ts';
import { openPostgresForMigration } from '#server/db/postgres.ts';
import type { Schema } from '#server/db/schema.ts';
import { openSecondConnection } from '#server/testing/database/second-connection.ts';
import type { TestDatabase } from '#server/testing/database/databases.ts';

/** A connection to a running server's database, without a statement timeout on PostgreSQL. */
export async function openForSeeding(settings: TestDatabase['settings']): Promise<Db> {
  if (!settings.databaseUrl) return openSecondConnection(settings);
  return new Kysely<Schema>({ dialect: openPostgresForMigration(settings.databaseUrl) });
}
