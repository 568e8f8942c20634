import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { vi } from 'vitest';
import { buildApp } from '../app.ts';
import { readConfig } from '../config.ts';
import { Deadlock } from '../db/failures.ts';
import * as ids from '../db/id.ts';
import { type Db, openDatabase } from '../db/open.ts';
import { encodeStrictly } from '../http/encoder.ts';
import type { AppOptions } from './app.ts';
import { CHEAP_HASH } from './cheap-hash.ts';
import type { TestDatabase } from './databases.ts';
import type { Asked } from './plans.ts';

/** With TEST_SERVERS=2 two servers share each database, and requests go to them in turn. */
const SERVERS = Number(process.env['TEST_SERVERS'] ?? 1);

/** Several servers need a database that is made for several. */
export const areMany = SERVERS > 1;

/** What all servers of one app under test have in common. */
export interface Witness {
  readonly log: string[];
  readonly routes: Set<string>;
  readonly statements: string[];
  /** What requests have asked of the database. */
  readonly asked: Asked;
  deadlocks: number;
  slowestMs: number;
  now: number;
}

interface Server {
  readonly app: FastifyInstance;
  readonly db: Db;
}

export interface Servers {
  /** The first of them. */
  readonly app: FastifyInstance;
  /** For the test itself. */
  readonly db: Db;
  readonly count: number;
  /** The server whose turn it is. */
  next(method: string): FastifyInstance;
  stop(): Promise<void>;
}

export async function startServers(
  settings: TestDatabase['settings'],
  options: AppOptions,
  witness: Witness,
): Promise<Servers> {
  const all: [Server, ...Server[]] = [await startServer(program, settings, options, witness)];
  while (all.length < SERVERS) {
    // Routes of the test's own are made of the modules that the test has.
    const own = options.extra ? program : await programAnew();
    all.push(await startServer(own, settings, options, witness));
  }
  // Where all that requests ask is looked at, what the test asks is kept apart.
  const db = options.partitions ? await openDatabase(settings, watch(witness)) : all[0].db;
  const turns = { reading: 0, changing: 0 };
  return {
    app: all[0].app,
    db,
    count: SERVERS,
    next(method) {
      // Each kind in turns of its own: a token is asked for before each change, and the other server would get all changes.
      const turn = method === 'GET' ? turns.reading++ : turns.changing++;
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
 * As in a process of its own: its modules remember nothing of what the others' do. But for the ids: those of one moment
 * have an order within a process only, and in tests, where the clock stands still, all are of one moment.
 */
async function programAnew(): Promise<typeof program> {
  vi.resetModules();
  vi.doMock('../db/id.ts', () => ids);
  const [app, config, db] = await Promise.all([import('../app.ts'), import('../config.ts'), import('../db/open.ts')]);
  return { buildApp: app.buildApp, readConfig: config.readConfig, openDatabase: db.openDatabase };
}

async function startServer(
  own: typeof program,
  settings: TestDatabase['settings'],
  { env = {}, extra = [], webRoot, hashesAsInProduction = false, modelTimeMs, mailRetriesMs, clientTimes }: AppOptions,
  witness: Witness,
): Promise<Server> {
  const db = await own.openDatabase(settings, watch(witness, witness.asked));
  const app = await own.buildApp({
    // A test's clock does not advance, so the minute would never end.
    config: { ...own.readConfig({ WRITES_PER_MINUTE: '1000000', ...env }), ...settings },
    db,
    clock: () => witness.now,
    logger: loggerTo(witness),
    encode: encodeStrictly,
    extra,
    hashCost: hashesAsInProduction ? undefined : CHEAP_HASH,
    onRoute: ({ method, url }) => [method].flat().forEach((name) => witness.routes.add(`${name} ${url}`)),
    ...(webRoot !== undefined && { webRoot }),
    ...(modelTimeMs && { modelTimeMs }),
    ...(mailRetriesMs && { mailRetriesMs }),
    ...(clientTimes && { clientTimes }),
  });
  return { app, db };
}

const loggerTo = ({ log }: Witness) => pino({ level: 'debug' }, { write: (line: string) => void log.push(line) });

function watch(witness: Witness, asked?: Asked): Parameters<typeof openDatabase>[1] {
  const logger = loggerTo(witness);
  return {
    onLost: (error) => logger.warn({ err: error }, 'database connection lost'),
    log: ({ query, ...event }) => {
      witness.statements.push(query.sql);
      witness.slowestMs = Math.max(witness.slowestMs, event.queryDurationMillis);
      if (event.level === 'query') asked?.set(query.sql, query);
      // By its name: each server has a class of its own.
      else if ((event.error as Error).name === Deadlock.name) witness.deadlocks++;
    },
  };
}
