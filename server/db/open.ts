import { type Dialect, Kysely, type KyselyConfig } from 'kysely';
import type { Config } from '../config.ts';
import { finishPendingDeletions } from './bulk/bulk-writes.ts';
import { migrate } from './migrate.ts';
import { checkPostgres, openPostgres, openPostgresForMigration } from './postgres.ts';
import type { Schema } from './schema.ts';
import { openSqlite } from './sqlite.ts';
import { transactionGuard } from './transaction.ts';

export type Db = Kysely<Schema>;

interface Watch {
  /** A database connection broke. */
  readonly onLost: (error: Error) => void;
  readonly log?: KyselyConfig['log'];
}

/** The database of the settings, open and up to date. `destroy()` closes it. */
export async function openDatabase(config: Pick<Config, 'databaseUrl' | 'dataDir'>, watch: Watch): Promise<Db> {
  return config.databaseUrl === undefined
    ? openSqliteDatabase(config.dataDir, watch)
    : openPostgresDatabase(config.databaseUrl, watch);
}

async function openSqliteDatabase(dataDir: string, watch: Watch): Promise<Db> {
  const { dialect, ready } = openSqlite(dataDir);
  const db = databaseOf(dialect, watch);
  try {
    await migrate(db, 'sqlite');
    await finishPendingDeletions(db);
    ready();
    return db;
  } catch (error) {
    await db.destroy();
    throw error;
  }
}

async function openPostgresDatabase(url: string, watch: Watch): Promise<Db> {
  await checkPostgres(url);
  const migrating = new Kysely<Schema>({ dialect: openPostgresForMigration(url) });
  try {
    await migrate(migrating, 'postgres');
  } finally {
    await migrating.destroy();
  }
  return databaseOf(openPostgres(url, watch.onLost), watch);
}

function databaseOf(dialect: Dialect, { log }: Watch): Db {
  return new Kysely<Schema>({ dialect, plugins: [transactionGuard], ...(log && { log }) });
}
