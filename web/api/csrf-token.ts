import { auth } from '#contract/auth.ts';
import { ApiError } from './api-error.ts';
import { exchange, readAnswer } from './exchange.ts';
import { forget, remember, remembered } from './tab-storage.ts';

let fetching: Promise<string> | undefined;

/** The remembered token, or a fetched one; calls that need it at the same time share one fetch. */
export async function csrfToken(): Promise<string> {
  return remembered('csrfToken') ?? (fetching ??= fetchToken().finally(() => (fetching = undefined)));
}

/** A token that was refused is fetched anew, unless another call has done so already. */
export async function renewedCsrfToken(refused: string): Promise<string> {
  if (remembered('csrfToken') === refused) forget('csrfToken');
  return csrfToken();
}

async function fetchToken(): Promise<string> {
  try {
    const answer = await readAnswer(auth.csrfToken, await exchange(auth.csrfToken, {}, {}, {}));
    remember('csrfToken', answer.csrfToken);
    return answer.csrfToken;
  } catch (cause) {
    throw new ApiError(0, auth.csrfToken.fallback, { cause });
  }
}
