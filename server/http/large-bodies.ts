import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Endpoint } from '#contract/endpoint.ts';
import { messages } from '#contract/errors.ts';
import { limits } from '#domain/limits.ts';
import { ApiError } from './errors.ts';

/** What one of them needs, in memory, is many times its length. Nobody gets all of the room. */
const AT_ONCE = 2;
const RETRY_AFTER_SEC = 5;

/** Whose they are, by server. */
const underWay = new WeakMap<FastifyInstance, Set<string>>();
const work = new WeakMap<FastifyRequest, Promise<unknown>>();

/**
 * Lets a request with a large body in, or tells it to come again where this process has enough of them. One that does not
 * say how long it is counts as large.
 */
export function admitLargeBody(endpoint: Endpoint, request: FastifyRequest, reply: FastifyReply): void {
  if (!takesLargeBodies(endpoint)) return;
  const length = Number(request.headers['content-length'] ?? Infinity);
  // Whoever has gone already will not be heard going.
  if (length <= limits.bodyBytes || reply.raw.destroyed) return;
  const whose = request.session?.userId ?? '';
  const users = underWay.get(request.server) ?? new Set();
  if (users.size >= AT_ONCE || users.has(whose)) {
    const forOperator = { reason: 'enough large requests are under way' };
    throw new ApiError(503, messages.busy, { retryAfterSec: RETRY_AFTER_SEC, forOperator });
  }
  underWay.set(request.server, users.add(whose));
  reply.raw.once('close', () => void Promise.allSettled([work.get(request)]).then(() => users.delete(whose)));
}

/** Also of a request that nobody waits for any more: its body is in memory until the work on it is done. */
export function untilDone<T>(endpoint: Endpoint, request: FastifyRequest, answer: Promise<T>): Promise<T> {
  if (takesLargeBodies(endpoint)) work.set(request, answer);
  return answer;
}

function takesLargeBodies({ bodyLimit = 0 }: Endpoint): boolean {
  return bodyLimit > limits.bodyBytes;
}
