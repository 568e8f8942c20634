import { type FunctionNode, PostgresDialect, PostgresQueryCompiler } from 'kysely';
import pg from 'pg';
import { errorMessage, StartupError } from '#server/startup-error.ts';
import { withQuota } from './connection-quota.ts';
import { DatabaseUnavailable, Deadlock, LockTimeout } from './errors.ts';

const MIN_VERSION = 15;

/** pg returns bigint and numeric as text. Our values fit a number, which is what SQLite returns. */
const numericTypes = new Set<number>([pg.types.builtins.INT8, pg.types.builtins.NUMERIC]);
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) => (numericTypes.has(oid) ? Number : pg.types.getTypeParser(oid, format)),
};

/**
 * Without `lock_timeout`, many requests from one user for the same row could occupy all connections. The client enforces
 * `query_timeout`, in case the database server does not respond at all.
 */
const timeouts = {
  lock_timeout: 3000,
  statement_timeout: 10_000,
  query_timeout: 12_000,
  idle_in_transaction_session_timeout: 30_000,
};

class WeekwisePostgresCompiler extends PostgresQueryCompiler {
  /**
   * Compiles `text_position(text, part)` to a search in the UTF-8 bytes. It finds the same matches but returns a byte
   * offset, so compare it only with 0. `strpos` is up to twenty times slower if prefixes of a long `part` are frequent in
   * the text.
   */
  protected override visitFunction(node: FunctionNode): void {
    if (node.func !== 'text_position') return super.visitFunction(node);
    const [text, part] = node.arguments;
    this.append(`"position"(convert_to(`);
    this.visitNode(text!);
    // Without the subquery, the part would be converted again for each row.
    this.append(`, 'UTF8'), (select convert_to(`);
    this.visitNode(part!);
    this.append(`, 'UTF8')))`);
  }
}

class WeekwisePostgresDialect extends PostgresDialect {
  override createQueryCompiler(): WeekwisePostgresCompiler {
    return new WeekwisePostgresCompiler();
  }
}

const MAX_CONNECTIONS = 10;
/** Enough for a page with several requests; the other connections are left to other users. */
const quotaPerUser = { max: 3, waitMs: 5000 };

/** `onConnectionLost` is also called for idle connections, whose 'error' event would end the process without a listener. */
export function openPostgres(url: string, onConnectionLost: (error: Error) => void): PostgresDialect {
  const pool = new pg.Pool({ ...poolConfig(url), ...timeouts, max: MAX_CONNECTIONS, pipeline: true });
  pool.on('error', onConnectionLost);
  pool.on('connect', (client) => {
    client.on('error', onConnectionLost);
    translateErrors(client);
    sendBeginWithFirstStatement(client);
  });
  const connect = withQuota(() => pool.connect().catch(throwUnavailable), quotaPerUser);
  return new WeekwisePostgresDialect({ pool: { connect, end: () => pool.end(), options: pool.options } });
}

/** A single connection without timeouts, because migrating a large database can take a long time. */
export function openPostgresForMigration(url: string): PostgresDialect {
  return new PostgresDialect({ pool: new pg.Pool({ ...poolConfig(url), max: 1 }) });
}

function poolConfig(url: string): pg.PoolConfig {
  return {
    connectionString: url,
    types,
    connectionTimeoutMillis: 5000,
    keepAlive: true,
    application_name: 'weekwise',
    // JIT compilation and starting parallel workers take longer than any of our statements.
    options: '-c jit=off -c max_parallel_workers_per_gather=0',
  };
}

/** Throws a `StartupError` unless the server is reachable, recent enough, and stores text as UTF-8. */
export async function assertPostgresUsable(url: string): Promise<void> {
  const client = new pg.Client(poolConfig(url));
  client.on('error', () => {});
  try {
    await client.connect();
    const show = async (name: string) =>
      Object.values((await client.query(`show ${name}`)).rows[0] as object)[0] as string;
    const version = Math.floor(Number(await show('server_version_num')) / 10_000);
    if (version < MIN_VERSION) {
      throw new StartupError(
        `DATABASE_URL points to PostgreSQL ${version}, but Weekwise requires ${MIN_VERSION} or later.`,
      );
    }
    const encoding = await show('server_encoding');
    if (encoding !== 'UTF8') {
      throw new StartupError(
        `The database in DATABASE_URL has the encoding ${encoding}. Create it with encoding 'UTF8'.`,
      );
    }
  } catch (error) {
    if (error instanceof StartupError) throw error;
    throw new StartupError(
      `Cannot use the PostgreSQL database at ${redactedAddress(url)} (DATABASE_URL): ${errorMessage(error)}`,
    );
  } finally {
    await client.end();
  }
}

/** Returns the address without user and password. */
function redactedAddress(url: string): string {
  const { host, pathname } = new URL(url);
  return `${host}${pathname}`;
}

function throwUnavailable(cause: unknown): never {
  throw new DatabaseUnavailable(errorMessage(cause), { cause });
}

/**
 * Connection lost (08), too many connections (53), server restarting (57P) or statement cancelled (57014). Errors that
 * are not a `DatabaseError` come from the connection itself and are transient too.
 */
const transientCodes = /^(08|53|57)/;
/** The transaction was rolled back: deadlock (40P01) or serialization failure (40001). */
const rollbackCodes = /^40/;
const lockTimeoutCode = '55P03';

type Query = (...args: unknown[]) => Promise<unknown>;

function translateErrors(client: pg.PoolClient): void {
  const query = client.query.bind(client) as Query;
  const translated = (...args: unknown[]) =>
    query(...args).catch((error: unknown) => {
      const code = error instanceof pg.DatabaseError ? (error.code ?? '') : undefined;
      if (code === lockTimeoutCode) throw new LockTimeout(errorMessage(error), { cause: error });
      if (code !== undefined && rollbackCodes.test(code)) throw new Deadlock(errorMessage(error), { cause: error });
      if (code !== undefined && !transientCodes.test(code)) throw error;
      return throwUnavailable(error);
    });
  client.query = translated as typeof client.query;
}

/**
 * Does not wait for the response to `begin`, so that it takes no round trip of its own. If `begin` fails, so do all
 * statements of the transaction, including the rollback, after which the connection is discarded.
 */
function sendBeginWithFirstStatement(client: pg.PoolClient): void {
  const query = client.query.bind(client) as Query;
  let begun: Promise<unknown> = Promise.resolve();
  const pipelined: Query = async (...args) => {
    if (args[0] !== 'begin') return (await Promise.all([query(...args), begun]))[0];
    begun = query(...args);
    // The first statement reports the error.
    begun.catch(() => {});
    return { command: 'BEGIN', rowCount: null, rows: [] };
  };
  client.query = pipelined as typeof client.query;
}
