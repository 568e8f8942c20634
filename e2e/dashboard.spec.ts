import type { Page } from '@playwright/test';
import { addDays, weekStartForInstant } from '#domain/calendar/calendar.ts';
import { logIn } from '#testing/accounts.ts';
import { createArea, planWeek, startTimer, createEntryOnDay } from '#testing/seed.ts';
import { expect, test } from './support/fixtures.ts';
import { getLayoutShift, recordLayoutShift } from './support/layout-shift.ts';

const gauge = (page: Page) => page.getByRole('meter', { name: 'Productivity Rating' });

test('loads the dashboard with one request besides the page itself, and returns through earlier weeks with Back', async ({
  freshPage: page,
}) => {
  const { area, goals } = await createArea(page.request, { name: 'Coding' }, ['Learn Rust']);
  const thisWeek = weekStartForInstant(Date.now(), 'UTC');
  for (const [weeksAgo, minutes] of [
    [1, 300],
    [2, 600],
  ] as const) {
    const week = addDays(thisWeek, -7 * weeksAgo);
    await planWeek(page.request, week, [{ area, goalMin: 600 }]);
    await createEntryOnDay(page.request, goals[0]!, week, 60, minutes);
  }
  await startTimer(page.request, goals[0]!, 0);
  const requests: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) requests.push(pathname);
  });
  await page.goto('/dashboard', { waitUntil: 'networkidle' });
  await expect(gauge(page)).toBeAttached();
  // A chunk that loads after the page sends this request; on a busy machine, possibly after the network was idle.
  await expect.poll(() => requests).toContain('/api/sample-data');
  expect(requests).toEqual(['/api/sample-data']);

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

test('causes no layout shift when the offers appear on the dashboard', async ({ page, member, seededMember }) => {
  test.slow();
  await recordLayoutShift(page);
  for (const account of [member, seededMember]) {
    await logIn(page.request, account);
    // This visit tells the server the browser's time zone.
    await page.goto('/login');
    await expect(page.locator('html')).toHaveAttribute('data-started', '');
    await page.keyboard.press('Shift');
    for (const width of [360, 768, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/dashboard', { waitUntil: 'networkidle' });
      await expect(page.getByRole('region', { name: 'Time zone' })).toBeVisible();
      const sampleOffer = page.getByRole('button', { name: 'Try it with sample data' });
      if (account === member) {
        await expect(sampleOffer).toBeVisible();
      } else {
        await expect(gauge(page)).toBeVisible();
        await expect(sampleOffer).toBeHidden();
        await expect(page.getByText('This is sample data.')).toBeHidden();
      }
      expect(await getLayoutShift(page), `${width} px`).toBeLessThanOrEqual(0.02);
    }
  }
});
