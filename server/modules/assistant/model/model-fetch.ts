import { findOversizedList } from '#server/http/request/list-limits.ts';
import { errorFromStatus, ModelError } from './model-error.ts';

/** A longer plan could not be saved, because it would exceed the limit for request bodies. */
const MAX_RESPONSE_BYTES = 240 * 1024;

/**
 * The `fetch` of the SDK. It only reaches the configured origin, follows no redirects and limits the size of responses.
 * Throws `ModelError`, which the SDK passes through.
 */
export function createModelFetch(baseUrl: string): typeof fetch {
  const { origin } = new URL(baseUrl);
  return async (input, init = {}) => {
    const url = new URL(input instanceof Request ? input.url : input);
    if (url.origin !== origin) throw new ModelError('unreachable');
    // Following a redirect would send the API key along.
    const response = await fetch(url, { ...init, redirect: 'error' }).catch(rethrowAs('unreachable', init.signal));
    if (!response.ok) {
      await response.body?.cancel();
      throw errorFromStatus(response.status);
    }
    const body = await readLimited(MAX_RESPONSE_BYTES, response).catch(rethrowAs('interrupted', init.signal));
    // Checked here because the SDK parses the response before our own validation runs.
    if (findOversizedList(parseJson(await body.text())) !== undefined) throw new ModelError('unusable');
    return new Response(body, { headers: { 'content-type': 'application/json' } });
  };
}

function rethrowAs(reason: 'unreachable' | 'interrupted', signal: AbortSignal | null | undefined) {
  return (error: unknown): never => {
    if (signal?.aborted || error instanceof ModelError) throw error;
    throw new ModelError(reason);
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // The SDK reports invalid JSON.
    return undefined;
  }
}

async function readLimited(bytes: number, { body }: Response): Promise<Blob> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for await (const part of body ?? []) {
    size += part.length;
    // Leaving the loop closes the connection.
    if (size > bytes) throw new ModelError('tooLong');
    parts.push(part);
  }
  return new Blob(parts);
}
