import { type FunctionNode, PostgresDialect, PostgresQueryCompiler } from 'kysely';
import pg from 'pg';
import { reasonOf, StartError } from '../start-error.ts';
import { withQuota } from './connection-quota.ts';
import { DatabaseAway, Deadlock, LockTimeout } from './failures.ts';

const OLDEST_VERSION = 15;

/** bigint and numeric arrive as text; all of ours fit a number, and both databases must answer alike. */
const numbers = new Set<number>([pg.types.builtins.INT8, pg.types.builtins.NUMERIC]);
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) => (numbers.has(oid) ? Number : pg.types.getTypeParser(oid, format)),
};

/**
 * Nobody waits longer than this: for what another transaction holds, or one user's crowd on one row would take all
 * connections; for an answer, be the server busy or (`query_timeout`) frozen.
 */
const timeouts = {
  lock_timeout: 3000,
  statement_timeout: 10_000,
  query_timeout: 12_000,
  idle_in_transaction_session_timeout: 30_000,
};

class ServerCompiler extends PostgresQueryCompiler {
  /**
   * `text_position(text, part)` is found byte by byte, which in UTF-8 is the same: `strpos` takes twenty times as long
   * where much of a long part stands everywhere in the text.
   */
  protected override visitFunction(node: FunctionNode): void {
    if (node.func !== 'text_position') return super.visitFunction(node);
    this.append('"position"(');
    for (const [n, argument] of node.arguments.entries()) {
      this.append(n === 0 ? 'convert_to(' : ', convert_to(');
      this.visitNode(argument);
      this.append(`, 'UTF8')`);
    }
    this.append(')');
  }
}

class ServerDialect extends PostgresDialect {
  override createQueryCompiler(): ServerCompiler {
    return new ServerCompiler();
  }
}

const CONNECTIONS = 10;
/** Of those, for the requests of one user: enough for a page that makes several, and most are left for others. */
const quota = { max: 3, waitMs: 5000 };

/** `onLost` hears of connections that break, whether in use or not; unheard, that would end the process. */
export function openPostgres(url: string, onLost: (error: Error) => void): PostgresDialect {
  const pool = new pg.Pool({ ...connection(url), ...timeouts, max: CONNECTIONS });
  pool.on('error', onLost);
  pool.on('connect', (client) => {
    client.on('error', onLost);
    nameFailures(client);
  });
  const connect = withQuota(() => pool.connect().catch(asAway), quota);
  return new ServerDialect({ pool: { connect, end: () => pool.end(), options: pool.options } });
}

/** One connection without time limits: changing the schema of much data takes as long as it takes. */
export function openPostgresForMigration(url: string): PostgresDialect {
  return new PostgresDialect({ pool: new pg.Pool({ ...connection(url), max: 1 }) });
}

function connection(url: string): pg.PoolConfig {
  return {
    connectionString: url,
    types,
    connectionTimeoutMillis: 5000,
    keepAlive: true,
    application_name: 'weekwise',
    // To compile a statement, or to start helpers for it, takes longer than any of ours does.
    options: '-c jit=off -c max_parallel_workers_per_gather=0',
  };
}

/** Throws a `StartError` unless there is a PostgreSQL that can keep what people write. */
export async function checkPostgres(url: string): Promise<void> {
  const client = new pg.Client(connection(url));
  client.on('error', () => {});
  try {
    await client.connect();
    const show = async (name: string) =>
      Object.values((await client.query(`show ${name}`)).rows[0] as object)[0] as string;
    const version = Math.floor(Number(await show('server_version_num')) / 10_000);
    if (version < OLDEST_VERSION) {
      throw new StartError(`DATABASE_URL leads to PostgreSQL ${version}; ${OLDEST_VERSION} or later is needed.`);
    }
    const encoding = await show('server_encoding');
    if (encoding !== 'UTF8') {
      throw new StartError(
        `The database of DATABASE_URL has the encoding ${encoding}; create it with encoding 'UTF8'.`,
      );
    }
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw new StartError(`Cannot use the PostgreSQL at ${placeOf(url)} (DATABASE_URL): ${reasonOf(error)}`);
  } finally {
    await client.end();
  }
}

/** The address without user and password. */
function placeOf(url: string): string {
  const { host, pathname } = new URL(url);
  return `${host}${pathname}`;
}

function asAway(cause: unknown): never {
  throw new DatabaseAway(reasonOf(cause), { cause });
}

/**
 * Server restarting (57P), connection lost (08), too many connections (53), statement given up (57014): all pass.
 * Whatever has no such code is the connection itself failing.
 */
const passing = /^(08|53|57)/;
const deadlock = /^40/;
const lockTimeout = '55P03';

function nameFailures(client: pg.PoolClient): void {
  const query = client.query.bind(client) as (...args: unknown[]) => Promise<unknown>;
  const named = (...args: unknown[]) =>
    query(...args).catch((error: unknown) => {
      const code = error instanceof pg.DatabaseError ? (error.code ?? '') : undefined;
      if (code === lockTimeout) throw new LockTimeout(reasonOf(error), { cause: error });
      if (code !== undefined && deadlock.test(code)) throw new Deadlock(reasonOf(error), { cause: error });
      if (code !== undefined && !passing.test(code)) throw error;
      return asAway(error);
    });
  client.query = named as typeof client.query;
}
