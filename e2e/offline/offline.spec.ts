import { logIn } from '#testing/accounts.ts';
import { expectAccessible } from '../support/axe.ts';
import { test } from '../support/fixtures.ts';
import { runningTimers } from '../support/locators.ts';
import { createArea, startTimer } from '#testing/seed.ts';
import {
  offlineBanner,
  mainButton,
  expect,
  openAndWaitForCache,
  cachedPaths,
  triggerRefetch,
  sentToast,
} from '../support/offline.ts';
import { startReleaseProxy } from '../support/release-proxy.ts';

test.use({ serviceWorkers: 'allow' });
test.describe.configure({ timeout: 90_000 });

const HOUR = 3_600_000;

test('serves the manifest, icons and service worker that make the app installable', async ({ freshPage: page }) => {
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

test('registers the service worker only for logged-in users', async ({ page, member }) => {
  const countWorkers = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  await page.clock.install();
  for (const path of ['/', '/login']) {
    await page.goto(path, { waitUntil: 'networkidle' });
    await page.clock.runFor(10_000);
    expect([path, await countWorkers()]).toEqual([path, 0]);
  }
  // For a logged-in user, it is registered well within that time.
  await logIn(page.request, member);
  await page.goto('/help');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.clock.runFor(3500);
  await expect.poll(countWorkers).toBe(1);
});

test('shows the last loaded data offline, says so, and still does after a reload', async ({
  freshPage: page,
  context,
}) => {
  const { goals } = await createArea(page.request, { name: 'Coding' }, ['Learn Rust', 'Ship it']);
  await startTimer(page.request, goals[0]!, HOUR);
  await page.goto('/dashboard');
  await openAndWaitForCache(page);
  await context.setOffline(true);
  await expect(offlineBanner(page)).toContainText(/Showing what was loaded at \d\d:\d\d\. Timers still work/);
  await page.reload();
  await expect(offlineBanner(page)).toBeVisible();
  await expect(runningTimers(page)).toContainText(/Learn Rust.*1:00:\d\d/);
  await expect(mainButton(page, 'Start Ship it')).toBeVisible();
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard');
  await expect(page.getByRole('link', { name: /^Running: Learn Rust/ })).toContainText(/1:00:\d\d/);
  await context.setOffline(false);
  await expect(offlineBanner(page)).toBeHidden();
});

test('shows offline the data that arrived with the response to the last change', async ({
  freshPage: page,
  context,
}) => {
  await createArea(page.request, { name: 'Coding' }, ['Learn Rust']);
  await page.goto('/dashboard');
  await openAndWaitForCache(page);
  await mainButton(page, 'Start Learn Rust').click();
  const cachedTimers = () =>
    page.evaluate(async () => (await (await caches.match('/api/time-entries/active'))?.text()) ?? '');
  await expect.poll(cachedTimers).toContain('Learn Rust');
  await context.setOffline(true);
  await page.reload();
  await expect(offlineBanner(page)).toBeVisible();
  await expect(runningTimers(page)).toContainText('Learn Rust');
});

test('starts timers offline even if their page was never opened', async ({ freshPage: page, context }) => {
  await createArea(page.request, { name: 'Coding' }, ['Learn Rust']);
  await openAndWaitForCache(page, '/dashboard');
  await expect
    .poll(() => cachedPaths(page))
    .toEqual(expect.arrayContaining(['/api/focus-areas/with-goals', '/api/goals/weekly-usage']));
  await context.setOffline(true);
  await page.goto('/timers');
  await mainButton(page, 'Start Learn Rust').click();
  await expect(runningTimers(page)).toContainText('not sent yet');
});

test('caches responses when the worker takes control before the page has settled', async ({ freshPage: page }) => {
  await page.goto('/timers', { waitUntil: 'commit' });
  await page.evaluate(async () => {
    const controlled = new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve));
    await navigator.serviceWorker.register('/sw.js');
    await controlled;
  });
  await expect
    .poll(() => cachedPaths(page))
    .toEqual(expect.arrayContaining(['/api/auth/me', '/api/time-entries/active', '/api/focus-areas/with-goals']));
});

test('caches the responses that a page passes to the worker, unless newer ones are cached', async ({
  freshPage: page,
}) => {
  await openAndWaitForCache(page);
  const readCached = (path: string) =>
    page.evaluate(async (url) => (await (await caches.match(url))?.text()) ?? 'nothing', path);
  const passToWorker = (bodies: object, receivedAt: number) =>
    page.evaluate(
      async ([data, time]) => {
        const me: unknown = await (await fetch('/api/auth/me')).json();
        const json = JSON.stringify({ '/api/auth/me': me, ...data });
        const worker = navigator.serviceWorker.controller;
        worker?.postMessage({ type: 'initial-data', json, receivedAt: time }, []);
      },
      [bodies, receivedAt] as const,
    );
  const later = Date.now() + HOUR;
  await passToWorker({ '/api/csrf-token': 'secret', '/api/inventory/grouped': 'first' }, later);
  await expect.poll(() => readCached('/api/inventory/grouped')).toBe('"first"');
  expect(await readCached('/api/csrf-token')).toBe('nothing');
  await passToWorker({ '/api/inventory/grouped': 'older', '/api/action-plans': 'last' }, later - 1);
  await expect.poll(() => readCached('/api/action-plans')).toBe('"last"');
  expect(await readCached('/api/inventory/grouped')).toBe('"first"');
});

