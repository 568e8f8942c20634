import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { logOut } from '#testing/accounts.ts';
import { api, signUp } from '#web/testing/api.ts';
import { disconnect, intercept, respond } from '#web/testing/network.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { currentUrl } from '#web/testing/screen.ts';

const json = page.getByRole('link', { name: 'Export everything (JSON)' });
const csv = page.getByRole('link', { name: 'Export time entries (CSV)' });

/** Downloads are triggered by clicking a link that is not attached to the page. */
const clickLink = vi.spyOn(HTMLAnchorElement.prototype, 'click');

function truncatedResponse(): Response {
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('Focus area,Goal,'));
    },
    pull(controller) {
      controller.error(new TypeError('network error'));
    },
  });
  return new Response(body, { headers: { 'Content-Type': 'text/csv; charset=utf-8' } });
}

beforeEach(async () => {
  clickLink.mockImplementation(() => {});
  await signUp();
  await renderApp('/settings');
});

afterEach(() => {
  clickLink.mockReset();
});

test('saves one file on a double click (CL-02)', async () => {
  const responding = Promise.withResolvers<void>();
  let requests = 0;
  intercept('/api/export/', async (request) => {
    requests++;
    await responding.promise;
    return request.forward();
  });
  await json.dblClick();
  await expect.element(json).toHaveAttribute('aria-busy', 'true');
  responding.resolve();
  await expect.element(page.getByRole('status').filter({ hasText: 'weekwise.json was saved.' })).toBeVisible();
  expect(requests).toBe(1);
  expect(clickLink).toHaveBeenCalledOnce();
});

test.for([
  [
    'an error page',
    () => new Response('<html>', { status: 500 }),
    'Nothing was saved. Server error. Please try again.',
  ],
  ['a rate-limit error', respond(429, { message: 'Too many requests.' }), 'Nothing was saved. Too many requests.'],
  ['a truncated file', truncatedResponse, 'Nothing was saved. The download was incomplete. Please try again.'],
  ['a lost connection', disconnect, 'Nothing was saved. Server error. Please try again.'],
] as const)('saves no file after %s', async ([, response, message]) => {
  intercept('/api/export/', response);
  await csv.click();
  await expect.element(page.getByRole('alert')).toMatchTextContent(message);
  expect(clickLink).not.toHaveBeenCalled();
});

test('saves no file without a session, and redirects to the login page', async () => {
  intercept('/api/export/', async (request) => {
    await logOut(api);
    return request.forward();
  });
  await json.click();
  await expect.poll(currentUrl).toMatch(/^\/login\?(?=.*expired=true)(?=.*return=%2Fsettings)/);
  expect(clickLink).not.toHaveBeenCalled();
});
