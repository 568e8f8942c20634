import { type Account, newAccount, signUp as signUpWith } from '#testing/accounts.ts';
import type { Api, ApiRequest } from '#testing/api.ts';

// Captured before any test intercepts requests, so that setup and checks bypass the interceptors.
const { fetch } = globalThis;

/** Calls the server of the test run with this browser's cookies. */
export const api: Api = {
  get: async (path) => toApiResponse(await fetch(path)),
  fetch: async (path, { method, headers, data }: ApiRequest) =>
    toApiResponse(
      await fetch(path, {
        method,
        headers: data ? { ...headers, 'Content-Type': 'application/json' } : headers,
        ...(data && { body: JSON.stringify(data) }),
      }),
    ),
};

function toApiResponse(response: Response): Awaited<ReturnType<Api['get']>> {
  return {
    ok: () => response.ok,
    status: () => response.status,
    text: () => response.text(),
    json: () => response.json(),
  };
}

/** Creates an empty account and logs in to it. */
export async function signUp(): Promise<Account> {
  const account = newAccount();
  await signUpWith(api, account);
  return account;
}
