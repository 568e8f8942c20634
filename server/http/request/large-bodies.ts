import type { FastifyReply, FastifyRequest } from 'fastify';
import limit from 'p-limit';
import type { Endpoint } from '#contract/endpoint.ts';
import { messages } from '#contract/errors.ts';
import { limits } from '#domain/limits.ts';
import { type ClientTimes, UPLOAD_WINDOW_BYTES, YIELD_BELOW_RATE } from './client-times.ts';
import { ApiError, tooSlow } from './errors.ts';

/** How many are in memory at once, one of each user; and how many of them are worked on, which takes many times the room. */
export const LARGE_BODIES = 6;
export const LARGE_BODIES_AT_WORK = 2;
const RETRY_AFTER_SEC = 5;

export interface LargeBodies {
  /** Gives a request with a large body a slot, or throws 503. One that does not say how long it is counts as large. */
  admit(endpoint: Endpoint, request: FastifyRequest, reply: FastifyReply): void;
  /** Does the work on a body that has arrived, when it is its turn. The slot is kept until then, also if the client leaves. */
  work<T>(request: FastifyRequest, job: () => Promise<T>): Promise<T>;
}

interface Upload {
  readonly since: number;
  readonly isArriving: () => boolean;
  readonly received: () => number;
  readonly cut: () => void;
}

export function openLargeBodies({ uploadWindowMs, yieldAfterMs }: ClientTimes): LargeBodies {
  const uploads = new Map<string, Upload>();
  const jobs = new WeakMap<FastifyRequest, Promise<unknown>>();
  const admitted = new WeakSet<FastifyRequest>();
  const atWork = limit(LARGE_BODIES_AT_WORK);

  /** A slow upload may take its time, but gives its slot up when another upload needs one. */
  function makeRoom(): boolean {
    if (uploads.size < LARGE_BODIES) return true;
    const now = performance.now();
    const slow = [...uploads.entries()]
      .filter(([, { since, isArriving }]) => isArriving() && now - since >= yieldAfterMs)
      .map(([userId, upload]) => ({ userId, upload, rate: (upload.received() * 1000) / (now - upload.since) }))
      .filter(({ rate }) => rate < YIELD_BELOW_RATE)
      .toSorted((a, b) => a.rate - b.rate)[0];
    if (!slow) return false;
    uploads.delete(slow.userId);
    slow.upload.cut();
    return true;
  }

  function take(userId: string, request: FastifyRequest, reply: FastifyReply): void {
    const upload = uploadOf(request);
    uploads.set(userId, upload);
    admitted.add(request);
    const stopWatching = watch(upload, uploadWindowMs);
    reply.raw.once('close', () => {
      stopWatching();
      void Promise.allSettled([jobs.get(request)]).finally(() => {
        // Another request of the same user may have the slot by now.
        if (uploads.get(userId) === upload) uploads.delete(userId);
      });
    });
  }

  return {
    admit(endpoint, request, reply) {
      if (!takesLargeBodies(endpoint)) return;
      const length = Number(request.headers['content-length'] ?? Infinity);
      // 'close' does not fire again if the client disconnected before this point.
      if (length <= limits.bodyBytes || reply.raw.destroyed) return;
      const userId = request.session?.userId ?? '';
      if (uploads.has(userId) || !makeRoom()) {
        const forOperator = { reason: 'enough large requests are under way' };
        throw new ApiError(503, messages.busy, { retryAfterSec: RETRY_AFTER_SEC, forOperator });
      }
      take(userId, request, reply);
    },
    work(request, job) {
      if (!admitted.has(request)) return job();
      const done = atWork(job);
      jobs.set(request, done);
      return done;
    },
  };
}

function takesLargeBodies({ bodyLimit = 0 }: Endpoint): boolean {
  return bodyLimit > limits.bodyBytes;
}

function uploadOf({ raw, server }: FastifyRequest): Upload {
  const { socket } = raw;
  const before = socket.bytesRead;
  return {
    since: performance.now(),
    isArriving: () => !raw.complete,
    received: () => socket.bytesRead - before,
    // As Node does when a request takes too long.
    cut: () => void server.server.emit('clientError', tooSlow(), socket),
  };
}

/** Cuts an upload off that falls below the least rate. */
function watch({ isArriving, received, cut }: Upload, windowMs: number): () => void {
  let before = 0;
  const timer = setInterval(() => {
    if (!isArriving()) return clearInterval(timer);
    if (received() - before < UPLOAD_WINDOW_BYTES) {
      clearInterval(timer);
      return cut();
    }
    before = received();
  }, windowMs).unref();
  return () => clearInterval(timer);
}
