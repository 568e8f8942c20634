import type { FastifyRequest } from 'fastify';
import { ApiError } from '../../http/errors.ts';
import type { LeaseName, LimitName, RateLimiter } from '../../http/rate-limit.ts';

interface Caller {
  readonly userId: string;
  readonly now: number;
  readonly request: FastifyRequest;
}

interface Lease {
  readonly name: LeaseName;
  /** Longer than the work can take. */
  readonly ms: number;
  /** What whoever else asks is told. */
  readonly held: string;
}

/** One at a time for each user, on whichever server. */
export async function alone<T>(
  limiter: RateLimiter,
  { userId, now, request }: Caller,
  { name, ms, held }: Lease,
  work: () => Promise<T>,
): Promise<T> {
  const release = await limiter.hold(name, userId, now, ms, held);
  try {
    return await work();
  } finally {
    // It ends by itself, and what was answered counts.
    await release().catch(warned(request, 'a lease was not given back'));
  }
}

/** Counts a try for each of the limits. One that comes to nothing since there are too many is given back. */
export async function counted<T>(
  limiter: RateLimiter,
  { userId, now, request }: Caller,
  limits: readonly LimitName[],
  work: () => Promise<T>,
): Promise<T> {
  const taken: LimitName[] = [];
  try {
    for (const limit of limits) {
      await limiter.take(limit, userId, now);
      taken.push(limit);
    }
    return await work();
  } catch (error) {
    if (error instanceof ApiError && (error.status === 429 || error.status === 503)) {
      for (const limit of taken) {
        await limiter.giveBack(limit, userId).catch(warned(request, 'a try was not given back'));
      }
    }
    throw error;
  }
}

function warned(request: FastifyRequest, message: string) {
  return (error: unknown) => request.log.warn({ err: error, reqId: request.id }, message);
}
