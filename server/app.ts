import { isUtf8 } from 'node:buffer';
import { randomUUID } from 'node:crypto';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import fastify, { type FastifyInstance, type FastifyServerOptions, LogController, type RouteOptions } from 'fastify';
import type { contract } from '#contract/contract.ts';
import { REFRESHED_TYPE } from '#contract/initial-data/refreshed-data.ts';
import type { Endpoints } from '#contract/schema/endpoint.ts';
import { errorMessages } from '#contract/schema/errors.ts';
import { limits, modelTimeoutMs as defaultModelTimeouts } from '#domain/limits.ts';
import { type Config, isSecure, OPENROUTER_URL } from './config.ts';
import { BulkWrites } from '#server/db/bulk/bulk-writes.ts';
import type { Db } from '#server/db/schema.ts';
import { AccountLocks } from '#server/http/account-locks.ts';
import { type ClientTimeouts, defaultClientTimeouts } from '#server/http/request/client-timeouts.ts';
import { registerDocs } from '#server/http/api-docs.ts';
import { serialize as defaultSerializer, type Serializer } from '#server/http/response/serializer.ts';
import { respondToClientError, ApiError, sendError, shuttingDown } from '#server/http/errors.ts';
import { buildSecurityHeaders, registerSecurityHeaders } from '#server/http/security/headers.ts';
import { createLargeBodies } from '#server/http/request/large-bodies.ts';
import { inlineScriptHashes, registerStaticFiles } from '#server/http/static-files.ts';
import { type HashCost, createPasswordHasher } from '#server/http/security/passwords.ts';
import { waitForOtherRequests } from '#server/event-loop.ts';
import { createRateLimiter } from '#server/http/rate-limits/rate-limiter.ts';
import type { ReadEndpoint } from '#server/http/reads.ts';
import { joinRoutes, type Routes } from '#server/http/register.ts';
import { createRenderer } from '#server/http/rendering/renderer.ts';
import { loadSecretCipher } from '#server/http/security/secret-cipher.ts';
import { loadSigner } from '#server/http/security/signer.ts';
import type { ModelTimeouts, Services } from '#server/http/services.ts';
import { createSessionStore } from '#server/http/security/sessions.ts';
import { Revisions } from '#server/http/revisions.ts';
import { createWriteLimiter } from '#server/http/rate-limits/write-limiter.ts';
import { createMailer } from '#server/mail/mailer.ts';
import { accountRoutes } from '#server/modules/account/account.routes.ts';
import { preferenceRoutes } from '#server/modules/account/preferences.routes.ts';
import { actionPlanRoutes } from '#server/modules/action-plans/action-plans.routes.ts';
import { appliedTargetRoutes } from '#server/modules/applied-targets/applied-targets.routes.ts';
import { assistantRoutes } from '#server/modules/assistant/assistant.routes.ts';
import { textCheckRoutes } from '#server/modules/assistant/safety/text-checks.routes.ts';
import { outlineRoutes } from '#server/modules/assistant/outlines.routes.ts';
import { understandingRoutes } from '#server/modules/assistant/understanding.routes.ts';
import { modelKeyRoutes } from '#server/modules/assistant/model-keys/model-keys.routes.ts';
import { planEditRoutes } from '#server/modules/assistant/plan-edits.routes.ts';
import { planStreamRoutes } from '#server/modules/assistant/plan-stream.routes.ts';
import { planTextRoutes } from '#server/modules/assistant/plan-text/plan-text.routes.ts';
import { findTimeZone } from '#server/modules/auth/auth.queries.ts';
import { authRoutes } from '#server/modules/auth/auth.routes.ts';
import { invitationRoutes } from '#server/modules/auth/invitations.routes.ts';
import { deletionRoutes } from '#server/modules/deletions/deletions.routes.ts';
import { entryEditRoutes } from '#server/modules/entry-edits/entry-edits.routes.ts';
import { entrySearchRoutes } from '#server/modules/entry-search/entry-search.routes.ts';
import { exportRoutes } from '#server/modules/exports/exports.routes.ts';
import { focusAreaRoutes } from '#server/modules/focus-areas/focus-areas.routes.ts';
import { goalDetailRoutes } from '#server/modules/goal-detail/goal-detail.routes.ts';
import { focusAreaWithGoalsRoutes, goalRoutes } from '#server/modules/goals/goals.routes.ts';
import { healthRoutes } from '#server/modules/health/health.routes.ts';
import { importRoutes } from '#server/modules/imports/imports.routes.ts';
import { inventoryRoutes } from '#server/modules/inventory/inventory.routes.ts';
import { rangeReportRoutes } from '#server/modules/range-report/range-report.routes.ts';
import { reportRoutes } from '#server/modules/reports/reports.routes.ts';
import { planWeekRoutes } from '#server/modules/plan-weeks/plan-weeks.routes.ts';
import { planChangeDraftRoutes } from '#server/modules/assistant/plan-changes/plan-changes.routes.ts';
import { planChangeRoutes } from '#server/modules/plan-changes/plan-changes.routes.ts';
import { replanRoutes } from '#server/modules/replans/replans.routes.ts';
import { planDeletionRoutes } from '#server/modules/safe-delete/plan-deletion.routes.ts';
import { safeDeleteRoutes } from '#server/modules/safe-delete/safe-delete.routes.ts';
import { sampleDataRoutes } from '#server/modules/sample-data/sample-data.routes.ts';
import { supportRoutes } from '#server/modules/support/support.routes.ts';
import { taskRoutes } from '#server/modules/tasks/tasks.routes.ts';
import { timeEntryRoutes } from '#server/modules/time-entries/time-entries.routes.ts';
import { weeklyGoalRoutes } from '#server/modules/weekly-goals/weekly-goals.routes.ts';

