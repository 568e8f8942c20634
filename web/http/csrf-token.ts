import { auth } from '#contract/account/auth.ts';
import type { ResponseBody } from '#contract/schema/endpoint.ts';
import { ApiError } from './api-error.ts';
import { request, parseResponse } from './request.ts';
import { removeFromTabStorage, writeTabStorage, readTabStorage } from './tab-storage.ts';

type CsrfTokenResponse = ResponseBody<typeof auth.csrfToken>;

let inFlight: Promise<CsrfTokenResponse> | undefined;

/** The stored token, or a fetched one. Concurrent calls share one request. */
export async function getCsrfToken(timeoutMs?: number): Promise<string> {
  return readTabStorage('csrfToken') ?? (await fetchOnce(timeoutMs)).csrfToken;
}

/** Fetches a new token, unless another call has already replaced the rejected one. */
export async function renewCsrfToken(rejected: string): Promise<string> {
  if (readTabStorage('csrfToken') === rejected) removeFromTabStorage('csrfToken');
  return getCsrfToken();
}

/** Whether the browser's cookie belongs to a valid session. Unlike `auth.me`, it does not fail without one. */
export async function fetchIsSignedIn(): Promise<boolean> {
  return (await fetchOnce()).signedIn;
}

async function fetchOnce(timeoutMs?: number): Promise<CsrfTokenResponse> {
  return (inFlight ??= fetchCsrfToken(timeoutMs).finally(() => (inFlight = undefined)));
}

async function fetchCsrfToken(timeoutMs?: number): Promise<CsrfTokenResponse> {
  try {
    const response = await parseResponse(auth.csrfToken, await request(auth.csrfToken, {}, {}, { timeoutMs }));
    writeTabStorage('csrfToken', response.csrfToken);
    return response;
  } catch (cause) {
    // A connection error says more than the fallback message about a missing token.
    if (cause instanceof ApiError && cause.status === 0) throw cause;
    throw new ApiError(0, auth.csrfToken.fallback, { cause });
  }
}
