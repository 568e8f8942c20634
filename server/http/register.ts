import { finished, Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  type Answer,
  type Endpoint,
  type Endpoints,
  type FileAnswer,
  fillPath,
  isFile,
  type Received,
} from '#contract/endpoint.ts';
import { messages } from '#contract/errors.ts';
import type { BulkWrite } from '../db/bulk/bulk-writes.ts';
import { connectionOwner } from '../db/connection-quota.ts';
import type { Tx } from '../db/transaction.ts';
import type { Release } from './account-locks.ts';
import type { ClientTimes } from './client-times.ts';
import { checkCsrf, checkOrigin } from './csrf.ts';
import type { Encoder } from './encoder.ts';
import { ApiError } from './errors.ts';
import { answerOf, type Claim, type Encoded, once, onceBulk, readKey } from './idempotency.ts';
import { inPieces } from './long-answers.ts';
import type { Services } from './services.ts';
import type { Session } from './session.ts';
import { receive } from './validate.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** When the request came: the only clock a handler knows. */
    now: number;
    session: Session | undefined;
  }
}

declare const written: unique symbol;
/** An answer whose effect was written once and for all: only `ctx.once` and `ctx.onceBulk` make it. */
interface Written extends Encoded {
  readonly [written]: true;
}

export interface Context<E extends Endpoint> extends Received<E> {
  readonly now: number;
  /** The owner of everything the call may touch. */
  readonly userId: E['access'] extends 'session' ? string : undefined;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  /** The transaction of a creating call; with an `Idempotency-Key` it happens once. Wait for nothing slow inside. */
  once(work: (tx: Tx) => Promise<Answer<E>>): Promise<Written>;
  /** The same for a bulk write: it has the account to itself. */
  onceBulk(work: BulkWrite<Answer<E>>): Promise<Written>;
  /** A bulk write that may happen again. Nothing of the account may be read or written after it. */
  bulk<T>(work: BulkWrite<T>): Promise<T>;
}

/** What is made is made once; whatever else a creating call may answer has made nothing. */
export type Handler<E extends Endpoint> = (
  ctx: Context<E>,
) => Promise<E extends { creates: true } ? Written | Exclude<Answer<E>, { readonly status: 201 }> : Answer<E>>;

export type Handlers<N extends Endpoints> = { readonly [K in keyof N]: Handler<N[K]> };

/** A noun of the contract, served. */
export interface Routes<N extends Endpoints> {
  readonly endpoints: N;
  register(app: FastifyInstance, services: Services): void;
}

/** A handler for every call of the noun: one is missing, and it does not compile. */
export function routes<N extends Endpoints>(endpoints: N, handlersOf: (services: Services) => Handlers<N>): Routes<N> {
  return {
    endpoints,
    register(app, services) {
      const handlers = handlersOf(services);
      for (const name of Object.keys(endpoints) as (keyof N & string)[]) {
        registerOne(app, services, endpoints[name]!, handlers[name]);
      }
    },
  };
}

export const ok = <const B>(body: B) => ({ status: 200 as const, body });
export const created = <const B>(body: B) => ({ status: 201 as const, body });
export const noContent = () => ({ status: 204 as const, body: undefined });

function registerOne<E extends Endpoint>(
  app: FastifyInstance,
  services: Services,
  endpoint: E,
  handler: Handler<E>,
): void {
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    ...(endpoint.bodyLimit !== undefined && { bodyLimit: endpoint.bodyLimit }),
    onRequest: (request, reply) => admit(services, endpoint, request, reply),
    handler: (request, reply) =>
      services.largeBodies.work(request, () => handle(services, endpoint, handler, request, reply)),
  });
}

async function handle<E extends Endpoint>(
  services: Services,
  endpoint: E,
  handler: Handler<E>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  // The rest of it arrived after its client was told that it was too slow, which means that nothing was done.
  if (request.raw.socket.writableEnded) throw new ApiError(408, messages.tooSlow);
  const userId = request.session?.userId;
  if (userId === undefined) return perform(services, endpoint, handler, request, reply, () => {});
  const release = await services.locks.acquireShared(userId);
  try {
    return await connectionOwner.run(userId, () => perform(services, endpoint, handler, request, reply, release));
  } finally {
    release();
  }
}

