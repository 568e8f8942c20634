import type { Page } from '@playwright/test';
import type { RatedWeek } from '#contract/reports.ts';
import { logIn } from '../testing/accounts.ts';
import { expect, test } from './fixtures.ts';

const zoneOffer = (page: Page) => page.getByRole('region', { name: 'Time zone' });
const sampleOffer = (page: Page) => page.getByRole('button', { name: 'Try it with sample data' });
const sampleNote = (page: Page) => page.getByText('This is sample data.');

test("the browser's time zone is adopted with one click", async ({ freshPage: page }) => {
  await page.goto('/dashboard');
  await expect(zoneOffer(page)).toContainText('Your browser says Europe/Berlin, but your days and weeks follow UTC.');
  await expect(page.getByText('Days begin at midnight UTC time.')).toBeVisible();
  await zoneOffer(page).getByRole('button', { name: 'Use Europe/Berlin' }).click();
  await expect(zoneOffer(page)).toBeHidden();
  await expect(page.getByText('Days begin at midnight UTC time.')).toBeHidden();
  await page.reload();
  await expect(sampleOffer(page)).toBeVisible();
  await expect(zoneOffer(page)).toBeHidden();
});

test('a time zone that is not wanted is not offered again', async ({ freshPage: page }) => {
  await page.goto('/dashboard');
  await zoneOffer(page).getByRole('button', { name: 'Keep UTC' }).click();
  await expect(zoneOffer(page)).toBeHidden();
  await page.reload();
  await expect(sampleOffer(page)).toBeVisible();
  await expect(zoneOffer(page)).toBeHidden();
});

test('an empty account is filled with a sample, which the page admits, and which can go again', async ({
  freshPage: page,
}) => {
  test.slow();
  await page.goto('/dashboard');
  await sampleOffer(page).click();
  await expect(page.getByRole('meter', { name: 'Productivity Rating' })).toBeVisible({ timeout: 30_000 });
  await expect(sampleNote(page)).toBeInViewport();
  await expect(sampleOffer(page)).toBeHidden();
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove sample data' }).click();
  await expect(page.getByText('The sample data was removed.')).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard/);
  await expect(sampleOffer(page)).toBeVisible();
  await expect(sampleNote(page)).toBeHidden();
});

for (const [when, hours, title] of [
  ['has only begun', 0, 'Last week'],
  ['is under way', 9, 'This week'],
] as const) {
  test(`where the week ${when}, the sample is looked at from ${title.toLowerCase()}`, async ({ freshPage: page }) => {
    test.slow();
    await page.route('**/api/reports/weekly-history?*', async (route) => {
      const answer = await route.fetch();
      const { history } = (await answer.json()) as { history: readonly RatedWeek[] };
      const present = { ...history.at(-1)!, trackedSec: hours * 60 * 60 };
      await route.fulfill({ json: { history: history.length === 7 ? [...history.slice(0, -1), present] : history } });
    });
    await page.goto('/dashboard');
    await sampleOffer(page).click();
    const toast = page.getByRole('status').filter({ hasText: 'Here is a year to look around in.' });
    await expect(toast).toBeVisible({ timeout: 30_000 });
    const weeks = page.getByRole('navigation', { name: 'Weeks' });
    await expect(weeks).toContainText(title);
    if (hours > 0) {
      await expect(page).toHaveURL('/dashboard');
      return;
    }
    await expect(toast).toContainText('This week has only begun, so you see an earlier one.');
    await expect(page).toHaveURL(/\/dashboard\?week=/);
    await weeks.getByRole('button', { name: 'Back to Current Week' }).click();
    await expect(page).toHaveURL('/dashboard');
    await expect(weeks).toContainText('This week');
  });
}

test('whoever has begun is offered no sample', async ({ page, busyMember }) => {
  await logIn(page.request, busyMember);
  await page.goto('/dashboard', { waitUntil: 'networkidle' });
  await expect(page.getByRole('meter', { name: 'Productivity Rating' })).toBeVisible();
  await expect(sampleOffer(page)).toBeHidden();
  await expect(sampleNote(page)).toBeHidden();
});

test('nothing jumps when the offers arrive', async ({ page, member, busyMember }) => {
  test.slow();
  await page.addInitScript(() => {
    const shifts = { sum: 0 };
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.sum += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  for (const account of [member, busyMember]) {
    await logIn(page.request, account);
    for (const width of [360, 768, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/dashboard', { waitUntil: 'networkidle' });
      await expect(zoneOffer(page)).toBeVisible();
      if (account === member) await expect(sampleOffer(page)).toBeVisible();
      const shift = await page.evaluate(() => (window as unknown as { shifts: { sum: number } }).shifts.sum);
      expect(shift, `${width} px`).toBeLessThanOrEqual(0.02);
    }
  }
});
