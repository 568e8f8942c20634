import { logIn } from '../testing/accounts.ts';
import { filesOfFirstLoad, withoutLater } from '../scripts/first-load.ts';
import { expect, test } from './fixtures.ts';
import { recordFiles } from './loaded-files.ts';

/** Styles and scripts come one after another where a server answers six at a time. */
const MOST_FILES = 15;
const MOST_FILES_OF_ENTRIES = 19;

/** Asked for by the shell, when it is there; only one page waits for it. */
const SHELL = '/api/time-entries/active';

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
  test(`${path} requests its data while its program is loading, nothing twice, and no file outside its budget`, async ({
    page,
    busyMember,
  }) => {
    await logIn(page.request, busyMember);
    const asked: string[] = [];
    const files = await recordFiles(page);
    let filesBefore: number | undefined;
    const late: string[] = [];
    // Held back until the page has requested everything that it can request before.
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
    // What only some accounts have is no part of a first view.
    await expect
      .poll(() => late.filter((url) => url !== '/api/sample-data'))
      .toEqual(path === '/timers' ? [] : [SHELL]);
    expect(asked).toEqual([...new Set(asked)]);
    expect(filesBefore).toBeLessThanOrEqual(path === '/time-entries' ? MOST_FILES_OF_ENTRIES : MOST_FILES);
    await expect.poll(() => withoutLater(files, path)).toEqual(filesOfFirstLoad(path));
  });
}

declare global {
  // The script in app.html that makes these calls keeps their answers here.
  var early: { readonly answers: object } | undefined;
}
