import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { vi } from 'vitest';
import { buildApp } from '../app.ts';
import { readConfig } from '../config.ts';
import { Deadlock } from '../db/failures.ts';
import { type Db, openDatabase } from '../db/open.ts';
import type { AppOptions } from './app.ts';
import type { TestDatabase } from './databases.ts';

/** With TEST_SERVERS=2 two servers share each database, and requests go to them in turn. */
const SERVERS = Number(process.env['TEST_SERVERS'] ?? 1);

/** Several servers need a database that is made for several. */
export const areMany = SERVERS > 1;

/** What all servers of one app under test have in common. */
export interface Witness {
  readonly log: string[];
  readonly routes: string[];
  readonly statements: string[];
  deadlocks: number;
  now: number;
}

interface Server {
  readonly app: FastifyInstance;
  readonly db: Db;
}

export interface Servers {
  readonly all: readonly [Server, ...Server[]];
  /** The server whose turn it is. */
  next(method: string): FastifyInstance;
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
  const turns = { reading: 0, changing: 0 };
  return {
    all,
    next(method) {
      // Each kind in turns of its own: a token is asked for before each change, and the other server would get all changes.
      const turn = method === 'GET' ? turns.reading++ : turns.changing++;
      return all[turn % all.length]!.app;
    },
  };
}

const program = { buildApp, readConfig, openDatabase };

/** As in a process of its own: its modules remember nothing of what the others' do. */
async function programAnew(): Promise<typeof program> {
  vi.resetModules();
  const [app, config, db] = await Promise.all([import('../app.ts'), import('../config.ts'), import('../db/open.ts')]);
  return { buildApp: app.buildApp, readConfig: config.readConfig, openDatabase: db.openDatabase };
}

async function startServer(
  own: typeof program,
  settings: TestDatabase['settings'],
  { env = {}, extra = [], webRoot, modelTimeMs, mailRetriesMs }: AppOptions,
  witness: Witness,
): Promise<Server> {
  const logger = pino({ level: 'debug' }, { write: (line: string) => void witness.log.push(line) });
  const db = await own.openDatabase(settings, {
    onLost: (error) => logger.warn({ err: error }, 'database connection lost'),
    log: (event) => {
      witness.statements.push(event.query.sql);
      if (event.level === 'error' && (event.error as Error).name === Deadlock.name) witness.deadlocks++;
    },
  });
  const app = await own.buildApp({
    config: { ...own.readConfig(env), ...settings },
    db,
    clock: () => witness.now,
    logger,
    extra,
    onRoute: ({ method, url }) => witness.routes.push(...[method].flat().map((name) => `${name} ${url}`)),
    ...(webRoot !== undefined && { webRoot }),
    ...(modelTimeMs && { modelTimeMs }),
    ...(mailRetriesMs && { mailRetriesMs }),
  });
  return { app, db };
}
