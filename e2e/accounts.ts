import { randomInt, randomUUID } from 'node:crypto';
import { type APIRequestContext, expect, type Page } from '@playwright/test';

export interface Account {
  readonly email: string;
  readonly password: string;
}

export function newAccount(): Account {
  return { email: `${randomUUID()}@example.com`, password: 'Correct horse 7 staple' };
}

/** Signs up through the API, which also logs the context in; from an address of its own, since those are limited. */
export async function signUp(request: APIRequestContext, account: Account): Promise<void> {
  await send(request, 'POST', '/api/auth/signup', account, { 'X-Forwarded-For': anyAddress() });
}

export async function logIn(request: APIRequestContext, account: Account): Promise<void> {
  await send(request, 'POST', '/api/auth/login', account);
}

/** Ends the session of the context without its pages noticing. */
export async function logOut(request: APIRequestContext): Promise<void> {
  await send(request, 'POST', '/api/auth/logout');
}

/** The session ends on the way of what is written next: its answer is how the page finds out. */
export async function logOutAtNextWrite(page: Page): Promise<void> {
  let isOver = false;
  await page.route('**/api/**', async (route) => {
    if (!isOver && route.request().method() !== 'GET') {
      isOver = true;
      await logOut(page.request);
    }
    await route.fallback();
  });
}

/** A call that has to succeed, and what it answers. */
export async function send<T>(
  request: APIRequestContext,
  method: string,
  path: string,
  data?: object,
  more: Readonly<Record<string, string>> = {},
): Promise<T> {
  const { csrfToken } = (await (await request.get('/api/csrf-token')).json()) as { csrfToken: string };
  const answer = await request.fetch(path, { method, headers: { 'X-CSRF-Token': csrfToken, ...more }, data });
  const text = await answer.text();
  expect(answer.ok(), `${path}: ${text}`).toBe(true);
  return (text === '' ? undefined : JSON.parse(text)) as T;
}

function anyAddress(): string {
  return [10, randomInt(256), randomInt(256), randomInt(256)].join('.');
}
