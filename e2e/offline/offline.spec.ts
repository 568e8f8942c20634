import { logIn } from '../testing/accounts.ts';
import { expectAccessible } from './axe.ts';
import { test } from './fixtures.ts';
import { makeArea, startTimer } from '../testing/seed.ts';
import { banner, button, expect, install, keptPaths, lookAgain, running, sent } from './offline.ts';
import { serveReleases } from './releases.ts';

test.use({ serviceWorkers: 'allow' });
test.describe.configure({ timeout: 90_000 });

const HOUR = 3_600_000;

test('the app can be installed', async ({ freshPage: page }) => {
  await page.goto('/timers');
  const manifest = await page.request.get('/manifest.webmanifest');
  expect(manifest.headers()['content-type']).toContain('application/manifest+json');
  const { start_url, display, icons } = (await manifest.json()) as {
    start_url: string;
    display: string;
    icons: { src: string; type: string }[];
  };
  expect([start_url, display]).toEqual(['/dashboard', 'standalone']);
  for (const { src, type } of icons) {
    const icon = await page.request.get(src);
    expect([icon.status(), icon.headers()['content-type']]).toEqual([200, type]);
  }
  await expect(page.locator('link[rel=manifest]')).toHaveAttribute('href', '/manifest.webmanifest');
  const worker = await page.request.get('/sw.js');
  expect(worker.headers()['content-type']).toContain('javascript');
  expect(worker.headers()['cache-control']).toBe('no-cache');
  expect(worker.headers()['content-encoding']).toBe('br');
});

test('nobody is given a worker before they are inside', async ({ page, member }) => {
  const workers = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  await page.clock.install();
  for (const path of ['/', '/login']) {
    await page.goto(path, { waitUntil: 'networkidle' });
    await page.clock.runFor(10_000);
    expect([path, await workers()]).toEqual([path, 0]);
  }
  // Inside, much less is enough.
  await logIn(page.request, member);
  await page.goto('/help');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.clock.runFor(3500);
  await expect.poll(workers).toBe(1);
});

test('without a connection the last data shows, also on pages not opened before, and it is said', async ({
  freshPage: page,
  context,
}) => {
  const { goals } = await makeArea(page.request, { name: 'Coding' }, ['Learn Rust', 'Ship it']);
  await startTimer(page.request, goals[0]!, HOUR);
  await page.goto('/dashboard');
  await install(page);
  await context.setOffline(true);
  await expect(banner(page)).toContainText(/This is what was last loaded, at \d\d:\d\d\. Timers still work/);
  await page.reload();
  await expect(banner(page)).toBeVisible();
  await expect(running(page)).toContainText(/Learn Rust.*1:00:\d\d/);
  await expect(button(page, 'Start Ship it')).toBeVisible();
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard');
  await expect(page.getByRole('link', { name: /^Running: Learn Rust/ })).toContainText(/1:00:\d\d/);
  await context.setOffline(false);
  await expect(banner(page)).toBeHidden();
});

test('timers work without a connection also where their page was never opened', async ({
  freshPage: page,
  context,
}) => {
  await makeArea(page.request, { name: 'Coding' }, ['Learn Rust']);
  await install(page, '/dashboard');
  await expect
    .poll(() => keptPaths(page))
    .toEqual(expect.arrayContaining(['/api/focus-areas/with-goals', '/api/goals/weekly-usage']));
  await context.setOffline(true);
  await page.goto('/timers');
  await button(page, 'Start Learn Rust').click();
  await expect(running(page)).toContainText('not sent yet');
});

test('a worker that takes over before the page has settled keeps the answers, too', async ({ freshPage: page }) => {
  await page.goto('/timers', { waitUntil: 'commit' });
  await page.evaluate(async () => {
    const controlled = new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve));
    await navigator.serviceWorker.register('/sw.js');
    await controlled;
  });
  await expect
    .poll(() => keptPaths(page))
    .toEqual(expect.arrayContaining(['/api/auth/me', '/api/time-entries/active', '/api/focus-areas/with-goals']));
});

test('what is not of the app is left alone', async ({ freshPage: page, context }) => {
  await install(page);
  await context.setOffline(true);
  for (const path of ['/', '/privacy', '/api/docs', '/api/export/weekwise.json']) {
    await expect(page.goto(path)).rejects.toThrow('net::ERR');
  }
});

