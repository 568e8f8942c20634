import type { TimeEntry } from '#contract/time-entries/time-entries.ts';
import { callApi } from '#testing/api.ts';
import { expect, test } from './support/fixtures.ts';
import { runningTimers } from './support/locators.ts';
import { createArea, startTimer } from '#testing/seed.ts';

const HOUR = 3_600_000;

test('shows running timers on every page and after a reload until they are stopped', async ({ freshPage: page }) => {
  const { goals } = await createArea(page.request, { name: 'Coding' }, ['Learn Rust', 'Ship it']);
  await startTimer(page.request, goals[0]!, HOUR);
  await page.goto('/dashboard');
  const badge = page.getByRole('link', { name: /^Running: Learn Rust/ });
  await expect(badge).toContainText(/1:00:\d\d/);
  await expect(page).toHaveTitle(/^1:00:\d\d Learn Rust · Dashboard · Weekwise$/);
  await expect(page.locator('link[rel=icon]')).toHaveAttribute('href', '/favicon-running.svg');
  await badge.click();
  await expect(page).toHaveURL('/timers');

  await page.getByRole('main').getByRole('button', { name: 'Start Ship it' }).click();
  await expect(runningTimers(page).filter({ hasText: 'Ship it' })).toContainText(/since \d\d:\d\d/);
  await page.reload();
  await expect(runningTimers(page)).toHaveCount(2);
  await expect(runningTimers(page).filter({ hasText: 'Ship it' })).toContainText(/0:00:(0[1-9]|[1-5]\d)/);
  await runningTimers(page).getByRole('button', { name: 'Stop Ship it' }).click();
  await expect(runningTimers(page)).toHaveCount(1);

  await page.getByRole('link', { name: 'Goals', exact: true }).click();
  await page.getByRole('banner').getByRole('button', { name: 'Stop Learn Rust' }).click();
  await expect(badge).toBeHidden();
  await expect(page).toHaveTitle('Goals · Weekwise');
  await expect(page.locator('link[rel=icon]')).toHaveAttribute('href', '/favicon.svg');
  expect(await callApi<{ data: TimeEntry[] }>(page.request, 'GET', '/api/time-entries/active')).toMatchObject({
    data: [],
  });
});

test('shows the correct time on a device with a wrong clock, even after sleep (TM-01)', async ({ freshPage: page }) => {
  const { goals } = await createArea(page.request, { name: 'Coding' }, ['Learn Rust']);
  await startTimer(page.request, goals[0]!, HOUR);
  await page.clock.install({ time: Date.now() + 3 * HOUR });
  await page.goto('/timers');
  await expect(runningTimers(page)).toContainText(/1:00:\d\d/);
  await expect(page.locator('html')).toHaveAttribute('data-started', '');
  let requests = 0;
  await page.route('**/active', () => {
    requests++;
    // The request is left pending: the server's clock was not moved forward, so its response would correct the time again.
  });
  await page.clock.fastForward(8 * HOUR);
  await expect(runningTimers(page)).toContainText(/9:00:\d\d/);
  await expect.poll(() => requests).toBe(1);
});

test('keeps the page when a dialog fails to load, and opens the dialog once it can be loaded', async ({
  freshPage: page,
}) => {
  const { goals } = await createArea(page.request, { name: 'Coding' }, ['Learn Rust']);
  await startTimer(page.request, goals[0]!, HOUR);
  await page.goto('/timers');
  const since = page.getByRole('button', { name: /change the start of Learn Rust/ });
  await expect(since).toBeVisible();
  await page.context().setOffline(true);
  await since.click();
  await expect(page.getByRole('alert')).toContainText('Part of the app failed to load.');
  await expect(runningTimers(page)).toContainText('Learn Rust');
  await page.context().setOffline(false);
  await since.click();
  await expect(page.getByRole('dialog', { name: 'Edit Entry' })).toBeVisible();
});
