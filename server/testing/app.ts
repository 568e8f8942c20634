import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe } from 'vitest';
import type { Db } from '#server/db/schema.ts';
import { TestClient } from './client.ts';
import { databaseKinds, type TestDatabase } from './database/databases.ts';
import { createPartitionedDatabase } from './database/partitions.ts';
import { type ExecutedQueries, findCrossPartitionQueries } from './database/query-plans.ts';
import { hasMultipleServers, startServers, type SharedState, type TestAppOptions } from './app-servers.ts';

export interface TestApp {
  readonly app: FastifyInstance;
  readonly db: Db;
  /** How many servers take turns. */
  readonly serverCount: number;
  /** The lines of the server's log, as JSON. */
  readonly log: string[];
  /** All routes, such as 'GET /api/health'. */
  readonly routes: string[];
  /** The SQL of every statement since the app was started. */
  readonly statements: string[];
  /** How many deadlocks PostgreSQL resolved. Their transactions are retried, so clients do not notice them. */
  readonly deadlocks: number;
  /** The duration of the slowest statement. Tests reset it to 0 before they measure. */
  slowestMs: number;
  /** The server's clock, which only advances when a test sets it. */
  now: number;
  createClient(): TestClient;
  /** Creates an account and returns a client that is logged in. */
  signUp(email?: string): Promise<TestClient>;
}

interface StartedApp extends TestApp {
  readonly executedQueries: ExecutedQueries;
  stop(): Promise<void>;
}

export const PASSWORD = 'a quiet green harbour';

/** With TEST_PARTITIONS=8, all tests run on partitioned tables. */
const PARTITIONS = Number(process.env['TEST_PARTITIONS'] ?? 0);

/** Runs the tests on each kind of database, each with its own app. Use `t` only inside tests. */
export function describeOnEachDatabase(name: string, appOptions: TestAppOptions, tests: (t: TestApp) => void): void {
  const { partitions = PARTITIONS } = appOptions;
  const options = { ...appOptions, partitions };
  const kinds = databaseKinds.filter(({ isShared }) => isShared || (!hasMultipleServers && !partitions));
  for (const kind of kinds) {
    describe(`${name} on ${kind.name}`, () => {
      const t = {} as StartedApp;
      let databaseUrl = '';
      let remove = async () => {};
      beforeAll(async () => {
        const database = await (partitions ? kind.create() : kind.createMigrated());
        databaseUrl = database.settings.databaseUrl ?? '';
        remove = () => database.remove();
        if (partitions) await createPartitionedDatabase(databaseUrl, partitions);
        const started = await startApp(database.settings, options);
        Object.defineProperties(t, Object.getOwnPropertyDescriptors(started));
      });
      afterAll(async () => {
        const crossPartition = partitions ? await findCrossPartitionQueries(databaseUrl, t.executedQueries) : [];
        await t.stop();
        await remove();
        if (crossPartition.length > 0)
          throw new Error(`queries used more than one partition:\n${crossPartition.join('\n')}`);
      });
      tests(t);
    });
  }
}

async function startApp(settings: TestDatabase['settings'], options: TestAppOptions): Promise<StartedApp> {
  const state: SharedState = {
    log: [],
    routes: new Set(),
    statements: [],
    executedQueries: new Map(),
    deadlocks: 0,
    slowestMs: 0,
    now: Date.UTC(2026, 10, 11, 10),
  };
  const servers = await startServers(settings, options, state);
  const newClient = () => new TestClient(servers.next);
  let userCount = 0;
  let addressCount = 0;
  return {
    app: servers.app,
    db: servers.db,
    serverCount: servers.count,
    log: state.log,
    routes: [...state.routes],
    statements: state.statements,
    get deadlocks() {
      return state.deadlocks;
    },
    get slowestMs() {
      return state.slowestMs;
    },
    set slowestMs(ms) {
      state.slowestMs = ms;
    },
    get now() {
      return state.now;
    },
    set now(instant) {
      state.now = instant;
    },
    createClient: newClient,
    async signUp(email = `person${++userCount}@example.org`) {
      const client = newClient();
      // Each sign-up has its own IP address, because sign-ups are rate-limited by address.
      const remoteAddress = `10.0.${Math.floor(addressCount / 250)}.${(addressCount++ % 250) + 1}`;
      const response = await client.post('/api/auth/signup', { email, password: PASSWORD }, { remoteAddress });
      if (response.status !== 201) throw new Error(`sign-up failed: ${response.status} ${response.text}`);
      return client;
    },
    executedQueries: state.executedQueries,
    stop: () => servers.stop(),
  };
}
