import type { FastifyRequest } from 'fastify';
import { ApiError } from '#server/http/errors.ts';
import { ModelFailure } from './model/model-error.ts';
import type { LeaseName, LimitName, RateLimiter } from '#server/http/rate-limits/rate-limiter.ts';

interface Caller {
  readonly userId: string;
  readonly now: number;
  readonly request: FastifyRequest;
}

export interface Lease {
  readonly name: LeaseName;
  /** Must be longer than the work can take. */
  readonly ms: number;
  /** Sent with status 429 while the lease is held. */
  readonly busyMessage: string;
}

/** Runs `work` at most once at a time per user, across all servers. */
export async function withLease<T>(
  limiter: RateLimiter,
  caller: Caller,
  lease: Lease,
  work: () => Promise<T>,
): Promise<T> {
  const release = await acquireLease(limiter, caller, lease);
  try {
    return await work();
  } finally {
    await release();
  }
}

/** Counts one attempt against each limit, and refunds it if the request then fails for a reason that is not the user's. */
export async function withRateLimit<T>(
  limiter: RateLimiter,
  caller: Caller,
  limits: readonly LimitName[],
  work: () => Promise<T>,
): Promise<T> {
  const attempt = new Attempt(limiter, caller);
  try {
    await attempt.count(limits);
    return await work();
  } catch (error) {
    await attempt.refundAfter(error);
    throw error;
  }
}

/** `withLease` and `withRateLimit` for a stream: the lease is held until its end. */
export async function* streamWithLimits<T>(
  limiter: RateLimiter,
  caller: Caller,
  lease: Lease,
  limits: readonly LimitName[],
  events: () => AsyncIterable<T>,
): AsyncGenerator<T> {
  const release = await acquireLease(limiter, caller, lease);
  const attempt = new Attempt(limiter, caller);
  try {
    await attempt.count(limits);
    yield* events();
  } catch (error) {
    await attempt.refundAfter(error);
    throw error;
  } finally {
    await release();
  }
}

async function acquireLease(limiter: RateLimiter, { userId, now, request }: Caller, { name, ms, busyMessage }: Lease) {
  const release = await limiter.acquireLease(name, userId, now, ms, busyMessage);
  // Not worth failing the request: an unreleased lease expires.
  return () => release().catch(logWarning(request, 'failed to release a lease'));
}

class Attempt {
  readonly #limiter: RateLimiter;
  readonly #caller: Caller;
  readonly #consumed: LimitName[] = [];

  constructor(limiter: RateLimiter, caller: Caller) {
    this.#limiter = limiter;
    this.#caller = caller;
  }

  async count(limits: readonly LimitName[]): Promise<void> {
    for (const limit of limits) {
      await this.#limiter.consume(limit, this.#caller.userId, this.#caller.now);
      this.#consumed.push(limit);
    }
  }

  async refundAfter(failure: unknown): Promise<void> {
    if (!isRefundable(failure)) return;
    const { userId, request } = this.#caller;
    for (const limit of this.#consumed) {
      await this.#limiter.refund(limit, userId).catch(logWarning(request, 'failed to refund a rate-limited attempt'));
    }
  }
}

/** Rejected as busy or rate limited, or the model has failed. */
function isRefundable(error: unknown): boolean {
  return error instanceof ModelFailure || (error instanceof ApiError && [429, 500, 503].includes(error.status));
}

function logWarning(request: FastifyRequest, message: string) {
  return (error: unknown) => request.log.warn({ err: error, reqId: request.id }, message);
}
