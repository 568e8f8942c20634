import { gzipSync } from 'node:zlib';
import type { Response } from '@playwright/test';
import { logIn } from '../testing/accounts.ts';
import { filesOfFirstLoad, kilobytesOf, withoutLater } from '../scripts/first-load.ts';
import { makeArea, makeItem } from '../testing/seed.ts';
import { expect, test } from './fixtures.ts';
import { layoutShiftOf, recordLayoutShift } from './layout-shift.ts';
import { recordFiles } from './loaded-files.ts';

test('a first load fetches the files that the budgets of scripts/build.test.ts count, compressed and kept for good', async ({
  browser,
  page: login,
  member,
}) => {
  test.slow();
  for (const path of ['/login', '/settings', '/inventory?view=all'] as const) {
    const page = path === '/login' ? login : await (await browser.newContext({ serviceWorkers: 'block' })).newPage();
    if (path !== '/login') await logIn(page.request, member);
    const files = await recordFiles(page);
    const responses: Response[] = [];
    page.on('response', (response) => responses.push(response));
    const document = await page.goto(path, { waitUntil: 'networkidle' });
    await expect(page.getByRole('heading').first()).toBeVisible();
    await expect.poll(() => withoutLater(files, path)).toEqual(filesOfFirstLoad(path));
    expect(await document!.headerValue('cache-control')).toBe('no-cache');
    expect(await document!.headerValue('content-encoding')).toBe('br');

    const sizes = new Map<string, number>();
    for (const response of responses) {
      if (!['script', 'stylesheet'].includes(response.request().resourceType())) continue;
      const file = new URL(response.url()).pathname.slice(1);
      expect([file, sizes.has(file)]).toEqual([file, false]);
      const body = await response.body();
      sizes.set(file, gzipSync(body, { level: 9 }).length);
      expect([file, await response.headerValue('cache-control')]).toEqual([
        file,
        'public, max-age=31536000, immutable',
      ]);
      if (body.length > 512) {
        expect([file, await response.headerValue('content-encoding')]).toEqual([file, 'br']);
      }
    }
    const first = withoutLater([...sizes.keys()], path);
    expect(first).toEqual(filesOfFirstLoad(path));
    const weight = first.reduce((sum, file) => sum + sizes.get(file)!, 0) / 1000;
    expect(weight).toBeCloseTo(kilobytesOf(first), 6);
    if (path !== '/login') await page.context().close();
  }
});

test('nothing jumps when goals, timers and resources arrive', async ({ freshPage: page }) => {
  test.slow();
  for (let n = 1; n <= 14; n++) {
    const { goals } = await makeArea(page.request, { name: `Area ${n}` }, ['One', 'Two', 'Three']);
    for (const goal of n <= 3 ? goals.slice(0, 2) : []) {
      for (const title of ['A book', 'A course']) {
        const notes = 'Long enough for several lines. '.repeat(8);
        await makeItem(page.request, goal._id, { title, notes, tags: ['long'] });
      }
    }
  }
  await recordLayoutShift(page);
  for (const [width, height] of [
    [360, 740],
    [768, 1024],
    [1280, 1000],
    // Taller than what is drawn first.
    [768, 2400],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const [path, row] of [
      ['/goals', /^Favourite/],
      ['/timers', /^Start (One|Two|Three)/],
    ] as const) {
      await page.goto(path);
      await expect(page.getByRole('button', { name: row })).toHaveCount(42);
      expect(await layoutShiftOf(page), `${path} at ${width} px`).toBeLessThanOrEqual(0.02);
    }
  }
  await page.setViewportSize({ width: 412, height: 823 });
  await page.goto('/inventory');
  await expect(page.getByRole('checkbox', { name: 'A course' }).first()).toBeVisible();
  expect(await layoutShiftOf(page), '/inventory').toBeLessThanOrEqual(0.02);
});
