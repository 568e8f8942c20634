import { finished, Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod/mini';
import type { deletionQuery } from '#contract/schema/deletion-response.ts';
import {
  changesAccount,
  type EndpointResponse,
  type Endpoint,
  type Endpoints,
  type FileResponse,
  fillPath,
  isFileResponse,
  isJsonResponse,
  isStreamResponse,
  type HandlerInput,
  STREAM_TYPE,
} from '#contract/schema/endpoint.ts';
import { errorMessages } from '#contract/schema/errors.ts';
import type { BulkWrite } from '#server/db/bulk/bulk-writes.ts';
import { connectionOwner } from '#server/db/connection-quota.ts';
import type { Tx } from '#server/db/transaction.ts';
import type { Release } from './account-locks.ts';
import type { ClientTimeouts } from './request/client-timeouts.ts';
import { verifyCsrfToken, verifyOrigin } from './security/csrf.ts';
import type { Serializer } from './response/serializer.ts';
import { ApiError } from './errors.ts';
import {
  findStoredResponse,
  type IdempotencyKey,
  type IdempotentResponse,
  type SerializedResponse,
  runIdempotent,
  runIdempotentBulk,
  parseKeyHeader,
} from './idempotency.ts';
import type { ReadEndpoint } from './reads.ts';
import { readRefreshedData, sendWithRefreshedData } from './refreshed-data.ts';
import { startEventStream } from './response/event-stream.ts';
import { streamJson } from './response/json-stream.ts';
import type { Services } from './services.ts';
import type { Session } from './security/sessions.ts';
import { parseRequest } from './request/validation.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** When the request arrived. Handlers read no other clock. */
    now: number;
    session: Session | undefined;
  }
}

declare const persisted: unique symbol;
/** Only `ctx.idempotent` and `ctx.idempotentBulk` create one. */
interface PersistedResponse extends IdempotentResponse {
  readonly [persisted]: true;
}

export interface HandlerContext<E extends Endpoint> extends HandlerInput<E> {
  readonly now: number;
  /** The owner of everything that the handler may read or write. */
  readonly userId: E['access'] extends 'session' ? string : undefined;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  /** Runs a transaction at most once per `Idempotency-Key`. Never await anything slow inside. */
  idempotent(work: (tx: Tx) => Promise<EndpointResponse<E>>): Promise<PersistedResponse>;
  /** Like `idempotent`, for a bulk write, which locks the account. */
  idempotentBulk(work: BulkWrite<EndpointResponse<E>>): Promise<PersistedResponse>;
  /**
   * Runs a bulk write without an `Idempotency-Key`, so it must be safe to repeat. Releases the handler's lock on the account,
   * so the handler must not access the account afterwards.
   */
  bulk<T>(work: BulkWrite<T>): Promise<T>;
}

/** A creating endpoint can only respond with 201 through `idempotent` or `idempotentBulk`. */
type HandlerFunction<E extends Endpoint> = (
  ctx: HandlerContext<E>,
) => Promise<
  E extends { creates: true }
    ? PersistedResponse | Exclude<EndpointResponse<E>, { readonly status: 201 }>
    : EndpointResponse<E>
>;

/**
 * A create whose handler does nothing outside `idempotent`. Since all of its work is rolled back if the
 * `Idempotency-Key` was used before, the key is not looked up first.
 */
interface CreateInTransaction<E extends Endpoint> {
  readonly inTransaction: (tx: Tx, ctx: HandlerContext<E>) => Promise<EndpointResponse<E>>;
}

export type Handler<E extends Endpoint> =
  | HandlerFunction<E>
  | (E extends { creates: true } ? CreateInTransaction<E> : never);

export type Handlers<N extends Endpoints> = { readonly [K in keyof N]: Handler<N[K]> };

async function callHandler<E extends Endpoint>(
  handler: Handler<E>,
  ctx: HandlerContext<E>,
): Promise<PersistedResponse | EndpointResponse<E>> {
  if (typeof handler !== 'function') return ctx.idempotent((tx) => handler.inTransaction(tx, ctx));
  return handler(ctx);
}

/** The endpoints of one noun of the contract. */
export interface Routes<N extends Endpoints> {
  readonly endpoints: N;
  /** Returns the GET endpoints. */
  register(app: FastifyInstance, services: Services): readonly ReadEndpoint[];
}

/** Requires a handler for every endpoint of the noun. */
export function defineRoutes<N extends Endpoints>(
  endpoints: N,
  createHandlers: (services: Services) => Handlers<N>,
): Routes<N> {
  return {
    endpoints,
    register(app, services) {
      const handlers = createHandlers(services);
      const names = Object.keys(endpoints) as (keyof N & string)[];
      for (const name of names) registerEndpoint(app, services, endpoints[name]!, handlers[name]);
      return names
        .filter((name) => endpoints[name]!.method === 'GET')
        .map((name) => createReadEndpoint(services, endpoints[name]!, handlers[name]));
    },
  };
}

