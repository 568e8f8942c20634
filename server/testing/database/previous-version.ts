import { Kysely } from 'kysely';
import { migrate } from '#server/db/migrate.ts';
import { migrations } from '#server/db/migrations/index.ts';
import { openPostgresForMigration } from '#server/db/postgres.ts';
import type { Db, Schema } from '#server/db/schema.ts';
import { openAdditionalConnection } from '#server/db/sqlite.ts';
import type { TestDatabase } from './databases.ts';

/** An empty database in the version before a migration. The types of `Db` are those of the latest version. */
export async function openVersionBefore(migration: string, settings: TestDatabase['settings']): Promise<Db> {
  const { databaseUrl, dataDir } = settings;
  const dialect = databaseUrl ? openPostgresForMigration(databaseUrl) : openAdditionalConnection(dataDir);
  const db: Db = new Kysely<Schema>({ dialect });
  const before = Object.entries(migrations).filter(([name]) => name < migration);
  await migrate(db, databaseUrl ? 'postgres' : 'sqlite', Object.fromEntries(before));
  return db;
}