test('a page that was never opened says that it needs a connection, and comes when there is one', async ({
  freshPage: page,
  context,
}) => {
  await makeArea(page.request, { name: 'Coding' }, ['Learn Rust']);
  await install(page);
  await context.setOffline(true);
  await page.goto('/planner');
  const message = page.getByRole('alert').filter({ hasText: 'This page needs a connection' });
  await expect(message).toBeVisible();
  await message.getByRole('link', { name: 'Timers' }).click();
  await expect(button(page, 'Start Learn Rust')).toBeVisible();
  await page.goto('/planner');
  await expect(message).toBeVisible();
  await context.setOffline(false);
  await expect(message).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Planner');
});

test('a server that cannot be reached is no less than no connection', async ({ freshPage: page, context }) => {
  await makeArea(page.request, { name: 'Coding' }, ['Learn Rust']);
  await install(page);
  await context.route('**/api/**', (route) => route.abort());
  await lookAgain(page);
  await expect(page.getByRole('status')).toContainText('Weekwise cannot be reached. This is what was last loaded');
  await button(page, 'Start Learn Rust').click();
  await expect(running(page)).toContainText('not sent yet');
  await context.unroute('**/api/**');
  await lookAgain(page);
  await expect(sent(page)).toHaveText(/1 change sent\./);
});

test('a page is asked for once, and a proxy that cannot reach the server is no answer', async ({
  freshPage: page,
  baseURL,
}) => {
  await makeArea(page.request, { name: 'Coding' }, ['Learn Rust']);
  const releases = await serveReleases(baseURL!);
  await install(page, `${releases.origin}/timers`);
  releases.asked.length = 0;
  await page.reload();
  await expect(button(page, 'Start Learn Rust')).toBeVisible();
  expect(releases.asked.filter((path) => path === '/timers')).toHaveLength(1);
  releases.isAway = true;
  await page.reload();
  await expect(page.getByRole('status')).toContainText('Weekwise cannot be reached. This is what was last loaded');
  await button(page, 'Start Learn Rust').click();
  await expect(running(page)).toContainText('not sent yet');
  releases.close();
});

test('a new release takes over, and the files of the one before stay for its open tabs', async ({
  freshPage: page,
  context,
  baseURL,
}) => {
  const releases = await serveReleases(baseURL!);
  await install(page, `${releases.origin}/timers`);
  const shells = () => page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('shell-')));
  /** Until the new worker has taken over, or was given up. */
  const update = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      const found = new Promise((resolve) => registration.addEventListener('updatefound', resolve));
      await registration.update();
      await found;
      const worker = registration.installing ?? registration.waiting ?? registration.active!;
      while (worker.state !== 'activated' && worker.state !== 'redundant') {
        await new Promise((resolve) => worker.addEventListener('statechange', resolve));
      }
      return worker.state;
    });
  await expect.poll(shells).toEqual(['shell-first']);
  releases.version = 'second';
  expect(await update()).toBe('activated');
  expect(await shells()).toEqual(['shell-first', 'shell-second']);
  // One that does not arrive whole changes nothing.
  releases.version = 'third';
  releases.isBroken = true;
  expect(await update()).toBe('redundant');
  expect(await shells()).toEqual(['shell-first', 'shell-second']);
  releases.version = 'fourth';
  releases.isBroken = false;
  expect(await update()).toBe('activated');
  expect(await shells()).toEqual(['shell-second', 'shell-fourth']);
  await context.setOffline(true);
  await page.reload();
  await expect(banner(page)).toBeVisible();
  releases.close();
});

test('axe finds no violations without a connection, with time that could not be saved', async ({
  page,
  context,
  busyMember,
}) => {
  await logIn(page.request, busyMember);
  await page.goto('/timers');
  await page.evaluate(async () => {
    const { user } = (await (await fetch('/api/auth/me')).json()) as { user: { _id: string } };
    const goal = { _id: 'gone', title: 'Learn Rust', status: 'Active', focusArea: { _id: 'gone', name: 'Coding' } };
    const timer = { key: 'k', order: 1, goal, startAt: new Date().toISOString(), refused: 'was not saved.' };
    localStorage.setItem(`weekwise-timer ${user._id} k`, JSON.stringify(timer));
  });
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('Learn Rust');
  await context.setOffline(true);
  await expect(banner(page)).toBeVisible();
  await expectAccessible(page);
});
