import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { pino } from 'pino';
import { buildApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import { openDatabase } from '#server/db/open.ts';
import { buildIfChanged } from './build.ts';

export const demoAccount = { email: 'demo@weekwise.example', password: 'a year of small steps' };

interface DemoOptions {
  readonly host: string;
  readonly clock: () => number;
  readonly timeZone: string;
}

export interface DemoServer {
  /** Already seeded, but not listening yet. */
  readonly app: FastifyInstance;
  /** Stops the server and deletes its data. */
  readonly stop: () => Promise<void>;
}

/** Builds the app if needed and creates a server on temporary data, with one account that has a year of sample data. */
export async function createDemo({ host, clock, timeZone }: DemoOptions): Promise<DemoServer> {
  await buildIfChanged();
  const dataDir = mkdtempSync(join(tmpdir(), 'weekwise-demo-'));
  process.once('exit', () => rmSync(dataDir, { recursive: true, force: true }));
  // Ignores the environment, so that the demo never uses a real database, mail server or model.
  const config = readConfig({ HOST: host, DATA_DIR: dataDir, LOG_LEVEL: 'error' });
  const logger = pino({ level: config.logLevel });
  const db = await openDatabase(config, {
    onConnectionLost: (error) => logger.warn({ err: error }, 'database connection lost'),
  });
  const dist = join(import.meta.dirname, '..', 'dist');
  const builds = { webRoot: join(dist, 'web'), plannerFolder: join(dist, 'planner') };
  const app = await buildApp({ config, db, clock, logger, ...builds });
  await seedDemoAccount(app, timeZone);
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

/** Signs up and adds the sample data through the API. */
async function seedDemoAccount(app: FastifyInstance, timeZone: string): Promise<void> {
  const cookies = new Map<string, string>();
  const call = async (method: NonNullable<InjectOptions['method']>, url: string, body?: object) => {
    const { csrfToken } = (await send('GET', '/api/csrf-token', {})).json<{ csrfToken: string }>();
    const response = await send(method, url, { 'x-csrf-token': csrfToken }, body);
    if (response.statusCode >= 300) throw new Error(`${method} ${url}: ${response.statusCode} ${response.body}`);
  };
  const send = async (
    method: NonNullable<InjectOptions['method']>,
    url: string,
    headers: Record<string, string>,
    payload?: object,
  ) => {
    const options = { method, url, headers, cookies: Object.fromEntries(cookies) };
    const response = await app.inject({ ...options, ...(payload && { payload }) });
    for (const { name, value } of response.cookies) cookies.set(name, value);
    return response;
  };
  await call('POST', '/api/auth/signup', demoAccount);
  await call('PUT', '/api/account/time-zone', { timeZone });
  await call('POST', '/api/sample-data');
}
