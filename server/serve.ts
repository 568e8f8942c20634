import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { buildApp } from './app.ts';
import { type Config, isOnNetwork, readConfig } from './config.ts';
import { type Db, openDatabase } from './db/open.ts';
import { sweep } from './http/housekeeping.ts';
import type { HashCost } from './http/password.ts';
import { outboxIn } from './mail/outbox.ts';
import { reasonOf, StartError } from './start-error.ts';

const SWEEP_EVERY_MS = 60 * 60_000;
/** A little less than the ten seconds after which process managers lose patience. */
const DRAIN_MS = 8000;

const root = join(import.meta.dirname, '..');

interface ServeOptions {
  /** Tests in a browser use a cheap one. */
  readonly hashCost?: HashCost;
}

/** Serves the product as the environment says, until a signal ends it. */
export async function serve(options: ServeOptions = {}): Promise<void> {
  await start(options).catch((error: unknown) => {
    console.error(`Weekwise cannot start: ${reasonOf(error)}`);
    if (!(error instanceof StartError) && process.env['LOG_LEVEL'] === 'debug') console.error(error);
    process.exit(1);
  });
}

async function start({ hashCost }: ServeOptions): Promise<void> {
  const config = readConfig(process.env);
  const logger = pino({ level: config.logLevel, redact: ['req.headers', 'res.headers'] });
  const db = await openDatabase(config, { onLost: (error) => logger.warn({ err: error }, 'database connection lost') });
  const webRoot = join(root, 'dist', 'web');
  const app = await buildApp({
    config,
    db,
    clock: Date.now,
    logger,
    hashCost,
    ...(existsSync(webRoot) && { webRoot }),
  });
  const address = await listen(app, config);
  keepTidy(db, app);
  stopOnSignal(app, db);
  if (config.signUp === 'open' && isOnNetwork(config)) {
    logger.warn('anyone who can reach this server can create an account: SIGN_UP=first closes it after the first one');
  }
  if (!config.mail.smtp) logger.warn(`SMTP_URL is not set: mails are written to ${outboxIn(config.dataDir)}`);
  console.log(`Weekwise is ready at ${address} (${config.databaseUrl ? 'PostgreSQL' : `data in ${config.dataDir}`})`);
}

async function listen(app: FastifyInstance, { host, port }: Config): Promise<string> {
  try {
    return await app.listen({ host, port });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE') throw new StartError(`Port ${port} on ${host} is in use. Set PORT to another.`);
    throw new StartError(`Cannot listen on ${host}:${port} (HOST, PORT): ${reasonOf(error)}`);
  }
}

function keepTidy(db: Db, app: FastifyInstance): void {
  const run = () => void sweep(db, Date.now()).catch((error: unknown) => app.log.warn({ err: error }, 'sweep failed'));
  run();
  setInterval(run, SWEEP_EVERY_MS).unref();
}

function stopOnSignal(app: FastifyInstance, db: Db): void {
  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    // A connection that was busy when the stop began is kept alive by its client; it ends when it falls idle.
    setInterval(() => app.server.closeIdleConnections(), 50).unref();
    setTimeout(() => app.server.closeAllConnections(), DRAIN_MS).unref();
    // Everything was answered or cut by now; what still holds on is a database that does not answer.
    setTimeout(() => process.exit(0), DRAIN_MS + 1000).unref();
    await app.close();
    await db.destroy();
    process.exit(0);
  };
  const onSignal = () =>
    void stop().catch((error: unknown) => {
      app.log.error({ err: error }, 'stop failed');
      process.exit(1);
    });
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, onSignal);
}
