import { existsSync } from 'node:fs';
import { type Dialect, Kysely, type KyselyConfig } from 'kysely';
import type { Config } from '#server/config.ts';
import { StartupError } from '#server/startup-error.ts';
import { completePendingDeletions } from './bulk/bulk-writes.ts';
import { FolderInUse } from './data-folder/claim.ts';
import { dataFiles } from './data-folder/files.ts';
import { migrate, assertCurrentVersion } from './migrate.ts';
import { assertPostgresUsable, openPostgres, openPostgresForMigration } from './postgres.ts';
import type { Db, Schema } from './schema.ts';
import { openAdditionalConnection, openSqlite } from './sqlite.ts';
import { transactionGuard } from './transaction.ts';

interface DatabaseHooks {
  /** A database connection broke. */
  readonly onConnectionLost: (error: Error) => void;
  readonly log?: KyselyConfig['log'];
}

/** Opens and migrates the configured database. `destroy()` closes it. */
export async function openDatabase(config: Pick<Config, 'databaseUrl' | 'dataDir'>, hooks: DatabaseHooks): Promise<Db> {
  return config.databaseUrl === undefined
    ? openSqliteDatabase(config.dataDir, hooks)
    : openPostgresDatabase(config.databaseUrl, hooks);
}

/** Opens an existing database for a single command, even while a server is using it. */
export async function openDatabaseForCommand(
  config: Pick<Config, 'databaseUrl' | 'dataDir'>,
  hooks: DatabaseHooks,
): Promise<Db> {
  const { databaseUrl, dataDir } = config;
  if (databaseUrl !== undefined) {
    await assertPostgresUsable(databaseUrl);
    return closeUnlessCurrent(createDatabase(openPostgres(databaseUrl, hooks.onConnectionLost), hooks));
  }
  if (!existsSync(dataFiles(dataDir).database)) {
    throw new StartupError(`There is no database in ${dataDir} (DATA_DIR). Start the server once first.`);
  }
  try {
    // If no server is running, claim the folder, so that a log left by a killed server is checked before it is merged.
    return await openSqliteDatabase(dataDir, hooks, 0);
  } catch (error) {
    if (!(error instanceof FolderInUse)) throw error;
    return closeUnlessCurrent(createDatabase(openAdditionalConnection(dataDir), hooks));
  }
}

async function closeUnlessCurrent(db: Db): Promise<Db> {
  try {
    await assertCurrentVersion(db);
    return db;
  } catch (error) {
    await db.destroy();
    throw error;
  }
}

async function openSqliteDatabase(dataDir: string, hooks: DatabaseHooks, waitMs?: number): Promise<Db> {
  const { dialect, onMigrated } = openSqlite(dataDir, waitMs);
  const db = createDatabase(dialect, hooks);
  try {
    await migrate(db, 'sqlite');
    await completePendingDeletions(db);
    onMigrated();
    return db;
  } catch (error) {
    await db.destroy();
    throw error;
  }
}

async function openPostgresDatabase(url: string, hooks: DatabaseHooks): Promise<Db> {
  await assertPostgresUsable(url);
  const migrationDb = new Kysely<Schema>({ dialect: openPostgresForMigration(url) });
  try {
    await migrate(migrationDb, 'postgres');
  } finally {
    await migrationDb.destroy();
  }
  return createDatabase(openPostgres(url, hooks.onConnectionLost), hooks);
}

function createDatabase(dialect: Dialect, { log }: DatabaseHooks): Db {
  return new Kysely<Schema>({ dialect, plugins: [transactionGuard], ...(log && { log }) });
}