/** The endpoints of a noun that two modules share. */
export function joinRoutes<A extends Endpoints, B extends Endpoints>(
  first: Routes<A>,
  second: Routes<B>,
): Routes<A & B> {
  return {
    endpoints: { ...first.endpoints, ...second.endpoints },
    register: (app, services) => [...first.register(app, services), ...second.register(app, services)],
  };
}

export const ok = <const B>(body: B) => ({ status: 200 as const, body });
export const created = <const B>(body: B) => ({ status: 201 as const, body });
export const noContent = () => ({ status: 204 as const, body: undefined });
/** The response to a deletion that can be restored. */
export const deleted = ({ returns }: z.infer<typeof deletionQuery>, deletionId: string) =>
  returns === 'deletion' ? ok({ deletionId }) : noContent();

function registerEndpoint<E extends Endpoint>(
  app: FastifyInstance,
  services: Services,
  endpoint: E,
  handler: Handler<E>,
): void {
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    ...(endpoint.bodyLimit !== undefined && { bodyLimit: endpoint.bodyLimit }),
    onRequest: (request, reply) => admitRequest(services, endpoint, request, reply),
    handler: (request, reply) =>
      services.largeBodies.process(request, () => handleRequest(services, endpoint, handler, request, reply)),
  });
}

async function handleRequest<E extends Endpoint>(
  services: Services,
  endpoint: E,
  handler: Handler<E>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  // The rest of the body arrived too late: the client was already told to try again, so nothing may be done now.
  if (request.raw.socket.writableEnded) throw new ApiError(408, errorMessages.uploadTimeout);
  const response = await withAccountLock(services, request.session?.userId, (release) =>
    runHandler(services, endpoint, handler, request, reply, release),
  );
  const isChange = changesAccount(endpoint);
  if (isChange && request.session) services.revisions.increment(request.session.userId);
  if (!response || !('payload' in response)) return reply;
  // The reads run after the commit and without the account lock, which they acquire themselves.
  const refreshed = isChange ? await readRefreshedData(services.reads, request, reply) : undefined;
  return refreshed ? sendWithRefreshedData(reply, response, refreshed) : sendSerialized(reply, response);
}

async function withAccountLock<T>(
  { accountLocks }: Services,
  userId: string | undefined,
  work: (release: Release) => Promise<T>,
): Promise<T> {
  if (userId === undefined) return work(() => {});
  const release = await accountLocks.acquireShared(userId);
  try {
    return await connectionOwner.run(userId, () => work(release));
  } finally {
    release();
  }
}

/** Resolves to the response. A reply is thenable, so a streamed response resolves to undefined when it has been sent. */
async function runHandler<E extends Endpoint>(
  services: Services,
  endpoint: E,
  handler: Handler<E>,
  request: FastifyRequest,
  reply: FastifyReply,
  release: Release,
): Promise<SerializedResponse | FastifyReply | undefined> {
  const { db, serialize, clientTimeouts } = services;
  const idempotencyKey = endpoint.creates ? readIdempotencyKey(endpoint, request) : undefined;
  const call = { input: parseRequest(endpoint, request), userId: request.session?.userId, idempotencyKey, release };
  const ctx = createContext(services, endpoint, request, reply, call);
  const storedResponse =
    idempotencyKey && typeof handler === 'function' ? await findStoredResponse(db, idempotencyKey) : undefined;
  if (storedResponse) return storedResponse;
  return serializeOrStream(serialize, clientTimeouts, endpoint, reply, await callHandler(handler, ctx));
}

function createReadEndpoint<E extends Endpoint>(services: Services, endpoint: E, handler: Handler<E>): ReadEndpoint {
  const { serialize } = services;
  return {
    path: endpoint.path,
    access: endpoint.access,
    async run(request, reply, { params, query }) {
      const userId = endpoint.access === 'session' ? request.session?.userId : undefined;
      if (endpoint.access === 'session' && userId === undefined) throw new ApiError(401, errorMessages.unauthenticated);
      const input = parseRequest(endpoint, { params, query, body: undefined });
      return withAccountLock(services, userId, async (release) => {
        const call = { input, userId, idempotencyKey: undefined, release };
        const response = await callHandler(handler, createContext(services, endpoint, request, reply, call));
        const { status, body } = response as EndpointResponse<E>;
        const schema = endpoint.responses[status];
        if (status !== 200 || !schema || !isJsonResponse(schema)) return undefined;
        return streamJson(serialize, schema, body) ? undefined : serialize(schema, body);
      });
    },
  };
}

interface HandlerCall<E extends Endpoint> {
  readonly input: HandlerInput<E>;
  readonly userId: string | undefined;
  readonly idempotencyKey: IdempotencyKey | undefined;
  readonly release: Release;
}

