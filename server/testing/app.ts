import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll, describe } from 'vitest';
import type { Endpoints } from '#contract/endpoint.ts';
import { buildApp } from '../app.ts';
import { readConfig } from '../config.ts';
import { Deadlock } from '../db/failures.ts';
import { type Db, openDatabase } from '../db/open.ts';
import type { Routes } from '../http/register.ts';
import type { ModelTime } from '../http/services.ts';
import { Client } from './client.ts';
import { databaseKinds } from './databases.ts';

export interface AppOptions {
  readonly env?: Readonly<Record<string, string>>;
  readonly extra?: readonly Routes<Endpoints>[];
  readonly webRoot?: string;
  readonly modelTimeMs?: ModelTime;
  readonly mailRetriesMs?: readonly number[];
}

export interface AppUnderTest {
  readonly app: FastifyInstance;
  readonly db: Db;
  /** What the server wrote to its log, a JSON line each. */
  readonly log: string[];
  /** 'GET /api/health' for every route there is. */
  readonly routes: string[];
  /** The SQL of every statement since the app was built. */
  readonly statements: string[];
  /** How often PostgreSQL had to choose between two that waited for each other; they are repeated, and nobody else notices. */
  readonly deadlocks: number;
  /** The server's clock, which stands still until a test moves it. */
  now: number;
  client(): Client;
  /** A client that has just signed up. */
  signedUp(email?: string): Promise<Client>;
}

export const PASSWORD = 'a quiet green harbour';

/** Runs the tests on each database, each on an app of its own. Read `t` inside tests only. */
export function describeOnEachDatabase(name: string, options: AppOptions, tests: (t: AppUnderTest) => void): void {
  for (const kind of databaseKinds) {
    describe(`${name} on ${kind.name}`, () => {
      const t = {} as AppUnderTest;
      let stop = async () => {};
      beforeAll(async () => {
        const database = await kind.make();
        const started = await startApp(database.settings, options);
        Object.defineProperties(t, Object.getOwnPropertyDescriptors(started));
        stop = async () => {
          await started.app.close();
          await started.db.destroy();
          await database.remove();
        };
      });
      afterAll(() => stop());
      tests(t);
    });
  }
}

async function startApp(
  settings: { readonly dataDir: string; readonly databaseUrl: string | undefined },
  { env = {}, extra = [], webRoot, modelTimeMs, mailRetriesMs }: AppOptions,
): Promise<AppUnderTest> {
  const log: string[] = [];
  const routes: string[] = [];
  const statements: string[] = [];
  let deadlocks = 0;
  const logger = pino({ level: 'debug' }, { write: (line: string) => void log.push(line) });
  const db = await openDatabase(settings, {
    onLost: (error) => logger.warn({ err: error }, 'database connection lost'),
    log: (event) => {
      statements.push(event.query.sql);
      if (event.level === 'error' && event.error instanceof Deadlock) deadlocks++;
    },
  });
  let clock = Date.UTC(2026, 10, 11, 10);
  const app = await buildApp({
    config: { ...readConfig(env), ...settings },
    db,
    clock: () => clock,
    logger,
    extra,
    onRoute: ({ method, url }) => routes.push(...[method].flat().map((name) => `${name} ${url}`)),
    ...(webRoot !== undefined && { webRoot }),
    ...(modelTimeMs && { modelTimeMs }),
    ...(mailRetriesMs && { mailRetriesMs }),
  });
  let people = 0;
  let addresses = 0;
  return {
    app,
    db,
    log,
    routes,
    statements,
    get deadlocks() {
      return deadlocks;
    },
    get now() {
      return clock;
    },
    set now(to) {
      clock = to;
    },
    client: () => new Client(app),
    async signedUp(email = `person${++people}@example.org`) {
      const client = new Client(app);
      // From an address of their own: how many may come from one is a test of its own.
      const remoteAddress = `10.0.${Math.floor(addresses / 250)}.${(addresses++ % 250) + 1}`;
      const answer = await client.post('/api/auth/signup', { email, password: PASSWORD }, { remoteAddress });
      if (answer.status !== 201) throw new Error(`sign-up failed: ${answer.status} ${answer.text}`);
      return client;
    },
  };
}
