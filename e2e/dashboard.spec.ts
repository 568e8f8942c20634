import type { Page } from '@playwright/test';
import { addDays, weekOf } from '#domain/calendar.ts';
import { makeArea, planWeek, startTimer, trackOn } from '../testing/seed.ts';
import { expect, test } from './fixtures.ts';

const gauge = (page: Page) => page.getByRole('meter', { name: 'Productivity Rating' });

test('loads with five requests, and shows earlier weeks, also on Back', async ({ freshPage: page }) => {
  const { area, goals } = await makeArea(page.request, { name: 'Coding' }, ['Learn Rust']);
  const thisWeek = weekOf(Date.now(), 'UTC');
  for (const [ago, minutes] of [
    [1, 300],
    [2, 600],
  ] as const) {
    const week = addDays(thisWeek, -7 * ago);
    await planWeek(page.request, week, [{ area, goalMin: 600 }]);
    await trackOn(page.request, goals[0]!, week, 60, minutes);
  }
  await startTimer(page.request, goals[0]!, 0);
  const requests: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) requests.push(pathname);
  });
  await page.goto('/dashboard', { waitUntil: 'networkidle' });
  await expect(gauge(page)).toBeAttached();
  // Made by a part that is loaded after the page, which on a busy machine may have been idle before.
  await expect.poll(() => requests).toContain('/api/sample-data');
  expect(requests.toSorted()).toEqual([
    '/api/auth/me',
    '/api/reports/productivity-score',
    '/api/reports/weekly-history',
    '/api/sample-data',
    '/api/time-entries/active',
  ]);

  await page.getByRole('button', { name: 'Previous week' }).click();
  await expect(gauge(page)).toHaveAttribute('aria-valuetext', /^2\.50 of 5/);
  await page.getByRole('button', { name: 'Previous week' }).click();
  await expect(gauge(page)).toHaveAttribute('aria-valuetext', '5.00 of 5: Excellent');
  await page.goBack();
  await expect(gauge(page)).toHaveAttribute('value', '2.5');
  await page.goBack();
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('navigation', { name: 'Weeks' })).toContainText('This week');
  await expect(gauge(page)).not.toHaveAttribute('value', '2.5');
});
