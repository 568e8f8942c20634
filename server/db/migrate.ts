import { type Kysely, sql } from 'kysely';
import { DEFAULT_MIGRATION_TABLE, Migrator } from 'kysely/migration';
import { reasonOf, StartError } from '../start-error.ts';
import { migrations } from './migrations/index.ts';

/** Any number will do, as long as every Weekwise server takes the same. */
const LOCK = 7_365_190_211;

/**
 * Brings the database up to this program, all or nothing. Servers that start together do it one after another: the
 * transaction holds SQLite's write lock from its start, PostgreSQL gets an advisory lock.
 */
export async function migrate<T>(db: Kysely<T>, kind: 'sqlite' | 'postgres', known = migrations): Promise<void> {
  await db.connection().execute(async (connection) => {
    await sql`begin`.execute(connection);
    try {
      if (kind === 'postgres') await sql`select pg_advisory_xact_lock(${LOCK}::bigint)`.execute(connection);
      await refuseNewer(connection, Object.keys(known));
      const migrator = new Migrator({ db: connection, provider: { getMigrations: async () => ({ ...known }) } });
      const { error } = await migrator.migrateToLatest({ disableTransactions: true });
      if (error) throw new StartError(`The database could not be brought up to date: ${reasonOf(error)}`);
      await sql`commit`.execute(connection);
    } catch (error) {
      await sql`rollback`.execute(connection);
      throw error;
    }
  });
}

async function refuseNewer<T>(db: Kysely<T>, known: readonly string[]): Promise<void> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some((table) => table.name === DEFAULT_MIGRATION_TABLE)) return;
  const done = await sql<{ name: string }>`select name from ${sql.table(DEFAULT_MIGRATION_TABLE)}`.execute(db);
  const unknown = done.rows.find((row) => !known.includes(row.name));
  if (unknown) {
    throw new StartError(
      `The database was last used by a newer Weekwise (it has step '${unknown.name}'). Start that version or a later one.`,
    );
  }
}
