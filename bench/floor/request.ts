import { hash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { prepare, type Row } from './database.ts';

const SESSION = 'select user_id, created_at, last_used_at from sessions where token_hash = $1 and expires_at > $2';
const session = prepare(SESSION);

async function userIdOf(request: FastifyRequest): Promise<string | undefined> {
  const token = /weekwise=([\w-]{43})/.exec(request.headers.cookie ?? '')?.[1] ?? '';
  const [found] = await session(hash('sha256', token, 'base64url'), Date.now());
  return found?.['user_id'];
}

export const iso = (milliseconds: number | string) => new Date(Number(milliseconds)).toISOString();

export const send = (reply: FastifyReply, body: unknown) =>
  reply.type('application/json; charset=utf-8').send(JSON.stringify(body));

/** A bare route that looks up the session and what is asked for, and nothing else. */
export function route(
  app: FastifyInstance,
  method: 'get' | 'post' | 'patch',
  path: string,
  answer: (
    userId: string,
    request: { readonly query: Row; readonly params: Row; readonly body: Row },
  ) => Promise<unknown>,
  status = 200,
): void {
  app[method](path, async (request, reply) => {
    const userId = await userIdOf(request);
    if (userId === undefined) return reply.code(401).send();
    const { query, params, body } = request as { query: Row; params: Row; body: Row };
    return send(reply.code(status), await answer(userId, { query, params, body }));
  });
}
