import { type Kysely, sql } from 'kysely';
import { reasonOf, StartError } from '../start-error.ts';
import type { DatabaseKind } from './kind.ts';
import { type Migration, migrations } from './migrations/index.ts';
import type { Db } from './open.ts';

/** Any number will do, as long as every Weekwise server takes the same. */
const LOCK = 7_365_190_211;

/**
 * Brings the database up to this program, all or nothing. Servers that start together do it one after another: the
 * transaction holds SQLite's write lock from its start, PostgreSQL gets an advisory lock.
 */
export async function migrate(db: Db, kind: DatabaseKind, known = migrations): Promise<void> {
  await db.connection().execute(async (connection) => {
    try {
      // Rebuilding a table, SQLite's way to alter one, would otherwise delete what refers to it.
      if (kind === 'sqlite') await sql`pragma foreign_keys = off`.execute(connection);
      await sql`begin`.execute(connection);
      if (kind === 'postgres') await sql`select pg_advisory_xact_lock(${LOCK}::bigint)`.execute(connection);
      const hasRun = await runMissing(connection, kind, known);
      // Not at every start: it reads all there is.
      if (kind === 'sqlite' && hasRun) await refuseBrokenReferences(connection);
      await sql`commit`.execute(connection);
    } catch (error) {
      await sql`rollback`.execute(connection).catch(() => {});
      if (error instanceof StartError) throw error;
      throw new StartError(`The database could not be brought up to date: ${reasonOf(error)}`);
    }
    if (kind === 'sqlite') await sql`pragma foreign_keys = on`.execute(connection);
  });
}

/** For commands that run beside a server: only the server migrates the database. */
export async function refuseOtherVersion(db: Db, known = migrations): Promise<void> {
  const tables = await db.introspection.getTables();
  const { rows } = tables.some(({ name }) => name === 'migrations')
    ? await sql<{ name: string }>`select name from migrations`.execute(db)
    : { rows: [] };
  const done = new Set(rows.map((row) => row.name));
  if (done.size === Object.keys(known).length && Object.keys(known).every((name) => done.has(name))) return;
  throw new StartError('The database is not of this version of Weekwise. Start (or restart) the server first.');
}

/** False where none was missing. */
async function runMissing(db: Db, kind: DatabaseKind, known: Readonly<Record<string, Migration>>): Promise<boolean> {
  await sql`create table if not exists migrations (name text primary key)`.execute(db);
  const { rows } = await sql<{ name: string }>`select name from migrations`.execute(db);
  const done = new Set(rows.map((row) => row.name));
  const newer = [...done].find((name) => !(name in known));
  if (newer !== undefined) {
    throw new StartError(
      `The database was last used by a newer Weekwise (it has step '${newer}'). Start that version or a later one.`,
    );
  }
  const missing = Object.keys(known).filter((name) => !done.has(name));
  for (const name of missing.toSorted()) {
    await known[name]!.up(db as unknown as Kysely<unknown>, kind);
    await sql`insert into migrations (name) values (${name})`.execute(db);
  }
  return missing.length > 0;
}

async function refuseBrokenReferences(db: Db): Promise<void> {
  const { rows } = await sql<{ table: string }>`pragma foreign_key_check`.execute(db);
  if (rows[0]) throw new Error(`a step would leave rows of ${rows[0].table} that refer to nothing`);
}
