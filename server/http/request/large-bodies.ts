import type { FastifyReply, FastifyRequest } from 'fastify';
import pLimit from 'p-limit';
import type { Endpoint } from '#contract/schema/endpoint.ts';
import { errorMessages } from '#contract/schema/errors.ts';
import { limits } from '#domain/limits.ts';
import { type ClientTimeouts, MIN_BYTES_PER_UPLOAD_WINDOW, EVICT_BELOW_BYTES_PER_SEC } from './client-timeouts.ts';
import { ApiError, requestTimeoutError } from '../errors.ts';

/** Bounds the memory for bodies. Each user has at most one at a time. */
export const MAX_LARGE_BODIES = 6;
/** Processing a body needs many times its size in memory. */
export const MAX_LARGE_BODIES_PROCESSED_AT_ONCE = 2;
const RETRY_AFTER_SEC = 5;

export interface LargeBodies {
  /** Reserves a slot for a request with a large body, or throws 503. A body of unknown length counts as large. */
  reserveSlot(endpoint: Endpoint, request: FastifyRequest, reply: FastifyReply): void;
  /** Queues the processing of a large body. The slot is held until it is done, even if the client disconnects. */
  process<T>(request: FastifyRequest, job: () => Promise<T>): Promise<T>;
}

interface Upload {
  readonly startedAt: number;
  readonly isReceiving: () => boolean;
  readonly bytesReceived: () => number;
  readonly abort: () => void;
}

export function createLargeBodies({ uploadWindowMs, evictableAfterMs }: ClientTimeouts): LargeBodies {
  const uploads = new Map<string, Upload>();
  const jobs = new WeakMap<FastifyRequest, Promise<unknown>>();
  const admitted = new WeakSet<FastifyRequest>();
  const limitProcessing = pLimit(MAX_LARGE_BODIES_PROCESSED_AT_ONCE);

  /** Returns whether a slot is free. If none is, evicts the slowest upload, provided that it is slow enough. */
  function ensureFreeSlot(): boolean {
    if (uploads.size < MAX_LARGE_BODIES) return true;
    const now = performance.now();
    const slowest = [...uploads.entries()]
      .filter(([, { startedAt, isReceiving }]) => isReceiving() && now - startedAt >= evictableAfterMs)
      .map(([userId, upload]) => ({ userId, upload, rate: (upload.bytesReceived() * 1000) / (now - upload.startedAt) }))
      .filter(({ rate }) => rate < EVICT_BELOW_BYTES_PER_SEC)
      .toSorted((a, b) => a.rate - b.rate)[0];
    if (!slowest) return false;
    uploads.delete(slowest.userId);
    slowest.upload.abort();
    return true;
  }

  function occupySlot(userId: string, request: FastifyRequest, reply: FastifyReply): void {
    const upload = trackUpload(request);
    uploads.set(userId, upload);
    admitted.add(request);
    const stopMonitoring = enforceMinimumRate(upload, uploadWindowMs);
    reply.raw.once('close', () => {
      stopMonitoring();
      void Promise.allSettled([jobs.get(request)]).finally(() => {
        // After an eviction, another request from the user may hold the slot.
        if (uploads.get(userId) === upload) uploads.delete(userId);
      });
    });
  }

  return {
    reserveSlot(endpoint, request, reply) {
      if (!acceptsLargeBodies(endpoint)) return;
      const length = Number(request.headers['content-length'] ?? Infinity);
      // If the client has already disconnected, 'close' will not fire, so the slot would never be released.
      if (length <= limits.bodyBytes || reply.raw.destroyed) return;
      const userId = request.session?.userId ?? '';
      if (uploads.has(userId) || !ensureFreeSlot()) {
        const logDetails = { reason: 'too many large requests in progress' };
        throw new ApiError(503, errorMessages.overloaded, { retryAfterSec: RETRY_AFTER_SEC, logDetails });
      }
      occupySlot(userId, request, reply);
    },
    process(request, job) {
      if (!admitted.has(request)) return job();
      const done = limitProcessing(job);
      jobs.set(request, done);
      return done;
    },
  };
}

function acceptsLargeBodies({ bodyLimit = 0 }: Endpoint): boolean {
  return bodyLimit > limits.bodyBytes;
}

function trackUpload({ raw, server }: FastifyRequest): Upload {
  const { socket } = raw;
  const bytesReadBefore = socket.bytesRead;
  return {
    startedAt: performance.now(),
    isReceiving: () => !raw.complete,
    bytesReceived: () => socket.bytesRead - bytesReadBefore,
    // Has the same effect as Node's own request timeout.
    abort: () => void server.server.emit('clientError', requestTimeoutError(), socket),
  };
}

/** Aborts an upload that falls below the minimum rate. */
function enforceMinimumRate({ isReceiving, bytesReceived, abort }: Upload, windowMs: number): () => void {
  let previousBytes = 0;
  const timer = setInterval(() => {
    if (!isReceiving()) return clearInterval(timer);
    if (bytesReceived() - previousBytes < MIN_BYTES_PER_UPLOAD_WINDOW) {
      clearInterval(timer);
      return abort();
    }
    previousBytes = bytesReceived();
  }, windowMs).unref();
  return () => clearInterval(timer);
}
