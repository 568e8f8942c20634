import { logIn } from '#testing/accounts.ts';
import { listFirstLoadFiles, withoutDeferredFiles } from '../../scripts/first-load.ts';
import { expect, test } from '../support/fixtures.ts';
import { recordLoadedFiles } from '../support/loaded-files.ts';

/** A browser loads six files at a time over HTTP/1.1. */
const MAX_FILES = 15;
const MAX_FILES_TIME_ENTRIES = 19;

/** Sent by the shell once it is loaded; only one page waits for it. */
const SHELL_REQUEST = '/api/time-entries/active';

for (const path of [
  '/dashboard',
  '/timers',
  '/planner',
  '/focus-areas',
  '/categories',
  '/goals',
  '/objectives',
  '/action-plans',
  '/inventory',
  '/reports',
  '/time-entries',
] as const) {
  test(`${path} requests its data while its code is loading, nothing twice, and no file outside its budget`, async ({
    page,
    seededMember,
  }) => {
    await logIn(page.request, seededMember);
    const asked: string[] = [];
    const files = await recordLoadedFiles(page);
    let filesBefore: number | undefined;
    const late: string[] = [];
    // Delayed until the page has sent all requests that do not need its code.
    await page.route(/\/assets\/app-.*\.js$/, async (route) => {
      await page.waitForFunction(
        () => document.readyState !== 'loading' && Object.keys(globalThis.early?.answers ?? {}).length > 1,
      );
      const [calls, links] = await page.evaluate(() => [
        Object.keys(globalThis.early!.answers).length,
        document.querySelectorAll('link:is([rel=modulepreload], [rel=stylesheet]), script[src]').length,
      ]);
      await expect.poll(() => asked.length).toBe(calls);
      await expect.poll(() => files.length).toBe(links);
      filesBefore = files.length;
      await route.continue();
    });
    page.on('request', (request) => {
      const { pathname, search } = new URL(request.url());
      if (!pathname.startsWith('/api/')) return;
      asked.push(pathname + search);
      if (filesBefore !== undefined) late.push(pathname + search);
    });
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // Sample data, which only some accounts have, is not part of the first view.
    await expect
      .poll(() => late.filter((url) => url !== '/api/sample-data'))
      .toEqual(path === '/timers' ? [] : [SHELL_REQUEST]);
    expect(asked).toEqual([...new Set(asked)]);
    expect(filesBefore).toBeLessThanOrEqual(path === '/time-entries' ? MAX_FILES_TIME_ENTRIES : MAX_FILES);
    await expect.poll(() => withoutDeferredFiles(files, path)).toEqual(listFirstLoadFiles(path));
  });
}

declare global {
  // Responses prefetched by the script in app.html.
  var early: { readonly answers: object } | undefined;
}
