import type { Page } from '@playwright/test';
import type { TimeEntry } from '#contract/time-entries.ts';
import { send } from '../testing/api.ts';
import { expect, test } from './fixtures.ts';
import { makeArea, startTimer } from '../testing/seed.ts';

const running = (page: Page) => page.getByRole('region', { name: 'Running Timers' }).getByRole('listitem');
const HOUR = 3_600_000;

test('shows running timers on every page and after a reload, until they are stopped', async ({ freshPage: page }) => {
  const { goals } = await makeArea(page.request, { name: 'Coding' }, ['Learn Rust', 'Ship it']);
  await startTimer(page.request, goals[0]!, HOUR);
  await page.goto('/dashboard');
  const badge = page.getByRole('link', { name: /^Running: Learn Rust/ });
  await expect(badge).toContainText(/1:00:\d\d/);
  await expect(page).toHaveTitle(/^1:00:\d\d Learn Rust · Dashboard · Weekwise$/);
  await expect(page.locator('link[rel=icon]')).toHaveAttribute('href', '/favicon-running.svg');
  await badge.click();
  await expect(page).toHaveURL('/timers');

  await page.getByRole('main').getByRole('button', { name: 'Start Ship it' }).click();
  await expect(running(page).filter({ hasText: 'Ship it' })).toContainText(/since \d\d:\d\d/);
  await page.reload();
  await expect(running(page)).toHaveCount(2);
  await expect(running(page).filter({ hasText: 'Ship it' })).toContainText(/0:00:(0[1-9]|[1-5]\d)/);
  await running(page).getByRole('button', { name: 'Stop Ship it' }).click();
  await expect(running(page)).toHaveCount(1);

  await page.getByRole('link', { name: 'Goals', exact: true }).click();
  await page.getByRole('banner').getByRole('button', { name: 'Stop Learn Rust' }).click();
  await expect(badge).toBeHidden();
  await expect(page).toHaveTitle('Goals · Weekwise');
  await expect(page.locator('link[rel=icon]')).toHaveAttribute('href', '/favicon.svg');
  expect(await send<{ data: TimeEntry[] }>(page.request, 'GET', '/api/time-entries/active')).toMatchObject({
    data: [],
  });
});

test('shows the right time on a device whose clock is wrong, also after it was asleep', async ({ freshPage: page }) => {
  const { goals } = await makeArea(page.request, { name: 'Coding' }, ['Learn Rust']);
  await startTimer(page.request, goals[0]!, HOUR);
  await page.clock.install({ time: Date.now() + 3 * HOUR });
  await page.goto('/timers');
  await expect(running(page)).toContainText(/1:00:\d\d/);
  let asked = 0;
  await page.route('**/active', () => {
    asked++;
    // The server's clock was not moved forward: its response would correct the time again.
  });
  await page.clock.fastForward(8 * HOUR);
  await expect(running(page)).toContainText(/9:00:\d\d/);
  await expect.poll(() => asked).toBe(1);
});

test('leaves the page as it is when a dialog cannot be loaded, and opens it once it can', async ({
  freshPage: page,
}) => {
  const { goals } = await makeArea(page.request, { name: 'Coding' }, ['Learn Rust']);
  await startTimer(page.request, goals[0]!, HOUR);
  await page.goto('/timers');
  const since = page.getByRole('button', { name: /change the start of Learn Rust/ });
  await expect(since).toBeVisible();
  await page.context().setOffline(true);
  await since.click();
  await expect(page.getByRole('alert')).toContainText('Part of the app failed to load.');
  await expect(running(page)).toContainText('Learn Rust');
  await page.context().setOffline(false);
  await since.click();
  await expect(page.getByRole('dialog', { name: 'Edit Entry' })).toBeVisible();
});
