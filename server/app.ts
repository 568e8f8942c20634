import { isUtf8 } from 'node:buffer';
import { randomUUID } from 'node:crypto';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import fastify, { type FastifyInstance, type FastifyServerOptions, LogController, type RouteOptions } from 'fastify';
import type { contract } from '#contract/contract.ts';
import type { Endpoints } from '#contract/endpoint.ts';
import { messages } from '#contract/errors.ts';
import { limits, modelTimeMs as usualModelTime } from '#domain/limits.ts';
import { type Config, isSecure } from './config.ts';
import { BulkWrites } from './db/bulk/bulk-writes.ts';
import type { Db } from './db/open.ts';
import { AccountLocks } from './http/account-locks.ts';
import { type ClientTimes, usualClientTimes } from './http/client-times.ts';
import { registerDocs } from './http/docs.ts';
import { encode as usualEncoder, type Encoder } from './http/encoder.ts';
import { answerBrokenHttp, ApiError, sendError, stopped } from './http/errors.ts';
import { fixedHeaders, sendHeaders } from './http/headers.ts';
import { openLargeBodies } from './http/large-bodies.ts';
import { inlineScripts, registerPages } from './http/pages.ts';
import { type HashCost, openPasswords } from './http/password.ts';
import { openRateLimiter } from './http/rate-limit.ts';
import type { Routes } from './http/register.ts';
import { openSeal } from './http/secret.ts';
import type { ModelTime, Services } from './http/services.ts';
import { openSessions } from './http/session.ts';
import { openWriteLimiter } from './http/write-limit.ts';
import { openMailer } from './mail/mailer.ts';
import { accountRoutes } from './modules/account/account.routes.ts';
import { actionPlanRoutes } from './modules/action-plans/action-plans.routes.ts';
import { appliedTargetRoutes } from './modules/applied-targets/applied-targets.routes.ts';
import { assistantRoutes } from './modules/assistant/assistant.routes.ts';
import { authRoutes } from './modules/auth/auth.routes.ts';
import { invitationRoutes } from './modules/auth/invitations.routes.ts';
import { deletionRoutes } from './modules/deletions/deletions.routes.ts';
import { exportRoutes } from './modules/exports/exports.routes.ts';
import { focusAreaRoutes } from './modules/focus-areas/focus-areas.routes.ts';
import { goalDetailRoutes } from './modules/goal-detail/goal-detail.routes.ts';
import { goalRoutes } from './modules/goals/goals.routes.ts';
import { healthRoutes } from './modules/health/health.routes.ts';
import { importRoutes } from './modules/imports/imports.routes.ts';
import { inventoryRoutes } from './modules/inventory/inventory.routes.ts';
import { reportRoutes } from './modules/reports/reports.routes.ts';
import { planDeletionRoutes } from './modules/safe-delete/plan-deletion.routes.ts';
import { safeDeleteRoutes } from './modules/safe-delete/safe-delete.routes.ts';
import { sampleDataRoutes } from './modules/sample-data/sample-data.routes.ts';
import { supportRoutes } from './modules/support/support.routes.ts';
import { taskRoutes } from './modules/tasks/tasks.routes.ts';
import { timeEntryRoutes } from './modules/time-entries/time-entries.routes.ts';
import { weeklyGoalRoutes } from './modules/weekly-goals/weekly-goals.routes.ts';

/** Every noun of the contract and who serves it: leave one out, and it does not compile. */
const modules: { readonly [N in keyof typeof contract]: Routes<(typeof contract)[N]> } = {
  account: accountRoutes,
  actionPlans: actionPlanRoutes,
  appliedTargets: appliedTargetRoutes,
  assistant: assistantRoutes,
  auth: authRoutes,
  deletions: deletionRoutes,
  exports: exportRoutes,
  focusAreas: focusAreaRoutes,
  goalDetails: goalDetailRoutes,
  goals: goalRoutes,
  health: healthRoutes,
  imports: importRoutes,
  inventory: inventoryRoutes,
  invitations: invitationRoutes,
  planDeletion: planDeletionRoutes,
  reports: reportRoutes,
  safeDelete: safeDeleteRoutes,
  sampleData: sampleDataRoutes,
  support: supportRoutes,
  tasks: taskRoutes,
  timeEntries: timeEntryRoutes,
  weeklyGoals: weeklyGoalRoutes,
};

