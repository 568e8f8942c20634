import type { FastifyRequest } from 'fastify';
import { ApiError } from '#server/http/errors.ts';
import type { LeaseName, LimitName, RateLimiter } from '#server/http/rate-limits/rate-limiter.ts';
import { ModelFailure } from './model/model-error.ts';
import { onlyResult } from './only-result.ts';

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

/** What a user's work counts towards. */
export interface WorkLimits {
  readonly counted: readonly LimitName[];
  /** Held while the work is done, so that it is done at most once at a time, across all servers. */
  readonly lease?: Lease | undefined;
}

/**
 * Counts one attempt against each limit, and refunds it if the request then fails for a reason that is not the user's. The
 * lease is held until the end of the stream.
 */
export async function* streamWithLimits<T>(
  limiter: RateLimiter,
  { userId, now, request }: Caller,
  { counted, lease }: WorkLimits,
  work: () => AsyncIterable<T>,
): AsyncGenerator<T> {
  const warn = (message: string) => (error: unknown) => request.log.warn({ err: error, reqId: request.id }, message);
  const release = lease && (await limiter.acquireLease(lease.name, userId, now, lease.ms, lease.busyMessage));
  const consumed: LimitName[] = [];
  try {
    for (const limit of counted) {
      await limiter.consume(limit, userId, now);
      consumed.push(limit);
    }
    yield* work();
  } catch (error) {
    for (const limit of isRefundable(error) ? consumed : [])
      await limiter.refund(limit, userId).catch(warn('failed to refund a rate-limited attempt'));
    throw error;
  } finally {
    // Not worth failing the request: an unreleased lease expires.
    await release?.().catch(warn('failed to release a lease'));
  }
}

export function withLimits<T>(
  limiter: RateLimiter,
  caller: Caller,
  limits: WorkLimits,
  work: () => Promise<T>,
): Promise<T> {
  const results = streamWithLimits(limiter, caller, limits, async function* run() {
    yield await work();
  });
  return onlyResult(results);
}

/** Rejected as busy or rate limited, or the model has failed or has a question first. */
function isRefundable(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  return error instanceof ModelFailure || error.question !== undefined || [429, 500, 503].includes(error.status);
}
