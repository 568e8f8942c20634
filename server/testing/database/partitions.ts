import { Kysely } from 'kysely';
import pg from 'pg';
import { migrate } from '../db/migrate.ts';
import { openPostgresForMigration } from '../db/postgres.ts';
import type { Schema } from '../db/schema.ts';

/** Looked up before a user is known, by something that no two users share: that is unique over all partitions or not at all. */
export const wholeTables: Readonly<Record<string, string>> = {
  users: 'its email address is unique among all users',
  sessions: 'found by the hash of a cookie, before the user is known',
  password_resets: 'found by the hash of a link, before the user is known',
  invitations: 'found by the hash of a link, and belong to nobody',
  rate_limits: 'counts addresses and accounts, also of nobody',
  secrets: 'belongs to the installation',
  migrations: 'belongs to the installation',
};

/** A new database, up to date and in partitions. */
export async function makePartitioned(url: string, count: number): Promise<void> {
  const migrating = new Kysely<Schema>({ dialect: openPostgresForMigration(url) });
  try {
    await migrate(migrating, 'postgres');
  } finally {
    await migrating.destroy();
  }
  await partition(url, count);
}

interface Definition {
  readonly table: string;
  readonly name: string;
  readonly text: string;
}

/**
 * Makes each table of users' own things anew, in `count` hash partitions by user, with all its rules and indexes. For a
 * database that is up to date and has no rows yet.
 */
async function partition(url: string, count: number): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('begin');
    const tables = await tablesToPart(client);
    const indexes = await indexesOf(client, tables);
    const keys = await constraintsOf(client, tables, ['p', 'u']);
    const references = await constraintsOf(client, tables, ['f']);
    for (const table of tables) await client.query(`alter table ${table} rename to ${table}_whole`);
    for (const table of tables) await client.query(partsOf(table, count));
    // With what refers to them, and with the names of their indexes.
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

async function tablesToPart(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' order by tablename`,
  );
  return rows.map(({ name }) => name).filter((name) => !(name in wholeTables));
}

function partsOf(table: string, count: number): string {
  const parts = Array.from(
    { length: count },
    (_, part) =>
      `create table ${table}_${part} partition of ${table} for values with (modulus ${count}, remainder ${part})`,
  );
  const whole = `create table ${table} (like ${table}_whole including defaults including constraints) partition by hash (user_id)`;
  return [whole, ...parts].join(';\n');
}

/** The indexes that are not there for a constraint. */
async function indexesOf(client: pg.Client, tables: readonly string[]): Promise<Definition[]> {
  const { rows } = await client.query<Definition>(
    `select c.relname as table, i.relname as name, pg_get_indexdef(x.indexrelid) as text
     from pg_index x join pg_class c on c.oid = x.indrelid join pg_class i on i.oid = x.indexrelid
     where c.relname = any($1) and not exists (select from pg_constraint where conindid = x.indexrelid and contype in ('p', 'u'))
     order by i.relname`,
    [tables],
  );
  return rows;
}

async function constraintsOf(client: pg.Client, tables: readonly string[], kinds: string[]): Promise<Definition[]> {
  const { rows } = await client.query<Definition>(
    `select c.relname as table, k.conname as name, pg_get_constraintdef(k.oid) as text
     from pg_constraint k join pg_class c on c.oid = k.conrelid
     where c.relname = any($1) and k.contype::text = any($2) order by k.conname`,
    [tables, kinds],
  );
  return rows;
}
