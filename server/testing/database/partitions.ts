import { Kysely } from 'kysely';
import pg from 'pg';
import { migrate } from '#server/db/migrate.ts';
import { openPostgresForMigration } from '#server/db/postgres.ts';
import type { Schema } from '#server/db/schema.ts';

/**
 * Tables that are not partitioned by user, with the reason. Most are looked up before the user is known, by a value that must be
 * unique across all users.
 */
export const unpartitionedTables: Readonly<Record<string, string>> = {
  users: 'its email address is unique among all users',
  sessions: 'found by the hash of a cookie, before the user is known',
  password_resets: 'found by the hash of a link, before the user is known',
  invitations: 'found by the hash of a link, and belong to no user',
  rate_limits: 'counts by address and by account name, which may not exist',
  secrets: 'belongs to the installation',
  migrations: 'belongs to the installation',
};

/** Migrates a new database and partitions its tables. */
export async function createPartitionedDatabase(url: string, count: number): Promise<void> {
  const migrating = new Kysely<Schema>({ dialect: openPostgresForMigration(url) });
  try {
    await migrate(migrating, 'postgres');
  } finally {
    await migrating.destroy();
  }
  await partitionTables(url, count);
}

interface Definition {
  readonly table: string;
  readonly name: string;
  readonly text: string;
}

/**
 * Replaces each table with user data by one that has `count` hash partitions by user, and all constraints and indexes. The
 * database must be migrated and empty.
 */
async function partitionTables(url: string, count: number): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('begin');
    const tables = await listTablesToPartition(client);
    const indexes = await listIndexes(client, tables);
    const keys = await listConstraints(client, tables, ['p', 'u']);
    const references = await listConstraints(client, tables, ['f']);
    for (const table of tables) await client.query(`alter table ${table} rename to ${table}_whole`);
    for (const table of tables) await client.query(partitionSql(table, count));
    // This drops foreign keys and frees the names of the indexes.
    for (const table of tables) await client.query(`drop table ${table}_whole cascade`);
    for (const each of [...keys, ...references]) {
      await client.query(`alter table ${each.table} add constraint ${each.name} ${each.text}`);
    }
    for (const { text } of indexes) await client.query(text);
    await client.query('commit');
  } finally {
    await client.end();
  }
}

async function listTablesToPartition(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' order by tablename`,
  );
  return rows.map(({ name }) => name).filter((name) => !(name in unpartitionedTables));
}

function partitionSql(table: string, count: number): string {
  const parts = Array.from(
    { length: count },
    (_, part) =>
      `create table ${table}_${part} partition of ${table} for values with (modulus ${count}, remainder ${part})`,
  );
  const parent = `create table ${table} (like ${table}_whole including defaults including constraints) partition by hash (user_id)`;
  return [parent, ...parts].join(';\n');
}

/** The indexes that do not belong to a constraint. */
async function listIndexes(client: pg.Client, tables: readonly string[]): Promise<Definition[]> {
  const { rows } = await client.query<Definition>(
    `select c.relname as table, i.relname as name, pg_get_indexdef(x.indexrelid) as text
     from pg_index x join pg_class c on c.oid = x.indrelid join pg_class i on i.oid = x.indexrelid
     where c.relname = any($1) and not exists (select from pg_constraint where conindid = x.indexrelid and contype in ('p', 'u'))
     order by i.relname`,
    [tables],
  );
  return rows;
}

async function listConstraints(client: pg.Client, tables: readonly string[], kinds: string[]): Promise<Definition[]> {
  const { rows } = await client.query<Definition>(
    `select c.relname as table, k.conname as name, pg_get_constraintdef(k.oid) as text
     from pg_constraint k join pg_class c on c.oid = k.conrelid
     where c.relname = any($1) and k.contype::text = any($2) order by k.conname`,
    [tables, kinds],
  );
  return rows;
}
