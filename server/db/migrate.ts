import { type Kysely, sql } from 'kysely';
import { errorMessage, StartupError } from '#server/startup-error.ts';
import type { DatabaseKind } from './kind.ts';
import { type Migration, migrations } from './migrations/index.ts';
import type { Db } from './schema.ts';

/** An arbitrary number, shared by all Weekwise servers. */
const ADVISORY_LOCK_ID = 7_365_190_211;

/**
 * Runs the pending migrations in one transaction. Servers that start at the same time migrate one after another: on
 * SQLite the transaction holds the write lock from its start, on PostgreSQL it takes an advisory lock.
 */
export async function migrate(db: Db, kind: DatabaseKind, known = migrations): Promise<void> {
  await db.connection().execute(async (connection) => {
    try {
      // SQLite alters a table by rebuilding it; with foreign keys on, dropping the old one would cascade.
      if (kind === 'sqlite') await sql`pragma foreign_keys = off`.execute(connection);
      await sql`begin`.execute(connection);
      if (kind === 'postgres') await sql`select pg_advisory_xact_lock(${ADVISORY_LOCK_ID}::bigint)`.execute(connection);
      const hasRun = await runPending(connection, kind, known);
      // This reads the whole database, so it runs only after a migration.
      if (kind === 'sqlite' && hasRun) await assertForeignKeysIntact(connection);
      await sql`commit`.execute(connection);
    } catch (error) {
      await sql`rollback`.execute(connection).catch(() => {});
      if (error instanceof StartupError) throw error;
      throw new StartupError(`The database could not be migrated: ${errorMessage(error)}`);
    }
    if (kind === 'sqlite') await sql`pragma foreign_keys = on`.execute(connection);
  });
}

/** Commands that run next to a server check this, because only the server migrates the database. */
export async function assertCurrentVersion(db: Db, known = migrations): Promise<void> {
  const tables = await db.introspection.getTables();
  const { rows } = tables.some(({ name }) => name === 'migrations')
    ? await sql<{ name: string }>`select name from migrations`.execute(db)
    : { rows: [] };
  const applied = new Set(rows.map((row) => row.name));
  if (applied.size === Object.keys(known).length && Object.keys(known).every((name) => applied.has(name))) return;
  throw new StartupError('The database does not match this version of Weekwise. Start (or restart) the server first.');
}

/** Returns whether any migration was pending. */
async function runPending(db: Db, kind: DatabaseKind, known: Readonly<Record<string, Migration>>): Promise<boolean> {
  await sql`create table if not exists migrations (name text primary key)`.execute(db);
  const { rows } = await sql<{ name: string }>`select name from migrations`.execute(db);
  const applied = new Set(rows.map((row) => row.name));
  const newer = [...applied].find((name) => !(name in known));
  if (newer !== undefined) {
    throw new StartupError(
      `The database was last used by a newer Weekwise (it has migration '${newer}'). Start that version or a later one.`,
    );
  }
  const pending = Object.keys(known).filter((name) => !applied.has(name));
  for (const name of pending.toSorted()) {
    await known[name]!.up(db as unknown as Kysely<unknown>, kind);
    await sql`insert into migrations (name) values (${name})`.execute(db);
  }
  return pending.length > 0;
}

async function assertForeignKeysIntact(db: Db): Promise<void> {
  const { rows } = await sql<{ table: string }>`pragma foreign_key_check`.execute(db);
  if (rows[0]) throw new Error(`a migration would leave rows in ${rows[0].table} with broken references`);
}
