import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { pino } from 'pino';
import { vi } from 'vitest';
import type { Endpoints } from '#contract/schema/endpoint.ts';
import { buildApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import { Deadlock } from '#server/db/errors.ts';
import * as ids from '#server/db/id.ts';
import { openDatabase } from '#server/db/open.ts';
import type { Db } from '#server/db/schema.ts';
import type { Routes } from '#server/http/register.ts';
import type { ClientTimeouts } from '#server/http/request/client-timeouts.ts';
import { serializeStrictly } from '#server/http/response/serializer.ts';
import type { ModelTimeouts } from '#server/http/services.ts';
import { CHEAP_HASH } from './cheap-hash.ts';
import type { TestDatabase } from './database/databases.ts';
import type { ExecutedQueries } from './database/query-plans.ts';

export interface TestAppOptions {
  readonly env?: Readonly<Record<string, string>>;
  readonly extraRoutes?: readonly Routes<Endpoints>[];
  readonly webRoot?: string;
  /** Set by tests of hashing and its timing. */
  readonly usesProductionHashCost?: boolean;
  readonly modelTimeoutsMs?: Partial<ModelTimeouts>;
  /** Runs the planner in a process of its own, from this folder. */
  readonly plannerFolder?: string;
  readonly mailRetryDelaysMs?: readonly number[];
  readonly clientTimeouts?: Partial<ClientTimeouts>;
  readonly openRouterUrl?: string;
  /** Set by tests of revisions. In other tests, storing them would change statement counts and the content of tables. */
  readonly revisionIntervalMs?: number;
  /** On PostgreSQL, splits the tables with user data into this many partitions. Each query may use only one. */
  readonly partitions?: number;
  /** Set by tests of slots, which each server counts for itself. */
  readonly servers?: 1;
}

/** Nothing listens on the discard port, so requests fail at once. */
const NO_SERVER = 'http://127.0.0.1:9';

/** With TEST_SERVERS=2, two servers share each database, and requests alternate between them. */
const SERVER_COUNT = Number(process.env['TEST_SERVERS'] ?? 1);

/** Several servers require a database that can be shared. */
export const hasMultipleServers = SERVER_COUNT > 1;

/** State shared by all servers of a test app. */
export interface SharedState {
  readonly log: string[];
  readonly routes: Set<string>;
  readonly statements: string[];
  readonly executedQueries: ExecutedQueries;
  deadlocks: number;
  slowestMs: number;
  now: number;
}

interface TestServer {
  readonly app: FastifyInstance;
  readonly db: Db;
}

export interface TestServers {
  /** The first server. */
  readonly app: FastifyInstance;
  /** For the tests' own queries. */
  readonly db: Db;
  readonly count: number;
  /** The server for the next request. */
  next(method: string): FastifyInstance;
  stop(): Promise<void>;
}

export async function startServers(
  settings: TestDatabase['settings'],
  options: TestAppOptions,
  state: SharedState,
): Promise<TestServers> {
  const { servers: count = SERVER_COUNT } = options;
  const all: [TestServer, ...TestServer[]] = [await startServer(program, settings, options, state)];
  while (all.length < count) {
    // A test's extra routes use the modules that the test has loaded.
    const nextProgram = options.extraRoutes ? program : await loadFreshProgram();
    all.push(await startServer(nextProgram, settings, options, state));
  }
  // With partitions, all queries of the servers are checked, so the tests' own queries use a separate connection.
  const db = options.partitions ? await openDatabase(settings, databaseHooks(state)) : all[0].db;
  const turns = { reads: 0, writes: 0 };
  return {
    app: all[0].app,
    db,
    count,
    next(method) {
      // Reads and writes take separate turns. Each write is preceded by a request for a CSRF token, so one server would
      // otherwise get all writes.
      const turn = method === 'GET' ? turns.reads++ : turns.writes++;
      return all[turn % all.length]!.app;
    },
    async stop() {
      await Promise.all(all.map(({ app }) => app.close()));
      await Promise.all([...new Set([db, ...all.map((server) => server.db)])].map((each) => each.destroy()));
    },
  };
}

const program = { buildApp, readConfig, openDatabase };

/**
 * Loads the modules again, so that servers share no state, as in separate processes. Only the ids come from the same module,
 * because ids of the same millisecond are ordered only within a process, and the test clock does not advance.
 */
async function loadFreshProgram(): Promise<typeof program> {
  vi.resetModules();
  vi.doMock('../db/id.ts', () => ids);
  const [app, config, db] = await Promise.all([
    import('#server/app.ts'),
    import('#server/config.ts'),
    import('#server/db/open.ts'),
  ]);
  return { buildApp: app.buildApp, readConfig: config.readConfig, openDatabase: db.openDatabase };
}

async function startServer(
  serverProgram: typeof program,
  settings: TestDatabase['settings'],
  {
    env = {},
    extraRoutes = [],
    webRoot,
    usesProductionHashCost = false,
    modelTimeoutsMs,
    plannerFolder,
    mailRetryDelaysMs,
    clientTimeouts,
    openRouterUrl = NO_SERVER,
    revisionIntervalMs = 3_600_000,
  }: TestAppOptions,
  state: SharedState,
): Promise<TestServer> {
  const db = await serverProgram.openDatabase(settings, databaseHooks(state, state.executedQueries));
  // The data does not outlive the test, so it need not reach the disk.
  if (settings.databaseUrl === undefined) await sql`pragma synchronous = off`.execute(db);
  const app = await serverProgram.buildApp({
    // The test clock does not advance, so the rate limit would never reset.
    config: { ...serverProgram.readConfig({ WRITES_PER_MINUTE: '1000000', ...env }), ...settings },
    db,
    clock: () => state.now,
    logger: createLogger(state),
    serialize: serializeStrictly,
    extraRoutes,
    hashCost: usesProductionHashCost ? undefined : CHEAP_HASH,
    revisionIntervalMs,
    openRouterUrl,
    onRoute: ({ method, url }) => [method].flat().forEach((name) => state.routes.add(`${name} ${url}`)),
    ...(webRoot !== undefined && { webRoot }),
    ...(modelTimeoutsMs && { modelTimeoutsMs }),
    ...(plannerFolder !== undefined && { plannerFolder }),
    ...(mailRetryDelaysMs && { mailRetryDelaysMs }),
    ...(clientTimeouts && { clientTimeouts }),
  });
  return { app, db };
}

const createLogger = ({ log }: SharedState) =>
  pino({ level: 'debug' }, { write: (line: string) => void log.push(line) });

function databaseHooks(state: SharedState, executedQueries?: ExecutedQueries): Parameters<typeof openDatabase>[1] {
  const logger = createLogger(state);
  return {
    onConnectionLost: (error) => logger.warn({ err: error }, 'database connection lost'),
    log: ({ query, ...event }) => {
      state.statements.push(query.sql);
      state.slowestMs = Math.max(state.slowestMs, event.queryDurationMillis);
      if (event.level === 'query') executedQueries?.set(query.sql, query);
      // Errors are compared by name, because each server has loaded its own class.
      else if ((event.error as Error).name === Deadlock.name) state.deadlocks++;
    },
  };
}
