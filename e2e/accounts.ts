import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect } from '@playwright/test';

export interface Account {
  readonly email: string;
  readonly password: string;
}

export function newAccount(): Account {
  return { email: `${randomUUID()}@example.com`, password: 'Correct horse 7 staple' };
}

/** Signs up through the API, which also logs the context in. */
export async function signUp(request: APIRequestContext, account: Account): Promise<void> {
  await post(request, '/api/auth/signup', account);
}

export async function logIn(request: APIRequestContext, account: Account): Promise<void> {
  await post(request, '/api/auth/login', account);
}

/** Ends the session of the context without its pages noticing. */
export async function logOut(request: APIRequestContext): Promise<void> {
  await post(request, '/api/auth/logout');
}

async function post(request: APIRequestContext, path: string, data?: Account): Promise<void> {
  const { csrfToken } = (await (await request.get('/api/csrf-token')).json()) as { csrfToken: string };
  const answer = await request.post(path, { headers: { 'X-CSRF-Token': csrfToken }, data });
  expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
}
