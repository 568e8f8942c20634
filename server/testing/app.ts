import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe } from 'vitest';
import type { Endpoints } from '#contract/endpoint.ts';
import type { Db } from '../db/open.ts';
import type { Routes } from '../http/register.ts';
import type { ModelTime } from '../http/services.ts';
import { Client } from './client.ts';
import { databaseKinds, type TestDatabase } from './databases.ts';
import { areMany, startServers, type Witness } from './servers.ts';

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

interface Started extends AppUnderTest {
  stop(): Promise<void>;
}

export const PASSWORD = 'a quiet green harbour';

/** Runs the tests on each database, each on an app of its own. Read `t` inside tests only. */
export function describeOnEachDatabase(name: string, options: AppOptions, tests: (t: AppUnderTest) => void): void {
  for (const kind of databaseKinds.filter(({ isShared }) => isShared || !areMany)) {
    describe(`${name} on ${kind.name}`, () => {
      const t = {} as AppUnderTest;
      let stop = async () => {};
      beforeAll(async () => {
        const database = await kind.make();
        const started = await startApp(database.settings, options);
        Object.defineProperties(t, Object.getOwnPropertyDescriptors(started));
        stop = async () => {
          await started.stop();
          await database.remove();
        };
      });
      afterAll(() => stop());
      tests(t);
    });
  }
}

async function startApp(settings: TestDatabase['settings'], options: AppOptions): Promise<Started> {
  const witness: Witness = { log: [], routes: [], statements: [], deadlocks: 0, now: Date.UTC(2026, 10, 11, 10) };
  const servers = await startServers(settings, options, witness);
  const [{ app, db }] = servers.all;
  const newClient = () => new Client(servers.next);
  let people = 0;
  let addresses = 0;
  return {
    app,
    db,
    log: witness.log,
    routes: witness.routes,
    statements: witness.statements,
    get deadlocks() {
      return witness.deadlocks;
    },
    get now() {
      return witness.now;
    },
    set now(to) {
      witness.now = to;
    },
    client: newClient,
    async signedUp(email = `person${++people}@example.org`) {
      const client = newClient();
      // From an address of their own: how many may come from one is a test of its own.
      const remoteAddress = `10.0.${Math.floor(addresses / 250)}.${(addresses++ % 250) + 1}`;
      const answer = await client.post('/api/auth/signup', { email, password: PASSWORD }, { remoteAddress });
      if (answer.status !== 201) throw new Error(`sign-up failed: ${answer.status} ${answer.text}`);
      return client;
    },
    async stop() {
      await Promise.all(servers.all.map((server) => server.app.close()));
      await Promise.all(servers.all.map((server) => server.db.destroy()));
    },
  };
}
