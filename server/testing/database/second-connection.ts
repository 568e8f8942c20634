import { Kysely, type KyselyConfig } from 'kysely';
import { type Db, openDatabase } from '../db/open.ts';
import type { Schema } from '../db/schema.ts';
import { openBesideServer } from '../db/sqlite.ts';
import type { TestDatabase } from './databases.ts';

/** A connection of its own to the database of a running server; the embedded one does not accept a second server. */
export async function openBeside(
  settings: TestDatabase['settings'],
  watch: { readonly log?: KyselyConfig['log'] } = {},
): Promise<Db> {
  if (settings.databaseUrl !== undefined) return openDatabase(settings, { onLost: () => {}, ...watch });
  return new Kysely<Schema>({ dialect: openBesideServer(settings.dataDir), ...watch });
}
