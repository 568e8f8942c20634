import { gzipSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { makeArea, makeItem, makePlan } from '../testing/seed.ts';

/** JavaScript and CSS of a first load, gzip, until the page can be used and nothing more is under way. */
async function kilobytesOf(page: Page, path: string): Promise<number> {
  const responses: Response[] = [];
  page.on('response', (response) => responses.push(response));
  await page.goto(path, { waitUntil: 'networkidle' });
  await expect(page.getByRole('heading').first()).toBeVisible();
  const code = responses.filter((response) => ['script', 'stylesheet'].includes(response.request().resourceType()));
  const sizes = await Promise.all(code.map(async (response) => gzipSync(await response.body(), { level: 9 }).length));
  return sizes.reduce((sum, size) => sum + size, 0) / 1000;
}

for (const [path, budget] of [
  ['/', 10],
  ['/login', 155],
  ['/register', 155],
  ['/forgot-password', 160],
  ['/reset-password', 160],
] as const) {
  test(`${path} weighs at most ${budget} kB`, async ({ page }) => {
    const weight = await kilobytesOf(page, path);
    test.info().annotations.push({ type: 'kB', description: weight.toFixed(1) });
    if (path !== '/') expect(weight).toBeGreaterThan(50);
    expect(weight).toBeLessThanOrEqual(budget);
  });
}

for (const [path, budget] of [
  ['/dashboard', 175],
  ['/timers', 175],
  ['/planner', 175],
  ['/reports', 200],
  ['/focus-areas', 175],
  ['/goals', 175],
  ['/action-plans', 175],
  ['/action-plans/new', 190],
  ['/action-plans/generate-action-plan', 187],
  ['/action-plans/generate-action-plan2', 183],
  ['/inventory', 175],
  ['/inventory?view=all', 180],
  ['/time-entries', 200],
  ['/settings', 200],
  ['/feedback', 180],
  ['/contact', 180],
  ['/help', 175],
  ['/faq', 175],
] as const) {
  test(`${path} weighs at most ${budget} kB`, async ({ signedInPage }) => {
    const weight = await kilobytesOf(signedInPage, path);
    test.info().annotations.push({ type: 'kB', description: weight.toFixed(1) });
    expect(weight).toBeGreaterThan(50);
    expect(weight).toBeLessThanOrEqual(budget);
  });
}

test('the pages of a goal and of a plan weigh at most 182 kB', async ({ freshPage: page }) => {
  const { area, goals } = await makeArea(page.request, { name: 'Coding' }, ['Learn Rust']);
  const [goal] = goals;
  await makeItem(page.request, goal!._id, { title: 'The book' });
  const plan = await makePlan(page.request, { title: 'Rust', focusAreaId: area._id }, goals);
  for (const path of [`/goals/${goal!._id}`, `/goals/${goal!._id}?tab=plan`, `/action-plans/${plan._id}`]) {
    const weight = await kilobytesOf(page, path);
    test.info().annotations.push({ type: 'kB', description: weight.toFixed(1) });
    expect(weight).toBeGreaterThan(50);
    expect(weight).toBeLessThanOrEqual(182);
  }
});

test('nothing jumps when goals and timers arrive', async ({ freshPage: page }) => {
  for (let n = 1; n <= 14; n++) await makeArea(page.request, { name: `Area ${n}` }, ['One', 'Two', 'Three']);
  await page.addInitScript(() => {
    const shifts = { sum: 0 };
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.sum += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
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
      ['/timers', /^Start/],
    ] as const) {
      await page.goto(path);
      await expect(page.getByRole('button', { name: row })).toHaveCount(42);
      await page.waitForTimeout(300);
      const shift = await page.evaluate(() => (window as unknown as { shifts: { sum: number } }).shifts.sum);
      expect(shift, `${path} at ${width} px`).toBeLessThanOrEqual(0.02);
    }
  }
});

test('files come compressed; hashed names are kept for ever, pages are not', async ({ page }) => {
  const responses: Response[] = [];
  page.on('response', (response) => responses.push(response));
  const login = await page.goto('/login', { waitUntil: 'networkidle' });
  expect(await login!.headerValue('cache-control')).toBe('no-cache');
  expect(await login!.headerValue('content-encoding')).toBe('br');
  const scripts = responses.filter((response) => response.request().resourceType() === 'script');
  expect(scripts.length).toBeGreaterThan(0);
  for (const script of scripts) {
    expect(await script.headerValue('cache-control')).toBe('public, max-age=31536000, immutable');
    if ((await script.body()).length > 512) expect(await script.headerValue('content-encoding')).toBe('br');
  }
});
