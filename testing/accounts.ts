import { type Api, send } from './api.ts';

export interface Account {
  readonly email: string;
  readonly password: string;
}

export function newAccount(): Account {
  return { email: `${crypto.randomUUID()}@example.com`, password: 'Correct horse 7 staple' };
}

/** Signs up, which also logs in; from a random address, since sign-ups are limited by address. */
export async function signUp(api: Api, account: Account): Promise<void> {
  await send(api, 'POST', '/api/auth/signup', account, { 'X-Forwarded-For': randomAddress() });
}

export async function logIn(api: Api, account: Account): Promise<void> {
  await send(api, 'POST', '/api/auth/login', account);
}

/** Ends the session without open pages noticing. */
export async function logOut(api: Api): Promise<void> {
  await send(api, 'POST', '/api/auth/logout');
}

function randomAddress(): string {
  const [a, b, c] = crypto.getRandomValues(new Uint8Array(3));
  return `10.${a}.${b}.${c}`;
}
