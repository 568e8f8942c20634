import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe } from 'vitest';
import type { Endpoints } from '#contract/endpoint.ts';
import type { Db } from '../db/open.ts';
import type { ClientTimes } from '../http/client-times.ts';
import type { Routes } from '../http/register.ts';
import type { ModelTime } from '../http/services.ts';
import { Client } from './client.ts';
import { databaseKinds, type TestDatabase } from './databases.ts';
import { makePartitioned } from './partitions.ts';
import { type Asked, overPartitions } from './plans.ts';
import { areMany, startServers, type Witness } from './servers.ts';

export interface AppOptions {
  readonly env?: Readonly<Record<string, string>>;
  readonly extra?: readonly Routes<Endpoints>[];
  readonly webRoot?: string;
  /** Hash passwords at the product's cost: for tests about hashing and its timing. */
  readonly hashesAsInProduction?: boolean;
  readonly modelTimeMs?: ModelTime;
  readonly mailRetriesMs?: readonly number[];
  readonly clientTimes?: Partial<ClientTimes>;
  /** So many of each table of users' own things, on PostgreSQL; and what requests ask must each be of one of them. */
  readonly partitions?: number;
}

export interface AppUnderTest {
  readonly app: FastifyInstance;
  readonly db: Db;
  /** How many take turns. */
  readonly servers: number;
  /** What the server wrote to its log, a JSON line each. */
  readonly log: string[];
  /** 'GET /api/health' for every route there is. */
  readonly routes: string[];
  /** The SQL of every statement since the app was built. */
  readonly statements: string[];
  /** How often PostgreSQL had to choose between two that waited for each other; they are repeated, and nobody else notices. */
  readonly deadlocks: number;
  /** How long the longest statement took; a test sets it back to 0 before it looks. */
  slowestMs: number;
  /** The server's clock, which stands still until a test moves it. */
  now: number;
  client(): Client;
  /** A client that has just signed up. */
  signedUp(email?: string): Promise<Client>;
}

interface Started extends AppUnderTest {
  readonly asked: Asked;
  stop(): Promise<void>;
}

export const PASSWORD = 'a quiet green harbour';

/** With TEST_PARTITIONS=8 all tests run on partitions. */
const PARTITIONS = Number(process.env['TEST_PARTITIONS'] ?? 0);

/** Runs the tests on each database, each on an app of its own. Read `t` inside tests only. */
export function describeOnEachDatabase(name: string, given: AppOptions, tests: (t: AppUnderTest) => void): void {
  const { partitions = PARTITIONS } = given;
  const options = { ...given, partitions };
  const kinds = databaseKinds.filter(({ isShared }) => isShared || (!areMany && !partitions));
  for (const kind of kinds) {
    describe(`${name} on ${kind.name}`, () => {
      const t = {} as Started;
      let databaseUrl = '';
      let remove = async () => {};
      beforeAll(async () => {
        const database = await (partitions ? kind.make() : kind.makeMigrated());
        databaseUrl = database.settings.databaseUrl ?? '';
        remove = () => database.remove();
        if (partitions) await makePartitioned(databaseUrl, partitions);
        const started = await startApp(database.settings, options);
        Object.defineProperties(t, Object.getOwnPropertyDescriptors(started));
      });
      afterAll(async () => {
        const wide = partitions ? await overPartitions(databaseUrl, t.asked) : [];
        await t.stop();
        await remove();
        if (wide.length > 0) throw new Error(`more than one partition was asked:\n${wide.join('\n')}`);
      });
      tests(t);
    });
  }
}

async function startApp(settings: TestDatabase['settings'], options: AppOptions): Promise<Started> {
  const witness: Witness = {
    log: [],
    routes: new Set(),
    statements: [],
    asked: new Map(),
    deadlocks: 0,
    slowestMs: 0,
    now: Date.UTC(2026, 10, 11, 10),
  };
  const servers = await startServers(settings, options, witness);
  const newClient = () => new Client(servers.next);
  let people = 0;
  let addresses = 0;
  return {
    app: servers.app,
    db: servers.db,
    servers: servers.count,
    log: witness.log,
    routes: [...witness.routes],
    statements: witness.statements,
    get deadlocks() {
      return witness.deadlocks;
    },
    get slowestMs() {
      return witness.slowestMs;
    },
    set slowestMs(to) {
      witness.slowestMs = to;
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
    asked: witness.asked,
    stop: () => servers.stop(),
  };
}
