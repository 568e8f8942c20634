import { Kysely, type KyselyConfig } from 'kysely';
import type { Config } from '../config.ts';
import { migrate } from './migrate.ts';
import { openPostgres } from './postgres.ts';
import type { Schema } from './schema.ts';
import { openSqlite } from './sqlite.ts';

export type Db = Kysely<Schema>;

interface Watch {
  /** A database connection broke while idle. */
  readonly onLost: (error: Error) => void;
  readonly log?: KyselyConfig['log'];
}

/** The database of the settings, open and up to date. `destroy()` closes it. */
export async function openDatabase(
  config: Pick<Config, 'databaseUrl' | 'dataDir'>,
  { onLost, log }: Watch,
): Promise<Db> {
  const kind = config.databaseUrl === undefined ? 'sqlite' : 'postgres';
  const dialect =
    config.databaseUrl === undefined ? openSqlite(config.dataDir) : await openPostgres(config.databaseUrl, onLost);
  const db = new Kysely<Schema>({ dialect, ...(log && { log }) });
  try {
    await migrate(db, kind);
  } catch (error) {
    await db.destroy();
    throw error;
  }
  return db;
}