function createContext<E extends Endpoint>(
  { db, serialize, accountLocks, bulkWrites }: Services,
  endpoint: E,
  request: FastifyRequest,
  reply: FastifyReply,
  { input, userId, idempotencyKey, release }: HandlerCall<E>,
): HandlerContext<E> {
  const bulk = async <T>(work: BulkWrite<T>): Promise<T> => {
    release();
    const owner = userId ?? '';
    return bulkWrites.run(owner, request.now, work, () => accountLocks.acquireExclusive(owner));
  };
  return {
    ...input,
    now: request.now,
    userId,
    request,
    reply,
    idempotent: (work) =>
      runIdempotent(db, idempotencyKey, async (tx) =>
        serializeResponse(serialize, endpoint, await work(tx)),
      ) as Promise<PersistedResponse>,
    idempotentBulk: (work) => {
      const finish = async (tx: Tx) => serializeResponse(serialize, endpoint, await work.finish(tx));
      return runIdempotentBulk(db, bulk, idempotencyKey, { ...work, finish }) as Promise<PersistedResponse>;
    },
    bulk,
  } as HandlerContext<E>;
}

/**
 * Checks the origin, then the session if one is required, then the CSRF token, then the limits on changes per minute and
 * on large bodies in progress.
 */
async function admitRequest(
  { sessions, signer, config, writeLimiter, largeBodies }: Services,
  endpoint: Endpoint,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const isMutation = endpoint.method !== 'GET';
  if (isMutation) verifyOrigin(request, config.publicUrl);
  if (endpoint.access === 'session') {
    request.session = await sessions.find(request, reply, request.now);
    if (!request.session) throw new ApiError(401, errorMessages.unauthenticated);
  }
  if (isMutation) verifyCsrfToken(signer, request, sessions.readCookie(request));
  if (isMutation && request.session) writeLimiter.consume(request.session.userId, request.now);
  largeBodies.reserveSlot(endpoint, request, reply);
}

async function serializeOrStream<E extends Endpoint>(
  serialize: Serializer,
  timeouts: ClientTimeouts,
  endpoint: E,
  reply: FastifyReply,
  response: PersistedResponse | EndpointResponse<E>,
): Promise<SerializedResponse | FastifyReply> {
  if ('payload' in response) return response;
  const declared = endpoint.responses[response.status];
  if (declared && isFileResponse(declared)) {
    return sendFile(reply, declared, response.body as AsyncIterable<string>, timeouts);
  }
  if (declared && isStreamResponse(declared)) {
    const toJson = (event: unknown) => serialize(declared.events[(event as { readonly type: string }).type]!, event);
    const lines = await startEventStream(response.body as AsyncIterable<unknown>, toJson, reply.request);
    // Tells reverse proxies to forward each event at once.
    return sendStream(reply.type(STREAM_TYPE).header('x-accel-buffering', 'no'), lines, timeouts);
  }
  const chunks = declared ? streamJson(serialize, declared, response.body) : undefined;
  if (!chunks) return serializeResponse(serialize, endpoint, response);
  return sendStream(reply.code(response.status).type(JSON_TYPE), chunks, timeouts);
}

const JSON_TYPE = 'application/json; charset=utf-8';

function sendSerialized(reply: FastifyReply, { status, payload }: SerializedResponse): FastifyReply {
  reply.code(status);
  return payload === '' ? reply.send() : reply.type(JSON_TYPE).send(payload);
}

function sendFile(
  reply: FastifyReply,
  { file }: FileResponse,
  chunks: AsyncIterable<string>,
  timeouts: ClientTimeouts,
): FastifyReply {
  reply.header('content-disposition', `attachment; filename="${file.name}"`).type(file.type);
  // Skips generating a body that would be discarded.
  if (reply.request.method === 'HEAD') return reply.send();
  return sendStream(reply, chunks, timeouts);
}

/** Streams without buffering, and stops when the client disconnects. */
function sendStream(reply: FastifyReply, chunks: AsyncIterable<string>, { downloadMs }: ClientTimeouts): FastifyReply {
  // The idle timeout does not catch clients that read a byte now and then.
  const timer = setTimeout(() => reply.raw.destroy(), downloadMs).unref();
  // Unlike 'close', this also fires if the client disconnected before this point.
  finished(reply.raw, () => clearTimeout(timer));
  return reply.send(Readable.from(chunks, { objectMode: false }));
}

function serializeResponse<E extends Endpoint>(
  serialize: Serializer,
  endpoint: E,
  { status, body }: EndpointResponse<E>,
): SerializedResponse {
  const schema = endpoint.responses[status];
  return { status, payload: schema && isJsonResponse(schema) ? serialize(schema, body) : '' };
}

function readIdempotencyKey({ method, path }: Endpoint, request: FastifyRequest): IdempotencyKey | undefined {
  const key = parseKeyHeader(request.headers['idempotency-key']);
  const userId = request.session?.userId;
  if (key === undefined || userId === undefined) return undefined;
  // The path is rebuilt from its parameters, because the path as sent can be encoded in several ways.
  const call = `${method} ${fillPath(path, request.params as Record<string, string>)}`;
  return { userId, key, call, now: request.now };
}
