import type { FastifyRequest } from 'fastify';
import { STREAM_ERROR } from '#contract/schema/endpoint.ts';
import { logError, toErrorBody } from '../errors.ts';

/** An error within this time still gets its own status. After it, the response starts even without an event. */
const START_AFTER_MS = 5000;
/** Reverse proxies close connections that are silent for a minute. */
const HEARTBEAT_MS = 15_000;

type Next = Promise<IteratorResult<unknown>>;

/**
 * The lines of a stream of events. Resolves once the first event is known, and rejects if there is an error before it. A later
 * error is the last event.
 */
export async function startEventStream(
  events: AsyncIterable<unknown>,
  toJson: (event: unknown) => string,
  request: FastifyRequest,
): Promise<AsyncIterable<string>> {
  const iterator = events[Symbol.asyncIterator]();
  const first = iterator.next();
  await settledWithin(START_AFTER_MS, first);
  return generateLines(first, iterator, toJson, request);
}

async function* generateLines(
  first: Next,
  iterator: AsyncIterator<unknown>,
  toJson: (event: unknown) => string,
  request: FastifyRequest,
): AsyncGenerator<string> {
  try {
    for (let next = first; ; next = iterator.next()) {
      while (!(await settledWithin(HEARTBEAT_MS, next))) yield '\n';
      const { done, value } = await next;
      if (done) return;
      yield `${toJson(value)}\n`;
    }
  } catch (error) {
    const known = logError(error, request, request.routeOptions.url);
    yield `${JSON.stringify({ type: STREAM_ERROR, ...toErrorBody(known, request) })}\n`;
  } finally {
    await iterator.return?.();
  }
}

/** Whether the promise was fulfilled in time. Rejects if the promise does. */
async function settledWithin(ms: number, promise: Promise<unknown>): Promise<boolean> {
  const { promise: elapsed, resolve } = Promise.withResolvers<false>();
  const timer = setTimeout(() => resolve(false), ms).unref();
  try {
    return await Promise.race([promise.then(() => true), elapsed]);
  } finally {
    clearTimeout(timer);
  }
}
