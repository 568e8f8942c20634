import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { logOut } from '#testing/accounts.ts';
import { api, signUp } from '#web/testing/api.ts';
import { disconnect, intercept, respond } from '#web/testing/network.ts';
import { open } from '#web/testing/open.tsx';
import { address } from '#web/testing/screen.ts';

const json = page.getByRole('link', { name: 'Export everything (JSON)' });
const csv = page.getByRole('link', { name: 'Export time entries (CSV)' });

/** A file is saved by a click on a link that is not on the page. */
const saveByLink = vi.spyOn(HTMLAnchorElement.prototype, 'click');

function cutOff(): Response {
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
  saveByLink.mockImplementation(() => {});
  await signUp();
  await open('/settings');
});

afterEach(() => {
  saveByLink.mockReset();
});

test('saves one file on a double click', async () => {
  const exportNow = Promise.withResolvers<void>();
  let requests = 0;
  intercept('/api/export/', async (request) => {
    requests++;
    await exportNow.promise;
    return request.forward();
  });
  await json.dblClick();
  await expect.element(json).toHaveAttribute('aria-busy', 'true');
  exportNow.resolve();
  await expect.element(page.getByRole('status').filter({ hasText: 'weekwise.json was saved.' })).toBeVisible();
  expect(requests).toBe(1);
  expect(saveByLink).toHaveBeenCalledOnce();
});

test.for([
  [
    'an error page',
    () => new Response('<html>', { status: 500 }),
    'Nothing was saved. Server error. Please try again.',
  ],
  ['a refusal', respond(429, { message: 'Too many requests.' }), 'Nothing was saved. Too many requests.'],
  ['a file that is cut off', cutOff, 'Nothing was saved. The file was not downloaded completely. Please try again.'],
  ['a lost connection', disconnect, 'Nothing was saved. Server error. Please try again.'],
] as const)('saves no file on %s', async ([, response, message]) => {
  intercept('/api/export/', response);
  await csv.click();
  await expect.element(page.getByRole('alert')).toMatchTextContent(message);
  expect(saveByLink).not.toHaveBeenCalled();
});

test('saves no file without a session, and redirects to the log-in page', async () => {
  intercept('/api/export/', async (request) => {
    await logOut(api);
    return request.forward();
  });
  await json.click();
  await expect.poll(address).toMatch(/^\/login\?(?=.*expired=true)(?=.*return=%2Fsettings)/);
  expect(saveByLink).not.toHaveBeenCalled();
});
