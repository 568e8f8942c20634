import { auth } from '#contract/auth.ts';
import type { Result } from '#contract/endpoint.ts';
import { ApiError } from './api-error.ts';
import { exchange, readAnswer } from './exchange.ts';
import { forget, remember, remembered } from './tab-storage.ts';

type Answer = Result<typeof auth.csrfToken>;

let asking: Promise<Answer> | undefined;

/** The remembered token, or a fetched one; calls that need it at the same time share one fetch. */
export async function csrfToken(timeoutMs?: number): Promise<string> {
  return remembered('csrfToken') ?? (await ask(timeoutMs)).csrfToken;
}

/** A token that was refused is fetched anew, unless another call has done so already. */
export async function renewedCsrfToken(refused: string): Promise<string> {
  if (remembered('csrfToken') === refused) forget('csrfToken');
  return csrfToken();
}

/** Whether the cookie of this browser is that of a live session. Unlike the question who it is, this is never refused. */
export async function isSignedIn(): Promise<boolean> {
  return (await ask()).signedIn;
}

async function ask(timeoutMs?: number): Promise<Answer> {
  return (asking ??= fetchAnswer(timeoutMs).finally(() => (asking = undefined)));
}

async function fetchAnswer(timeoutMs?: number): Promise<Answer> {
  try {
    const answer = await readAnswer(auth.csrfToken, await exchange(auth.csrfToken, {}, {}, { timeoutMs }));
    remember('csrfToken', answer.csrfToken);
    return answer;
  } catch (cause) {
    // Without a connection there is no token either, but that is not what to tell.
    if (cause instanceof ApiError && cause.status === 0) throw cause;
    throw new ApiError(0, auth.csrfToken.fallback, { cause });
  }
}