export interface AppParts {
  readonly config: Config;
  readonly db: Db;
  readonly clock: () => number;
  /** The built web app; without it only /api is served. */
  readonly webRoot?: string;
  readonly logger?: FastifyServerOptions['loggerInstance'];
  /** More routes, registered like the product's own: how tests try the mechanism itself. */
  readonly extra?: readonly Routes<Endpoints>[];
  /** Hears of every route as it is made: how tests know that none is forgotten. */
  readonly onRoute?: (route: RouteOptions) => void;
  /** Tests let no answer of a wrong type go out. */
  readonly encode?: Encoder;
  /** Tests that are not about hashing use a cheap one. */
  readonly hashCost?: HashCost | undefined;
  /** Shorter in tests, as are the two below. */
  readonly modelTimeMs?: ModelTime;
  readonly mailRetriesMs?: readonly number[];
  readonly clientTimes?: Partial<ClientTimes>;
}

/** The whole server, not yet listening. */
export async function buildApp({
  config,
  db,
  clock,
  webRoot,
  logger,
  extra = [],
  onRoute,
  encode = usualEncoder,
  hashCost,
  modelTimeMs = usualModelTime,
  mailRetriesMs,
  clientTimes,
}: AppParts): Promise<FastifyInstance> {
  const secure = isSecure(config);
  const times = { ...usualClientTimes, ...clientTimes };
  const headers = fixedHeaders(secure, webRoot === undefined ? [] : inlineScripts(webRoot));
  const app = fastify({
    ...(logger && { loggerInstance: logger }),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestIds(),
    // The few lines that are written name the request themselves; a logger for each request would cost more than its answer.
    childLoggerFactory: (own) => own,
    requestIdHeader: false,
    bodyLimit: limits.bodyBytes,
    trustProxy: config.trustedProxies.length > 0 ? [...config.trustedProxies] : false,
    requestTimeout: times.requestMs,
    connectionTimeout: times.silentMs,
    // Node applies the shorter of the two limits to the headers.
    http: {
      headersTimeout: Math.min(60_000, times.requestMs),
      connectionsCheckingInterval: Math.min(10_000, times.requestMs / 2),
    },
    forceCloseConnections: 'idle',
    // A request that arrives while the server stops is still answered, on its last connection.
    return503OnClosing: false,
    // An address that cannot be decoded reaches no hook, so its refusal gets the headers here.
    frameworkErrors: (error, request, reply) => {
      void sendError(error, request, reply.headers(headers));
    },
    clientErrorHandler: (error, socket) => answerBrokenHttp(error, socket, headers),
    routerOptions: { maxParamLength: 500 },
  });
  const stopping = new AbortController();
  app.addHook('preClose', async () => stopping.abort(stopped()));
  const mailer = openMailer({
    config,
    clock,
    log: app.log,
    stopping: stopping.signal,
    ...(mailRetriesMs && { retriesMs: mailRetriesMs }),
  });
  // Before whoever stops us closes the database.
  app.addHook('onClose', () => mailer.settled());
  const seal = await openSeal(db);
  const services: Services = {
    config,
    db,
    locks: new AccountLocks(),
    bulkWrites: new BulkWrites({
      db,
      kind: config.databaseUrl === undefined ? 'sqlite' : 'postgres',
      stopping: stopping.signal,
      onFailure: (error) => app.log.error({ err: error }, 'an interrupted write could not be cleaned up yet'),
    }),
    seal,
    sessions: openSessions(db, seal, secure),
    limiter: openRateLimiter(db, seal),
    writeLimiter: openWriteLimiter(config.writesPerMinute),
    passwords: openPasswords(hashCost),
    mailer,
    encode,
    largeBodies: openLargeBodies(times),
    clientTimes: times,
    modelTimeMs,
    stopping: stopping.signal,
  };

  if (onRoute) app.addHook('onRoute', onRoute);
  app.setErrorHandler(sendError);
  app.decorateRequest('now', 0);
  app.decorateRequest('session', undefined);
  app.addHook('onRequest', (request, _reply, done) => {
    request.now = clock();
    done();
  });
  acceptJsonOnly(app);
  await app.register(cookie);
  sendHeaders(app, headers);
  // Built files come compressed already, and what the documentation brings along is not worth anybody's time.
  await app.register(compress, { threshold: 1024, customTypes: /^application\/json/, globalDecompression: false });
  await registerDocs(app);
  for (const module of [...Object.values(modules), ...extra]) module.register(app, services);
  await registerPages(app, webRoot);
  return app;
}

/** Unique over restarts and servers, and cheap. */
function requestIds(): () => string {
  const start = randomUUID().slice(0, 8);
  let count = 0;
  return () => `${start}-${(count++).toString(36)}`;
}

/** Without a parser for plain text or forms there is no body that another site's form could send. */
function acceptJsonOnly(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body: Buffer, done) => {
    // Calls without a body work with and without the content type.
    if (body.length === 0) done(null, undefined);
    // Broken text would otherwise be stored as question marks.
    else if (isUtf8(body)) void parse(request, body.toString(), done);
    else done(new ApiError(400, messages.badJson));
  });
}
