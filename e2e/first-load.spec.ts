import { logIn } from '../testing/accounts.ts';
import { expect, test } from './fixtures.ts';
import { makeArea, makeItem } from '../testing/seed.ts';

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
]) {
  test(`${path} asks for its data while its program is on its way, and for nothing twice`, async ({
    page,
    busyMember,
  }) => {
    await logIn(page.request, busyMember);
    const asked: string[] = [];
    let files = 0;
    let isProgramThere = false;
    const late: string[] = [];
    // On its way until the page has asked for what it can ask for before.
    await page.route(/\/assets\/app-.*\.js$/, async (route) => {
      await expect.poll(() => asked.length).toBeGreaterThan(1);
      await page.waitForTimeout(200);
      isProgramThere = true;
      await route.continue();
    });
    page.on('request', (request) => {
      const { pathname, search } = new URL(request.url());
      if (pathname.startsWith('/assets/')) files += isProgramThere ? 0 : 1;
      if (!pathname.startsWith('/api/')) return;
      asked.push(pathname + search);
      if (isProgramThere) late.push(pathname + search);
    });
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // What only some accounts have is no part of a first view.
    await expect
      .poll(() => late.filter((url) => url !== '/api/sample-data'))
      .toEqual(path === '/timers' ? [] : [SHELL]);
    expect(asked).toEqual([...new Set(asked)]);
    expect(files).toBeLessThanOrEqual(path === '/time-entries' ? MOST_FILES_OF_ENTRIES : MOST_FILES);
  });
}

test('nothing on the inventory jumps as it comes to a phone, however tall its items are', async ({
  freshPage: page,
}) => {
  for (const name of ['Coding', 'Fitness', 'Gaming']) {
    const { goals } = await makeArea(page.request, { name }, ['One goal', 'Another goal']);
    for (const goal of goals) {
      for (const title of ['A book', 'A course']) {
        await makeItem(page.request, goal._id, {
          title,
          notes: 'Long enough for several lines. '.repeat(8),
          tags: ['long'],
        });
      }
    }
  }
  await page.setViewportSize({ width: 412, height: 823 });
  await page.addInitScript(() => {
    globalThis.shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) globalThis.shift += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/inventory', { waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', { name: 'Another goal' }).first()).toBeVisible();
  await page.waitForTimeout(500);
  expect(await page.evaluate(() => globalThis.shift)).toBeLessThanOrEqual(0.02);
});

declare global {
  var shift: number;
}
