import { errorFromStatus, ModelError } from '../model/model-error.ts';
import { readLimited } from '../model/model-fetch.ts';

interface JsonRequest extends Pick<RequestInit, 'method' | 'headers' | 'body'> {
  readonly url: string;
  readonly maxBytes: number;
  readonly signal: AbortSignal;
}

/** The part of an error response in which its cause is looked for. Nothing of it is logged or shown. */
const MAX_ERROR_LENGTH = 16 * 1024;

/** The JSON that a provider responds with. Follows no redirects, which would send the key along. Throws `ModelError`. */
export async function fetchJson({ url, maxBytes, ...init }: JsonRequest): Promise<unknown> {
  try {
    const response = await fetch(url, { ...init, redirect: 'error' });
    const text = await readLimited(maxBytes, response);
    if (!response.ok) throw errorFromStatus(response.status, text.slice(0, MAX_ERROR_LENGTH));
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof ModelError) throw error;
    // Not JSON is, for example, the login page of a network.
    throw new ModelError(error instanceof SyntaxError ? 'unusable' : 'unreachable');
  }
}
