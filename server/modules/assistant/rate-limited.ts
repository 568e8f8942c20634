import type { FastifyRequest } from 'fastify';
import { ApiError } from '#server/http/errors.ts';
import type { LeaseName, LimitName, RateLimiter } from '#server/http/rate-limits/rate-limiter.ts';

interface Caller {
  readonly userId: string;
  readonly now: number;
  readonly request: FastifyRequest;
}

interface Lease {
  readonly name: LeaseName;
  /** Must be longer than the work can take. */
  readonly ms: number;
  /** Sent with status 429 while the lease is held. */
  readonly busyMessage: string;
}

/** Runs `work` at most once at a time per user, across all servers. */
export async function withLease<T>(
  limiter: RateLimiter,
  { userId, now, request }: Caller,
  { name, ms, busyMessage }: Lease,
  work: () => Promise<T>,
): Promise<T> {
  const release = await limiter.acquireLease(name, userId, now, ms, busyMessage);
  try {
    return await work();
  } finally {
    // Not worth failing the request: an unreleased lease expires.
    await release().catch(logWarning(request, 'failed to release a lease'));
  }
}

/** Counts one attempt against each limit, and refunds it if the request is then rejected as busy or rate limited. */
export async function withRateLimit<T>(
  limiter: RateLimiter,
  { userId, now, request }: Caller,
  limits: readonly LimitName[],
  work: () => Promise<T>,
): Promise<T> {
  const consumed: LimitName[] = [];
  try {
    for (const limit of limits) {
      await limiter.consume(limit, userId, now);
      consumed.push(limit);
    }
    return await work();
  } catch (error) {
    if (error instanceof ApiError && (error.status === 429 || error.status === 503)) {
      for (const limit of consumed) {
        await limiter.refund(limit, userId).catch(logWarning(request, 'failed to refund a rate-limited attempt'));
      }
    }
    throw error;
  }
}

function logWarning(request: FastifyRequest, message: string) {
  return (error: unknown) => request.log.warn({ err: error, reqId: request.id }, message);
}