/** The mapped type makes it a compile error to leave out a noun of the contract. */
const modules: { readonly [N in keyof typeof contract]: Routes<(typeof contract)[N]> } = {
  account: accountRoutes,
  actionPlans: actionPlanRoutes,
  appliedTargets: appliedTargetRoutes,
  assistant: assistantRoutes,
  auth: authRoutes,
  deletions: deletionRoutes,
  entryEdits: entryEditRoutes,
  entrySearch: entrySearchRoutes,
  exports: exportRoutes,
  focusAreas: focusAreaRoutes,
  focusAreasWithGoals: focusAreaWithGoalsRoutes,
  goalDetails: goalDetailRoutes,
  goals: goalRoutes,
  health: healthRoutes,
  imports: importRoutes,
  inventory: inventoryRoutes,
  invitations: invitationRoutes,
  modelKeys: modelKeyRoutes,
  planChanges: joinRoutes(planChangeDraftRoutes, planChangeRoutes),
  planDeletion: planDeletionRoutes,
  planEdits: planEditRoutes,
  planStreams: planStreamRoutes,
  planTexts: planTextRoutes,
  planWeeks: planWeekRoutes,
  preferences: preferenceRoutes,
  rangeReports: rangeReportRoutes,
  replans: replanRoutes,
  reports: reportRoutes,
  safeDelete: safeDeleteRoutes,
  sampleData: sampleDataRoutes,
  support: supportRoutes,
  tasks: taskRoutes,
  textChecks: textCheckRoutes,
  timeEntries: timeEntryRoutes,
  outlines: outlineRoutes,
  understandings: understandingRoutes,
  weeklyGoals: weeklyGoalRoutes,
};

export interface BuildAppOptions {
  readonly config: Config;
  readonly db: Db;
  readonly clock: () => number;
  /** The built web app; without it only /api is served. */
  readonly webRoot?: string;
  /** The program of the planner's process; most tests run the planner in their own. */
  readonly plannerFolder?: string;
  readonly logger?: FastifyServerOptions['loggerInstance'];
  /** For tests of the routing itself. */
  readonly extraRoutes?: readonly Routes<Endpoints>[];
  /** For tests that cover every route. */
  readonly onRoute?: (route: RouteOptions) => void;
  /** Tests use `serializeStrictly`. */
  readonly serialize?: Serializer;
  /** Tests that are not about hashing use a cheap one. */
  readonly hashCost?: HashCost | undefined;
  /** Tests shorten this and the next two. */
  readonly modelTimeoutsMs?: Partial<ModelTimeouts>;
  readonly mailRetryDelaysMs?: readonly number[];
  readonly clientTimeouts?: Partial<ClientTimeouts>;
  /** Tests name a fake. */
  readonly openRouterUrl?: string | undefined;
  /** How often account revisions are stored. Tests about something else store them only when the app is closed. */
  readonly revisionIntervalMs?: number;
}

