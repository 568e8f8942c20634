import { hash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { floorToSecond } from '#domain/calendar/time-span.ts';
import { inTransaction, prepare, type Row, type RunStatement } from './database.ts';

const findSession = prepare('select user_id from sessions where token_hash = $1 and expires_at > $2');
const INSERT_IDEMPOTENCY_KEY = `insert into idempotency_keys (user_id, key, call, status, body, created_at) values ($1, $2, $3, $4, $5, $6)`;

async function findUserId(request: FastifyRequest): Promise<string | undefined> {
  const token = /weekwise=([\w-]{43})/.exec(request.headers.cookie ?? '')?.[1] ?? '';
  const [session] = await findSession(hash('sha256', token, 'base64url'), Date.now());
  return session?.['user_id'];
}

export const iso = (milliseconds: number | string) => new Date(Number(milliseconds)).toISOString();
export const isoOrNull = (milliseconds: number | string | null) => (milliseconds === null ? null : iso(milliseconds));

interface RequestInput {
  readonly query: Row;
  readonly params: Row;
  readonly body: Row;
  readonly now: number;
}

function toRequestInput(request: FastifyRequest): RequestInput {
  const { query, params, body } = request as { query: Row; params: Row; body: Row };
  return { query, params, body, now: floorToSecond(Date.now()) };
}

const sendJson = (reply: FastifyReply, json: string) => reply.type('application/json; charset=utf-8').send(json);

type Handler = (userId: string, input: RequestInput) => Promise<unknown>;

export function readRoute(app: FastifyInstance, path: string, handler: Handler): void {
  plainRoute(app, 'GET', path, handler);
}

/** Uses no transaction, which is enough for reads and for single-statement writes. */
export function plainRoute(
  app: FastifyInstance,
  method: 'GET' | 'POST' | 'PATCH',
  url: string,
  handler: Handler,
): void {
  app.route({
    method,
    url,
    handler: async (request, reply) => {
      const userId = await findUserId(request);
      if (userId === undefined) return reply.code(401).send();
      return sendJson(reply, JSON.stringify(await handler(userId, toRequestInput(request))));
    },
  });
}

type WriteHandler = (run: RunStatement, userId: string, input: RequestInput) => Promise<unknown>;

export function patchRoute(app: FastifyInstance, path: string, handler: WriteHandler): void {
  app.patch(path, async (request, reply) => {
    const userId = await findUserId(request);
    if (userId === undefined) return reply.code(401).send();
    const result = await inTransaction((run) => handler(run, userId, toRequestInput(request)));
    return sendJson(reply, JSON.stringify(result));
  });
}

/** Stores the idempotency key with the response: the minimum that makes retries safe. */
export function createRoute(app: FastifyInstance, path: string, handler: WriteHandler): void {
  app.post(path, async (request, reply) => {
    const userId = await findUserId(request);
    if (userId === undefined) return reply.code(401).send();
    const input = toRequestInput(request);
    const json = await inTransaction(async (run) => {
      const response = JSON.stringify(await handler(run, userId, input));
      const key = request.headers['idempotency-key'] as string;
      await run(INSERT_IDEMPOTENCY_KEY, userId, key, `POST ${request.url}`, 201, response, input.now);
      return response;
    });
    return sendJson(reply.code(201), json);
  });
}
