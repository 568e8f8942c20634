import { Kysely, type KyselyConfig } from 'kysely';
import { openDatabase } from '#server/db/open.ts';
import type { Db, Schema } from '#server/db/schema.ts';
import { openAdditionalConnection } from '#server/db/sqlite.ts';
import type { TestDatabase } from './databases.ts';

/** A separate connection to the database of a running server. SQLite would reject a second server. */
export async function openSecondConnection(
  settings: TestDatabase['settings'],
  options: { readonly log?: KyselyConfig['log'] } = {},
): Promise<Db> {
  if (settings.databaseUrl !== undefined) return openDatabase(settings, { onConnectionLost: () => {}, ...options });
  return new Kysely<Schema>({ dialect: openAdditionalConnection(settings.dataDir), ...options });
}