/** Builds the server without listening. */
export async function buildApp({
  config,
  db,
  clock,
  webRoot,
  plannerFolder,
  logger,
  extraRoutes = [],
  onRoute,
  serialize = defaultSerializer,
  hashCost,
  modelTimeoutsMs,
  mailRetryDelaysMs,
  clientTimeouts,
  openRouterUrl = OPENROUTER_URL,
  revisionIntervalMs,
}: BuildAppOptions): Promise<FastifyInstance> {
  const secure = isSecure(config);
  const timeouts = { ...defaultClientTimeouts, ...clientTimeouts };
  const headers = buildSecurityHeaders(secure, webRoot === undefined ? [] : inlineScriptHashes(webRoot));
  const app = fastify({
    ...(logger && { loggerInstance: logger }),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: createRequestIdGenerator(),
    // The few lines we log include the request id; a child logger per request would cost more than the response.
    childLoggerFactory: (appLogger) => appLogger,
    requestIdHeader: false,
    bodyLimit: limits.bodyBytes,
    trustProxy: config.trustedProxies.length > 0 ? [...config.trustedProxies] : false,
    requestTimeout: timeouts.requestMs,
    connectionTimeout: timeouts.idleMs,
    // Node applies the shorter of the two limits to the headers.
    http: {
      headersTimeout: Math.min(60_000, timeouts.requestMs),
      connectionsCheckingInterval: Math.min(10_000, timeouts.requestMs / 2),
    },
    forceCloseConnections: 'idle',
    // Requests that arrive during shutdown on an open connection are still served.
    return503OnClosing: false,
    // A URL that cannot be decoded does not reach the hooks, so its error response gets the headers here.
    frameworkErrors: (error, request, reply) => {
      void sendError(error, request, reply.headers(headers));
    },
    clientErrorHandler: (error, socket) => respondToClientError(error, socket, headers),
    routerOptions: { maxParamLength: 500 },
  });
  const shutdown = new AbortController();
  app.addHook('preClose', async () => shutdown.abort(shuttingDown()));
  const mailer = createMailer({
    config,
    clock,
    log: app.log,
    shutdownSignal: shutdown.signal,
    ...(mailRetryDelaysMs && { retryDelaysMs: mailRetryDelaysMs }),
  });
  // Composing a mail may need the database, which is closed after the app.
  app.addHook('onClose', () => mailer.drain());
  const signer = await loadSigner(db);
  const revisions = new Revisions(db, app.log, revisionIntervalMs);
  app.addHook('onClose', () => revisions.close());
  const reads: ReadEndpoint[] = [];
  const services: Services = {
    config,
    db,
    accountLocks: new AccountLocks(),
    bulkWrites: new BulkWrites({
      db,
      kind: config.databaseUrl === undefined ? 'sqlite' : 'postgres',
      shutdownSignal: shutdown.signal,
      onCleanupError: (error) => app.log.error({ err: error }, 'cleanup of an interrupted bulk write failed, retrying'),
    }),
    signer,
    secretCipher: await loadSecretCipher(config, db, app.log),
    sessions: createSessionStore(db, signer, secure),
    rateLimiter: createRateLimiter(db, signer),
    writeLimiter: createWriteLimiter(config.writesPerMinute),
    passwords: createPasswordHasher(hashCost),
    mailer,
    serialize,
    largeBodies: createLargeBodies(timeouts),
    clientTimeouts: timeouts,
    revisions,
    reads,
    modelTimeoutsMs: { ...defaultModelTimeouts, ...modelTimeoutsMs },
    plannerFolder,
    openRouterUrl,
    shutdownSignal: shutdown.signal,
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
  registerSecurityHeaders(app, headers);
  // Only JSON is compressed here: the build compresses static files, and the API docs' assets are not worth the time.
  const customTypes = (type: string) => type.startsWith('application/json') || type.startsWith(REFRESHED_TYPE);
  await app.register(compress, { threshold: 1024, customTypes, globalDecompression: false });
  await registerDocs(app);
  for (const module of [...Object.values(modules), ...extraRoutes]) reads.push(...module.register(app, services));
  const renderer = webRoot !== undefined && config.serverRendering ? createRenderer(webRoot, app.log) : undefined;
  app.addHook('onClose', () => renderer?.close());
  await registerStaticFiles(app, webRoot, {
    reads,
    renderer,
    sessions: services.sessions,
    findTimeZone: (userId) => findTimeZone(db, userId),
  });
  return app;
}

/** Ids are cheap, and unique across restarts and servers. */
function createRequestIdGenerator(): () => string {
  const prefix = randomUUID().slice(0, 8);
  let count = 0;
  return () => `${prefix}-${(count++).toString(36)}`;
}

/** Plain text and forms are rejected, because another site's form could send those. */
function acceptJsonOnly(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body: Buffer, done) => {
    // A request without a body may still declare a content type.
    if (body.length === 0) return done(null, undefined);
    // Invalid UTF-8 would otherwise be stored as replacement characters.
    if (!isUtf8(body)) return done(new ApiError(400, errorMessages.invalidJson));
    const text = body.toString();
    if (body.length <= limits.bodyBytes) return void parseJson(request, text, done);
    // Decoding and parsing a file of many megabytes take tens of milliseconds each.
    void waitForOtherRequests().then(() => parseJson(request, text, done));
  });
}
