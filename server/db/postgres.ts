import { PostgresDialect } from 'kysely';
import pg from 'pg';
import { reasonOf, StartError } from '../start-error.ts';

const OLDEST_VERSION = 15;

/** bigint and numeric arrive as text; all of ours fit a number, and both databases must answer alike. */
const numbers = new Set<number>([pg.types.builtins.INT8, pg.types.builtins.NUMERIC]);
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) => (numbers.has(oid) ? Number : pg.types.getTypeParser(oid, format)),
};

/** `onLost` hears of connections that break while nobody uses them, which would otherwise end the process. */
export async function openPostgres(url: string, onLost: (error: Error) => void): Promise<PostgresDialect> {
  const pool = new pg.Pool({
    connectionString: url,
    types,
    max: 10,
    connectionTimeoutMillis: 5000,
    statement_timeout: 30_000,
    idle_in_transaction_session_timeout: 30_000,
    application_name: 'weekwise',
  });
  pool.on('error', onLost);
  try {
    const { rows } = await pool.query<{ server_version_num: string }>('show server_version_num');
    const version = Math.floor(Number(rows[0]?.server_version_num) / 10_000);
    if (version < OLDEST_VERSION) {
      throw new StartError(`DATABASE_URL leads to PostgreSQL ${version}; ${OLDEST_VERSION} or later is needed.`);
    }
  } catch (error) {
    await pool.end();
    if (error instanceof StartError) throw error;
    throw new StartError(`Cannot use the PostgreSQL at ${placeOf(url)} (DATABASE_URL): ${reasonOf(error)}`);
  }
  return new PostgresDialect({ pool });
}

/** The address without user and password. */
function placeOf(url: string): string {
  const { host, pathname } = new URL(url);
  return `${host}${pathname}`;
}
