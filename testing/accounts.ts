import { type Api, callApi } from './api.ts';

export interface Account {
  readonly email: string;
  readonly password: string;
}

export function newAccount(): Account {
  return { email: `${crypto.randomUUID()}@example.com`, password: 'Correct horse 7 staple' };
}

/** Signs up and thereby logs in. Uses a random IP address, because sign-ups are rate-limited by address. */
export async function signUp(api: Api, account: Account): Promise<void> {
  await callApi(api, 'POST', '/api/auth/signup', account, { 'X-Forwarded-For': randomIpAddress() });
}

export async function logIn(api: Api, account: Account): Promise<void> {
  await callApi(api, 'POST', '/api/auth/login', account);
}

/** Ends the session without notifying open pages. */
export async function logOut(api: Api): Promise<void> {
  await callApi(api, 'POST', '/api/auth/logout');
}

export function randomIpAddress(): string {
  const [a, b, c] = crypto.getRandomValues(new Uint8Array(3));
  return `10.${a}.${b}.${c}`;
}
