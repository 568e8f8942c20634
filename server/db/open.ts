import { existsSync } from 'node:fs';
import { type Dialect, Kysely, type KyselyConfig } from 'kysely';
import type { Config } from '../config.ts';
import { StartError } from '../start-error.ts';
import { finishPendingDeletions } from './bulk/bulk-writes.ts';
import { FolderInUse } from './data-folder/claim.ts';
import { filesIn } from './data-folder/files.ts';
import { migrate, refuseOtherVersion } from './migrate.ts';
import { checkPostgres, openPostgres, openPostgresForMigration } from './postgres.ts';
import type { Schema } from './schema.ts';
import { openBesideServer, openSqlite } from './sqlite.ts';
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

/** The same for a single command, also while a server is using it. The database must exist. */
export async function openForCommand(config: Pick<Config, 'databaseUrl' | 'dataDir'>, watch: Watch): Promise<Db> {
  const { databaseUrl, dataDir } = config;
  if (databaseUrl !== undefined) {
    await checkPostgres(databaseUrl);
    return ofThisVersion(databaseOf(openPostgres(databaseUrl, watch.onLost), watch));
  }
  if (!existsSync(filesIn(dataDir).database)) {
    throw new StartError(`There is no database in ${dataDir} (DATA_DIR). Start the server once first.`);
  }
  try {
    // Without a server, the folder has to be claimed: what a killed one left in the log is checked before it is merged.
    return await openSqliteDatabase(dataDir, watch, 0);
  } catch (error) {
    if (!(error instanceof FolderInUse)) throw error;
    return ofThisVersion(databaseOf(openBesideServer(dataDir), watch));
  }
}

async function ofThisVersion(db: Db): Promise<Db> {
  try {
    await refuseOtherVersion(db);
    return db;
  } catch (error) {
    await db.destroy();
    throw error;
  }
}

async function openSqliteDatabase(dataDir: string, watch: Watch, waitMs?: number): Promise<Db> {
  const { dialect, ready } = openSqlite(dataDir, waitMs);
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
