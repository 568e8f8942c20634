import { type Account, newAccount, signUp as signUpWith } from '#testing/accounts.ts';
import type { Api, ApiRequest } from '#testing/api.ts';

// Taken before any test intercepts requests: what a test prepares or checks goes past its own interceptors.
const { fetch } = globalThis;

/** The server of the run, with the cookies of this browser. */
export const api: Api = {
  get: async (path) => response(await fetch(path)),
  fetch: async (path, { method, headers, data }: ApiRequest) =>
    response(
      await fetch(path, {
        method,
        headers: data ? { ...headers, 'Content-Type': 'application/json' } : headers,
        ...(data && { body: JSON.stringify(data) }),
      }),
    ),
};

function response(from: Response): Awaited<ReturnType<Api['get']>> {
  return {
    ok: () => from.ok,
    status: () => from.status,
    text: () => from.text(),
    json: () => from.json(),
  };
}

/** A new account without any data, logged in. */
export async function signUp(): Promise<Account> {
  const account = newAccount();
  await signUpWith(api, account);
  return account;
}
