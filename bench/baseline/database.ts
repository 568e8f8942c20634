import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';

// oxlint-disable-next-line typescript/no-explicit-any -- bare means without types, too
export type Row = Record<string, any>;
type Value = string | number | null;
export type Query = (...values: Value[]) => Promise<Row[]> | Row[];

interface Database {
  prepare(sql: string): Query;
  /** All the statements of it, one after another. */
  transact<T>(work: (run: Run) => Promise<T>): Promise<T>;
}

/** Runs a statement in the transaction at hand. */
export type Run = (sql: string, ...values: Value[]) => Promise<Row[]> | Row[];

function openPostgres(connectionString: string): Database {
  const pool = new pg.Pool({ connectionString, max: 10 });
  return {
    prepare:
      (sql) =>
      async (...values) =>
        (await pool.query<Row>(sql, values)).rows,
    async transact(work) {
      const client = await pool.connect();
      await client.query('begin');
      const done = await work(async (sql, ...values) => (await client.query<Row>(sql, values)).rows);
      await client.query('commit');
      client.release();
      return done;
    },
  };
}

function openSqlite(file: string): Database {
  const database = new DatabaseSync(file);
  // As ours does, or it would be another floor.
  database.exec('pragma synchronous = full; pragma foreign_keys = on; pragma cache_size = -65536');
  const statements = new Map<string, Query>();
  const prepare = (sql: string): Query => {
    const kept = statements.get(sql);
    if (kept) return kept;
    const prepared = database.prepare(sql.replaceAll('$', '?'));
    const query: Query = (...values) => prepared.all(...values);
    statements.set(sql, query);
    return query;
  };
  let last: Promise<unknown> = Promise.resolve();
  return {
    prepare,
    transact(work) {
      const done = last.then(async () => {
        database.exec('begin immediate');
        const answer = await work((sql, ...values) => prepare(sql)(...values));
        database.exec('commit');
        return answer;
      });
      last = done;
      return done;
    },
  };
}

const url = process.env['DATABASE_URL'];
export const { prepare, transact } = url ? openPostgres(url) : openSqlite(`${process.env['DATA_DIR']}/weekwise.db`);
