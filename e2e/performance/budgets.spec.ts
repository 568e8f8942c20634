import { gzipSync } from 'node:zlib';
import type { Response } from '@playwright/test';
import { logIn } from '#testing/accounts.ts';
import { listRequestedFiles, gzipKilobytes, withoutDeferredFiles } from '../../scripts/first-load.ts';
import { createArea, createItem } from '#testing/seed.ts';
import { expect, test } from '../support/fixtures.ts';
import { getLayoutShift, recordLayoutShift } from '../support/layout-shift.ts';
import { recordLoadedFiles } from '../support/loaded-files.ts';

test('fetches exactly the files that the budgets in scripts/build.test.ts count, compressed and immutable', async ({
  browser,
  page: login,
  member,
}) => {
  test.slow();
  for (const path of ['/login', '/settings', '/inventory?view=all']) {
    const page = path === '/login' ? login : await (await browser.newContext({ serviceWorkers: 'block' })).newPage();
    if (path !== '/login') await logIn(page.request, member);
    const files = await recordLoadedFiles(page);
    const responses: Response[] = [];
    page.on('response', (response) => responses.push(response));
    const document = await page.goto(path, { waitUntil: 'networkidle' });
    await expect(page.getByRole('heading').first()).toBeVisible();
    await expect.poll(() => withoutDeferredFiles(files, path)).toEqual(listRequestedFiles(path));
    expect(await document!.headerValue('cache-control')).toBe('no-store');
    expect(await document!.headerValue('content-encoding')).toBe('gzip');

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
    const firstLoad = withoutDeferredFiles([...sizes.keys()], path);
    expect(firstLoad).toEqual(listRequestedFiles(path));
    const kilobytes = firstLoad.reduce((sum, file) => sum + sizes.get(file)!, 0) / 1000;
    expect(kilobytes).toBeCloseTo(gzipKilobytes(firstLoad), 6);
    if (path !== '/login') await page.context().close();
  }
});

test('causes no layout shift when goals, timers and resources load', async ({ freshPage: page }) => {
  test.slow();
  for (let n = 1; n <= 14; n++) {
    const { goals } = await createArea(page.request, { name: `Area ${n}` }, ['One', 'Two', 'Three']);
    for (const goal of n <= 3 ? goals.slice(0, 2) : []) {
      for (const title of ['A book', 'A course']) {
        const notes = 'Long enough for several lines. '.repeat(8);
        await createItem(page.request, goal._id, { title, notes, tags: ['long'] });
      }
    }
  }
  await recordLayoutShift(page);
  for (const [width, height] of [
    [360, 740],
    [768, 1024],
    [1280, 1000],
    // This viewport is taller than what is rendered first.
    [768, 2400],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const [path, row] of [
      ['/goals', /^Favourite/],
      ['/timers', /^Start (One|Two|Three)/],
    ] as const) {
      await page.goto(path);
      await expect(page.getByRole('button', { name: row })).toHaveCount(42);
      expect(await getLayoutShift(page), `${path} at ${width} px`).toBeLessThanOrEqual(0.02);
    }
  }
  await page.setViewportSize({ width: 412, height: 823 });
  await page.goto('/inventory');
  await expect(page.getByRole('checkbox', { name: 'A course' }).first()).toBeVisible();
  expect(await getLayoutShift(page), '/inventory').toBeLessThanOrEqual(0.02);
});
