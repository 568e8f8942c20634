import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { pino } from 'pino';
import { buildApp } from '../server/app.ts';
import { readConfig } from '../server/config.ts';
import { openDatabase } from '../server/db/open.ts';
import { buildIfChanged } from './build.ts';

export const demoAccount = { email: 'demo@weekwise.example', password: 'a year of small steps' };

interface DemoParts {
  readonly host: string;
  readonly clock: () => number;
  readonly timeZone: string;
}

export interface DemoServer {
  /** Not yet listening: whoever comes finds the whole year. */
  readonly app: FastifyInstance;
  /** Ends it, and throws away all that it held. */
  readonly stop: () => Promise<void>;
}

/** The product on throw-away data, with one account that has a year of sample life in it. Built anew if needed. */
export async function openDemo({ host, clock, timeZone }: DemoParts): Promise<DemoServer> {
  await buildIfChanged();
  const dataDir = mkdtempSync(join(tmpdir(), 'weekwise-demo-'));
  process.once('exit', () => rmSync(dataDir, { recursive: true, force: true }));
  // Nothing else of the environment: a demo touches nobody's database, mail or model.
  const config = readConfig({ HOST: host, DATA_DIR: dataDir, LOG_LEVEL: 'error' });
  const logger = pino({ level: config.logLevel });
  const db = await openDatabase(config, { onLost: (error) => logger.warn({ err: error }, 'database connection lost') });
  const webRoot = join(import.meta.dirname, '..', 'dist', 'web');
  const app = await buildApp({ config, db, clock, logger, webRoot });
  await live(app, timeZone);
  return {
    app,
    stop: async () => {
      app.server.closeIdleConnections();
      await app.close();
      await db.destroy();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Signs up and fills the account, by the calls that the screens make. */
async function live(app: FastifyInstance, timeZone: string): Promise<void> {
  const cookies = new Map<string, string>();
  const call = async (method: NonNullable<InjectOptions['method']>, url: string, body?: object) => {
    const { csrfToken } = (await send('GET', '/api/csrf-token', {})).json<{ csrfToken: string }>();
    const answer = await send(method, url, { 'x-csrf-token': csrfToken }, body);
    if (answer.statusCode >= 300) throw new Error(`${method} ${url}: ${answer.statusCode} ${answer.body}`);
  };
  const send = async (
    method: NonNullable<InjectOptions['method']>,
    url: string,
    headers: Record<string, string>,
    payload?: object,
  ) => {
    const options = { method, url, headers, cookies: Object.fromEntries(cookies) };
    const answer = await app.inject({ ...options, ...(payload && { payload }) });
    for (const { name, value } of answer.cookies) cookies.set(name, value);
    return answer;
  };
  await call('POST', '/api/auth/signup', demoAccount);
  await call('PUT', '/api/account/time-zone', { timeZone });
  await call('POST', '/api/sample-data');
}
