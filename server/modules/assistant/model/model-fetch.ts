import { waitForOtherRequests } from '#server/event-loop.ts';
import { EndpointMemory } from './endpoint-memory.ts';
import { errorFromStatus, formStatuses, ModelError } from './model-error.ts';

/** A longer plan could not be saved, because it would exceed the limit for request bodies. */
export const MAX_RESPONSE_BYTES = 240 * 1024;
/** In a stream, each of the few characters of an event takes hundreds of bytes. */
const MAX_STREAM_BYTES = 8 * 1024 * 1024;
/** The SDK parses and validates each line of a stream as a whole. */
const MAX_LINE_BYTES = 64 * 1024;
const MAX_ERROR_BYTES = 16 * 1024;
/** The SDK handles all events of a part in one turn of the event loop. */
const PART_BYTES = 16 * 1024;
const LINE_FEED = 10;

/**
 * The `fetch` of the SDK. It only reaches the configured origin, follows no redirects and limits the size of responses. If
 * the form of a request is rejected, it is sent once more without what was rejected. Throws `ModelError`, which the SDK passes
 * through.
 */
export function createModelFetch(baseUrl: string, memory = new EndpointMemory(baseUrl)): typeof fetch {
  const { origin } = new URL(baseUrl);

  async function send(url: URL, init: RequestInit, canRetry: boolean): Promise<Response> {
    const body = typeof init.body === 'string' ? memory.adapt(init.body) : undefined;
    // Following a redirect would send the API key along.
    const response = await fetch(url, { ...init, ...(body !== undefined && { body }), redirect: 'error' }).catch(
      rethrowAs('unreachable', init.signal),
    );
    if (response.ok) return response;
    const detail = await readErrorBody(response);
    const error = errorFromStatus(response.status, detail);
    const isForm = ['error', 'contextTooSmall'].includes(error.reason) && formStatuses.has(response.status);
    if (canRetry && isForm && body !== undefined && memory.learn(body, detail)) return send(url, init, false);
    throw error;
  }

  return async (input, init = {}) => {
    const url = new URL(input instanceof Request ? input.url : input);
    if (url.origin !== origin) throw new ModelError('unreachable');
    const response = await send(url, init, true);
    const type = response.headers.get('content-type') ?? '';
    if (response.body && type.startsWith('text/event-stream'))
      return new Response(response.body.pipeThrough(limitStream()), { headers: { 'content-type': type } });
    await readLimited(MAX_RESPONSE_BYTES, response).catch(rethrowAs('interrupted', init.signal));
    // Such as the login page of a network. The SDK would read an empty stream from it.
    throw new ModelError('unusable');
  };
}

function rethrowAs(reason: 'unreachable' | 'interrupted', signal: AbortSignal | null | undefined) {
  return (error: unknown): never => {
    if (signal?.aborted || error instanceof ModelError) throw error;
    throw new ModelError(reason);
  };
}

/** Only inspected for the cause of the error, never logged or shown. */
async function readErrorBody(response: Response): Promise<string> {
  try {
    return await readLimited(MAX_ERROR_BYTES, response);
  } catch {
    return '';
  }
}

/** The text of a response. Throws a `ModelError` if it is longer. */
export async function readLimited(bytes: number, { body }: Response): Promise<string> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for await (const part of body ?? []) {
    size += part.length;
    // Leaving the loop closes the connection.
    if (size > bytes) throw new ModelError('tooLong');
    parts.push(part);
  }
  return new Blob(parts).text();
}

function limitStream(): TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>> {
  let size = 0;
  let lineSize = 0;
  return new TransformStream({
    async transform(part, controller) {
      size += part.length;
      const lastBreak = part.lastIndexOf(LINE_FEED);
      const firstBreak = part.indexOf(LINE_FEED);
      const longest = lineSize + (firstBreak === -1 ? part.length : firstBreak);
      lineSize = lastBreak === -1 ? longest : part.length - lastBreak;
      if (size > MAX_STREAM_BYTES || longest > MAX_LINE_BYTES) return controller.error(new ModelError('tooLong'));
      for (let start = 0; start < part.length; start += PART_BYTES) {
        if (start > 0) await waitForOtherRequests();
        controller.enqueue(part.subarray(start, start + PART_BYTES));
      }
    },
  });
}
