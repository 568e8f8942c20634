import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { type Account, logIn, logOut } from '#testing/accounts.ts';
import { callApi } from '#testing/api.ts';
import { api, signUp } from '#web/testing/api.ts';
import { intercept, recordWrites, respond } from '#web/testing/network.ts';
import { remountApp, renderApp } from '#web/testing/render-app.tsx';
import { currentUrl } from '#web/testing/screen.ts';
import { startConnection } from './connection.ts';

const section = page.getByRole('region', { name: 'Your own AI model' });
const connect = section.getByRole('button', { name: 'Connect OpenRouter' });
const rejection = page.getByRole('alert').filter({ hasText: 'OpenRouter was not connected' });

const CONNECT = '/api/ai/model-key/openrouter';
const DEFAULT_MODEL = 'anthropic/claude-sonnet-4.5';

let account: Account;
let returnUrl: URL;
let challenge: string;

/** Starts a connection in this tab. The button does the same, and then leaves the app. */
async function start(): Promise<void> {
  const { user } = await callApi<{ user: { _id: string } }>(api, 'GET', '/api/auth/me');
  const url = new URL(await startConnection(user._id));
  expect(url.origin + url.pathname).toBe('https://openrouter.ai/auth');
  expect(url.searchParams.get('code_challenge_method')).toBe('S256');
  challenge = url.searchParams.get('code_challenge')!;
  returnUrl = new URL(url.searchParams.get('callback_url')!);
  expect([returnUrl.origin, returnUrl.pathname]).toEqual([location.origin, '/settings/openrouter']);
}

const returnPath = (changes: Record<string, string> = {}) => {
  const query = new URLSearchParams({ ...Object.fromEntries(returnUrl.searchParams), code: 'good-code', ...changes });
  return `${returnUrl.pathname}?${query.toString()}`;
};

beforeEach(async () => {
  account = await signUp();
  await start();
});

test('connects with the verifier of this tab, and leaves nothing in the address bar or the storage', async () => {
  const sent = recordWrites(CONNECT);
  await renderApp(returnPath());
  await expect.element(section).toMatchTextContent(DEFAULT_MODEL);
  await expect.element(section).toMatchTextContent('ProviderOpenRouter');
  await expect
    .element(page.getByRole('status').filter({ hasText: `${DEFAULT_MODEL} now writes your plans.` }))
    .toBeVisible();
  expect(currentUrl()).toBe('/settings#model-key');
  const body = sent[0]!.body as { readonly code: string; readonly verifier: string; readonly model: string };
  expect([sent.length, body.code, body.model]).toEqual([1, 'good-code', DEFAULT_MODEL]);
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(body.verifier));
  const decoded = atob(challenge.replaceAll('-', '+').replaceAll('_', '/'));
  expect(Uint8Array.from(decoded, (char) => char.charCodeAt(0))).toEqual(new Uint8Array(hash));
  expect(JSON.stringify([localStorage, sessionStorage])).not.toContain(body.verifier);
  await expect.element(connect).not.toBeInTheDocument();
  await remountApp();
  await expect.element(section).toMatchTextContent(DEFAULT_MODEL);
  expect(sent).toHaveLength(1);
});

test.each([
  ['a foreign state', () => returnPath({ state: 'x'.repeat(43) })],
  ['no state', () => '/settings/openrouter?code=good-code'],
  ['no code, because the user declined', () => returnPath({ code: '', error: 'access_denied' })],
])('sends nothing after a return with %s', async (_, path) => {
  const sent = recordWrites();
  await renderApp(path());
  await expect.element(rejection).toMatchTextContent('Nothing was sent or saved.');
  expect(currentUrl()).toBe('/settings/openrouter');
  await rejection.getByRole('link', { name: 'Back to the settings' }).click();
  await expect.element(connect).toBeVisible();
  expect(sent).toEqual([]);
});

test('sends nothing without a verifier, as in another tab or for a second return', async () => {
  sessionStorage.removeItem('openRouter');
  const sent = recordWrites();
  await renderApp(returnPath());
  await expect.element(rejection).toBeVisible();
  expect(sent).toEqual([]);
});

test('asks for a login first if the session has expired, and then connects', async () => {
  await logOut(api);
  await renderApp(returnPath());
  await expect.poll(currentUrl).toMatch(/^\/login\?/);
  expect(currentUrl()).not.toContain('good-code');
  await page.getByLabelText('Email').fill(account.email);
  await page.getByLabelText('Password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect.element(section).toMatchTextContent(DEFAULT_MODEL);
});

test('connects after another login if the session ends with the request', async () => {
  const restore = intercept(CONNECT, respond(401, { message: 'Please log in to continue.' }));
  await renderApp(returnPath());
  await expect.element(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
  restore();
  await logIn(api, account);
  await renderApp('/settings');
  await expect.element(section).toMatchTextContent(DEFAULT_MODEL);
});

test('sends nothing if somebody else has logged in meanwhile', async () => {
  await signUp();
  const sent = recordWrites(CONNECT);
  await renderApp(returnPath());
  await expect.element(connect).toBeVisible();
  expect(sent).toEqual([]);
  expect(sessionStorage.getItem('openRouter')).toBeNull();
});

test('reports a code that OpenRouter rejects, and offers another attempt', async () => {
  await renderApp(returnPath({ code: 'code-gone-wrong' }));
  await expect
    .element(section.getByRole('alert'))
    .toHaveTextContent('OpenRouter did not accept this connection. Please connect again.');
  await expect.element(connect).toBeVisible();
  expect(await callApi(api, 'GET', '/api/ai/model-key')).toMatchObject({ modelKey: null });
});
