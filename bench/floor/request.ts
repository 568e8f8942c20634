import { hash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { wholeSecond } from '#domain/time-span.ts';
import { prepare, type Row, type Run, transact } from './database.ts';

const SESSION = 'select id, user_id, created_at, last_used_at from sessions where token_hash = $1 and expires_at > $2';
const NOTE = `insert into idempotency_keys (user_id, key, call, status, body, created_at) values ($1, $2, $3, $4, $5, $6)`;

const session = prepare(SESSION);

export async function sessionOf(request: FastifyRequest): Promise<Row | undefined> {
  const token = /weekwise=([\w-]{43})/.exec(request.headers.cookie ?? '')?.[1] ?? '';
  return (await session(hash('sha256', token, 'base64url'), Date.now()))[0];
}

export const iso = (milliseconds: number | string) => new Date(Number(milliseconds)).toISOString();
export const isoOrNull = (milliseconds: number | string | null) => (milliseconds === null ? null : iso(milliseconds));

const sendText = (reply: FastifyReply, text: string) => reply.type('application/json; charset=utf-8').send(text);

export const send = (reply: FastifyReply, body: unknown) => sendText(reply, JSON.stringify(body));

interface Asked {
  readonly query: Row;
  readonly params: Row;
  readonly body: Row;
  readonly now: number;
}

type Method = 'get' | 'post' | 'patch' | 'put' | 'delete';

function askedOf(request: FastifyRequest): Asked {
  const { query, params, body } = request as { query: Row; params: Row; body: Row };
  return { query, params, body, now: wholeSecond(Date.now()) };
}

/** A bare route that looks up the session and what is asked for, and nothing else. */
export function route(
  app: FastifyInstance,
  method: Method,
  path: string,
  answer: (userId: string, asked: Asked) => Promise<unknown>,
): void {
  app[method](path, async (request, reply) => {
    const found = await sessionOf(request);
    if (!found) return reply.code(401).send();
    return send(reply, await answer(found['user_id'], askedOf(request)));
  });
}

/** The same for what changes something. Where nothing is left to tell, the answer is undefined. */
export function change(
  app: FastifyInstance,
  method: Method,
  path: string,
  work: (run: Run, userId: string, asked: Asked) => Promise<unknown>,
): void {
  app[method](path, async (request, reply) => {
    const found = await sessionOf(request);
    if (!found) return reply.code(401).send();
    const answer = await transact((run) => work(run, found['user_id'], askedOf(request)));
    return answer === undefined ? reply.code(204).send() : send(reply, answer);
  });
}

/** The same for what creates something, once: the least that keeps the promise is a note of the key and the answer. */
export function create(
  app: FastifyInstance,
  path: string,
  work: (run: Run, userId: string, asked: Asked) => Promise<unknown>,
): void {
  app.post(path, async (request, reply) => {
    const found = await sessionOf(request);
    if (!found) return reply.code(401).send();
    const { user_id: userId } = found;
    const asked = askedOf(request);
    const text = await transact(async (run) => {
      const made = JSON.stringify(await work(run, userId, asked));
      const key = request.headers['idempotency-key'] as string;
      await run(NOTE, userId, key, `POST ${request.url}`, 201, made, asked.now);
      return made;
    });
    return sendText(reply.code(201), text);
  });
}
