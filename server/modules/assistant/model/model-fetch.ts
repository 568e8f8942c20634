import { longListIn } from '../../http/long-list.ts';
import { failureOfStatus, ModelFailure } from './model-failure.ts';

/** What is longer could not be sent back to us as a draft. */
const ANSWER_BYTES = 240 * 1024;

/**
 * How the SDK reaches the model: at its own address and nowhere else, whatever it answers, and never with more of an
 * answer than memory has room for. Throws a `ModelFailure`, which the SDK passes on as it is.
 */
export function modelFetch(baseUrl: string): typeof fetch {
  const { origin } = new URL(baseUrl);
  return async (input, init = {}) => {
    const url = new URL(input instanceof Request ? input.url : input);
    if (url.origin !== origin) throw new ModelFailure('unreachable');
    // The key goes along with a redirect that is followed.
    const response = await fetch(url, { ...init, redirect: 'error' }).catch(failingAs('unreachable', init.signal));
    if (!response.ok) {
      await response.body?.cancel();
      throw failureOfStatus(response.status);
    }
    const body = await readAtMost(ANSWER_BYTES, response).catch(failingAs('brokenOff', init.signal));
    // The SDK takes an answer apart before we see any of it.
    if (longListIn(jsonIn(await body.text())) !== undefined) throw new ModelFailure('unusable');
    return new Response(body, { headers: { 'content-type': 'application/json' } });
  };
}

function failingAs(reason: 'unreachable' | 'brokenOff', signal: AbortSignal | null | undefined) {
  return (error: unknown): never => {
    if (signal?.aborted || error instanceof ModelFailure) throw error;
    throw new ModelFailure(reason);
  };
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // That it is none is for the SDK to find.
    return undefined;
  }
}

async function readAtMost(bytes: number, { body }: Response): Promise<Blob> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for await (const part of body ?? []) {
    size += part.length;
    // Leaving the loop cuts the connection.
    if (size > bytes) throw new ModelFailure('tooLong');
    parts.push(part);
  }
  return new Blob(parts);
}