async function perform<E extends Endpoint>(
  { db, encode: write, clientTimes, locks, bulkWrites }: Services,
  endpoint: E,
  handler: Handler<E>,
  request: FastifyRequest,
  reply: FastifyReply,
  release: Release,
): Promise<FastifyReply> {
  const claim = endpoint.creates ? claimOf(endpoint, request) : undefined;
  const userId = request.session?.userId ?? '';
  const bulk = async <T>(work: BulkWrite<T>): Promise<T> => {
    release();
    return bulkWrites.run(userId, request.now, work, () => locks.acquireExclusive(userId));
  };
  const ctx = {
    ...receive(endpoint, request),
    now: request.now,
    userId: request.session?.userId,
    request,
    reply,
    once: (work) => once(db, claim, async (tx) => encode(write, endpoint, await work(tx))) as Promise<Written>,
    onceBulk: (work) => {
      const finish = async (tx: Tx) => encode(write, endpoint, await work.finish(tx));
      return onceBulk(db, bulk, claim, { ...work, finish }) as Promise<Written>;
    },
    bulk,
  } as Context<E>;
  const earlier = claim && (await answerOf(db, claim));
  return earlier
    ? sendEncoded(reply, earlier)
    : send(write, clientTimes, endpoint, reply, (await handler(ctx)) as Written | Answer<E>);
}

/**
 * Authorizes a request: its origin, then the session where one is needed, then the CSRF token, then the limits on
 * changes per minute and on large bodies in progress.
 */
async function admit(
  { sessions, seal, config, writeLimiter, largeBodies }: Services,
  endpoint: Endpoint,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const changes = endpoint.method !== 'GET';
  if (changes) checkOrigin(request, config.publicUrl);
  if (endpoint.access === 'session') {
    request.session = await sessions.find(request, reply, request.now);
    if (!request.session) throw new ApiError(401, messages.noSession);
  }
  if (changes) checkCsrf(seal, request, sessions.cookieOf(request));
  if (changes && request.session) writeLimiter.take(request.session.userId, request.now);
  largeBodies.admit(endpoint, request, reply);
}

function send<E extends Endpoint>(
  write: Encoder,
  times: ClientTimes,
  endpoint: E,
  reply: FastifyReply,
  answer: Written | Answer<E>,
): FastifyReply {
  if ('payload' in answer) return sendEncoded(reply, answer);
  const declared = endpoint.answers[answer.status];
  if (declared && isFile(declared)) {
    return sendFile(reply, declared, answer.body as AsyncIterable<string>, times);
  }
  const pieces = declared ? inPieces(write, declared, answer.body) : undefined;
  if (!pieces) return sendEncoded(reply, encode(write, endpoint, answer));
  return sendPieces(reply.code(answer.status).type(JSON_TYPE), pieces, times);
}

const JSON_TYPE = 'application/json; charset=utf-8';

function sendEncoded(reply: FastifyReply, { status, payload }: Encoded): FastifyReply {
  reply.code(status);
  return payload === '' ? reply.send() : reply.type(JSON_TYPE).send(payload);
}

function sendFile(
  reply: FastifyReply,
  { file }: FileAnswer,
  pieces: AsyncIterable<string>,
  times: ClientTimes,
): FastifyReply {
  reply.header('content-disposition', `attachment; filename="${file.name}"`).type(file.type);
  // Whoever wants the head alone has it; the rest would be made for nobody.
  if (reply.request.method === 'HEAD') return reply.send();
  return sendPieces(reply, pieces, times);
}

/** Nothing is buffered, and the work stops when the client disconnects. */
function sendPieces(reply: FastifyReply, pieces: AsyncIterable<string>, { downloadMs }: ClientTimes): FastifyReply {
  // A reader who takes a byte now and then is never silent for long.
  const timer = setTimeout(() => reply.raw.destroy(), downloadMs).unref();
  // Unlike 'close', this also fires if the client disconnected before this point.
  finished(reply.raw, () => clearTimeout(timer));
  return reply.send(Readable.from(pieces, { objectMode: false }));
}

function encode<E extends Endpoint>(write: Encoder, endpoint: E, { status, body }: Answer<E>): Encoded {
  const schema = endpoint.answers[status];
  return { status, payload: schema && !isFile(schema) ? write(schema, body) : '' };
}

function claimOf({ method, path }: Endpoint, request: FastifyRequest): Claim | undefined {
  const key = readKey(request.headers['idempotency-key']);
  const userId = request.session?.userId;
  if (key === undefined || userId === undefined) return undefined;
  // Not by the path as it was sent, which can be spelled in several ways.
  const call = `${method} ${fillPath(path, request.params as Record<string, string>)}`;
  return { userId, key, call, now: request.now };
}
