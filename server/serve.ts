import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { buildApp } from './app.ts';
import { type Config, isReachableFromNetwork, readConfig } from './config.ts';
import { openDatabase } from '#server/db/open.ts';
import type { Db } from '#server/db/schema.ts';
import { deleteExpiredRows } from '#server/db/cleanup/expired-rows.ts';
import { describeLocalModels } from '#server/modules/assistant/local-models.ts';
import type { HashCost } from '#server/http/security/passwords.ts';
import { outboxFolder } from '#server/mail/outbox.ts';
import { errorMessage, StartupError } from './startup-error.ts';

const CLEANUP_INTERVAL_MS = 60 * 60_000;
/** Shorter than the ten seconds after which process managers usually send SIGKILL. */
const DRAIN_TIMEOUT_MS = 8000;

const root = join(import.meta.dirname, '..');

interface ServeOptions {
  /** Browser tests use a cheap one. */
  readonly hashCost?: HashCost;
  /** Browser tests name a fake. */
  readonly openRouterUrl?: string | undefined;
  /** Development runs the sources, which may have changed since the last build. */
  readonly usesBuild?: boolean;
}

/** Runs the server, configured by the environment, until SIGTERM or SIGINT. */
export async function serve(options: ServeOptions = {}): Promise<void> {
  await start(options).catch((error: unknown) => {
    console.error(`Weekwise cannot start: ${errorMessage(error)}`);
    if (!(error instanceof StartupError) && process.env['LOG_LEVEL'] === 'debug') console.error(error);
    process.exit(1);
  });
}

async function start({ hashCost, openRouterUrl, usesBuild = true }: ServeOptions): Promise<void> {
  const config = readConfig(process.env);
  const logger = pino({ level: config.logLevel, redact: ['req.headers', 'res.headers'] });
  const db = await openDatabase(config, {
    onConnectionLost: (error) => logger.warn({ err: error }, 'database connection lost'),
  });
  const webRoot = join(root, 'dist', 'web');
  const builtPlanner = join(root, 'dist', 'planner');
  const app = await buildApp({
    config,
    db,
    clock: Date.now,
    logger,
    hashCost,
    openRouterUrl,
    ...(usesBuild && existsSync(webRoot) && { webRoot }),
    plannerFolder: usesBuild && existsSync(builtPlanner) ? builtPlanner : join(root, 'planner'),
  });
  const address = await listen(app, config);
  scheduleCleanup(db, app);
  shutDownOnSignal(app, db);
  if (config.signUp === 'open' && isReachableFromNetwork(config)) {
    logger.warn(
      'anyone who can reach this server can create an account; SIGN_UP=first closes sign-up after the first one',
    );
  }
  if (!config.mail.smtp) logger.warn(`SMTP_URL is not set: mails are written to ${outboxFolder(config.dataDir)}`);
  void describeLocalModels(config).then((line) => line !== undefined && logger.warn(line));
  console.log(`Weekwise is ready at ${address} (${config.databaseUrl ? 'PostgreSQL' : `data in ${config.dataDir}`})`);
}

async function listen(app: FastifyInstance, { host, port }: Config): Promise<string> {
  try {
    return await app.listen({ host, port });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE') throw new StartupError(`Port ${port} on ${host} is in use. Set PORT to another one.`);
    throw new StartupError(`Cannot listen on ${host}:${port} (HOST, PORT): ${errorMessage(error)}`);
  }
}

function scheduleCleanup(db: Db, app: FastifyInstance): void {
  const run = () =>
    void deleteExpiredRows(db, Date.now()).catch((error: unknown) => app.log.warn({ err: error }, 'cleanup failed'));
  run();
  setInterval(run, CLEANUP_INTERVAL_MS).unref();
}

function shutDownOnSignal(app: FastifyInstance, db: Db): void {
  let isShuttingDown = false;
  const shutDown = async () => {
    if (isShuttingDown) return;
    isShuttingDown = true;
    // Clients would otherwise keep alive the connections that were busy when the shutdown began.
    setInterval(() => app.server.closeIdleConnections(), 50).unref();
    setTimeout(() => app.server.closeAllConnections(), DRAIN_TIMEOUT_MS).unref();
    // All connections are closed by now, so only an unresponsive database can still delay the exit.
    setTimeout(() => process.exit(0), DRAIN_TIMEOUT_MS + 1000).unref();
    await app.close();
    await db.destroy();
    process.exit(0);
  };
  const onSignal = () =>
    void shutDown().catch((error: unknown) => {
      app.log.error({ err: error }, 'shutdown failed');
      process.exit(1);
    });
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, onSignal);
}
