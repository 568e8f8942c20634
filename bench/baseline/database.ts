import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';

// oxlint-disable-next-line typescript/no-explicit-any -- the baseline does without types
export type Row = Record<string, any>;
type Value = string | number | null;
export type Query = (...values: Value[]) => Promise<Row[]> | Row[];

interface Database {
  prepare(sql: string): Query;
  inTransaction<T>(work: (run: RunStatement) => Promise<T>): Promise<T>;
}

/** Runs a statement in the current transaction. */
export type RunStatement = (sql: string, ...values: Value[]) => Promise<Row[]> | Row[];

function openPostgres(connectionString: string): Database {
  const pool = new pg.Pool({ connectionString, max: 10 });
  return {
    prepare:
      (sql) =>
      async (...values) =>
        (await pool.query<Row>(sql, values)).rows,
    async inTransaction(work) {
      const client = await pool.connect();
      await client.query('begin');
      const result = await work(async (sql, ...values) => (await client.query<Row>(sql, values)).rows);
      await client.query('commit');
      client.release();
      return result;
    },
  };
}

function openSqlite(file: string): Database {
  const database = new DatabaseSync(file);
  // The same settings as our server, for a fair comparison.
  database.exec('pragma synchronous = full; pragma foreign_keys = on; pragma cache_size = -65536');
  // Our server stores revisions in the background, so the database may be locked for a moment.
  database.exec('pragma busy_timeout = 1000');
  const statements = new Map<string, Query>();
  const prepare = (sql: string): Query => {
    const cached = statements.get(sql);
    if (cached) return cached;
    const prepared = database.prepare(sql.replaceAll('$', '?'));
    const query: Query = (...values) => prepared.all(...values);
    statements.set(sql, query);
    return query;
  };
  let tail: Promise<unknown> = Promise.resolve();
  return {
    prepare,
    inTransaction(work) {
      const done = tail.then(async () => {
        database.exec('begin immediate');
        const result = await work((sql, ...values) => prepare(sql)(...values));
        database.exec('commit');
        return result;
      });
      tail = done;
      return done;
    },
  };
}

const url = process.env['DATABASE_URL'];
export const { prepare, inTransaction } = url
  ? openPostgres(url)
  : openSqlite(`${process.env['DATA_DIR']}/weekwise.db`);