test('does not serve public pages, API documentation or exports offline', async ({ freshPage: page, context }) => {
  await openAndWaitForCache(page);
  await context.setOffline(true);
  for (const path of ['/', '/privacy', '/api/docs', '/api/export/weekwise.json']) {
    await expect(page.goto(path)).rejects.toThrow('net::ERR');
  }
});

test('says that a page without cached data needs a connection, and loads it once online', async ({
  freshPage: page,
  context,
}) => {
  await createArea(page.request, { name: 'Coding' }, ['Learn Rust']);
  await openAndWaitForCache(page);
  await context.setOffline(true);
  await page.goto('/planner');
  const message = page.getByRole('alert').filter({ hasText: 'This page needs a connection' });
  await expect(message).toBeVisible();
  await message.getByRole('link', { name: 'Timers' }).click();
  await expect(mainButton(page, 'Start Learn Rust')).toBeVisible();
  await page.goto('/planner');
  await expect(message).toBeVisible();
  await context.setOffline(false);
  await expect(message).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Planner');
});

test('treats an unreachable server like a lost connection', async ({ freshPage: page, context }) => {
  await createArea(page.request, { name: 'Coding' }, ['Learn Rust']);
  await openAndWaitForCache(page);
  await context.route('**/api/**', (route) => route.abort());
  await triggerRefetch(page);
  await expect(page.getByRole('status')).toContainText('Weekwise cannot be reached. Showing what was loaded');
  await mainButton(page, 'Start Learn Rust').click();
  await expect(runningTimers(page)).toContainText('not sent yet');
  await context.unroute('**/api/**');
  await triggerRefetch(page);
  await expect(sentToast(page)).toHaveText(/1 change sent\./);
});

test('requests a page once, and treats a 502 from a proxy like a lost connection', async ({
  freshPage: page,
  baseURL,
}) => {
  await createArea(page.request, { name: 'Coding' }, ['Learn Rust']);
  const releases = await startReleaseProxy(baseURL!);
  await openAndWaitForCache(page, `${releases.origin}/timers`);
  releases.requestedPaths.length = 0;
  await page.reload();
  await expect(mainButton(page, 'Start Learn Rust')).toBeVisible();
  expect(releases.requestedPaths.filter((path) => path === '/timers')).toHaveLength(1);
  releases.isUpstreamDown = true;
  await page.reload();
  await expect(page.getByRole('status')).toContainText('Weekwise cannot be reached. Showing what was loaded');
  await mainButton(page, 'Start Learn Rust').click();
  await expect(runningTimers(page)).toContainText('not sent yet');
  releases.close();
});

test("activates a new release and keeps the previous one's files for open tabs", async ({
  freshPage: page,
  context,
  baseURL,
}) => {
  const releases = await startReleaseProxy(baseURL!);
  await openAndWaitForCache(page, `${releases.origin}/timers`);
  const shells = () => page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('shell-')));
  /** Waits until the new worker is active or has been discarded. */
  const update = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      const updateFound = new Promise((resolve) => registration.addEventListener('updatefound', resolve));
      await registration.update();
      await updateFound;
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
  // A release that fails to download completely is discarded.
  releases.version = 'third';
  releases.failsAssets = true;
  expect(await update()).toBe('redundant');
  expect(await shells()).toEqual(['shell-first', 'shell-second']);
  releases.version = 'fourth';
  releases.failsAssets = false;
  expect(await update()).toBe('activated');
  expect(await shells()).toEqual(['shell-second', 'shell-fourth']);
  await context.setOffline(true);
  await page.reload();
  await expect(offlineBanner(page)).toBeVisible();
  releases.close();
});

test('axe finds no violations offline with a timer that the server rejected', async ({
  page,
  context,
  seededMember,
}) => {
  await logIn(page.request, seededMember);
  await page.goto('/timers');
  await page.evaluate(async () => {
    const { user } = (await (await fetch('/api/auth/me')).json()) as { user: { _id: string } };
    const focusArea = { _id: 'deleted-area', name: 'Coding' };
    const goal = { _id: 'deleted-goal', title: 'Learn Rust', status: 'Active', focusArea };
    const timer = { key: 'k', order: 1, goal, startAt: new Date().toISOString(), refused: 'was not saved.' };
    localStorage.setItem(`weekwise-timer ${user._id} k`, JSON.stringify(timer));
  });
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('Learn Rust');
  await context.setOffline(true);
  await expect(offlineBanner(page)).toBeVisible();
  await expectAccessible(page);
});
