import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import type { TimeEntry } from '#contract/time-entries.ts';
import { logIn, newAccount, send, signUp } from './accounts.ts';
import { axeFindsNothing } from './axe.ts';
import { expect as expectSoon, test } from './fixtures.ts';
import { makeArea, startTimer } from './life.ts';

test.use({ serviceWorkers: 'allow' });
// Much of this happens behind the page, in its own time.
test.describe.configure({ timeout: 90_000 });
const expect = expectSoon.configure({ timeout: 20_000 });

const HOUR = 3_600_000;
const running = (page: Page) => page.getByRole('region', { name: 'Running Timers' }).getByRole('listitem');
const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true }).first();
const banner = (page: Page) => page.getByRole('status').filter({ hasText: 'You are offline.' });
const sent = (page: Page) => page.getByRole('status').filter({ hasText: / sent\.$/ });

/** The paths of the answers that the worker has kept. */
const keptPaths = (page: Page) =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('answers-'));
    const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return keys.flat().map(({ url }) => new URL(url).pathname);
  });

/** Opens a page and waits until it could be opened again without a connection. */
async function install(page: Page, path = '/timers'): Promise<void> {
  await page.goto(path);
  await page.evaluate(async () => navigator.serviceWorker.ready);
  await expect
    .poll(() => keptPaths(page))
    .toEqual(expect.arrayContaining(['/api/auth/me', '/api/time-entries/active']));
  await page.waitForLoadState('networkidle');
}

const entriesOf = async (page: Page, at: number) =>
  send<TimeEntry[]>(
    page.request,
    'GET',
    `/api/time-entries/time-entries-by-day?date=${new Date(at).toISOString().slice(0, 10)}`,
  );

/** Between these two moments, to the millisecond. */
function expectWithin(instant: string | null, [from, to]: readonly [number, number]): void {
  expect(Date.parse(instant ?? '')).toBeGreaterThanOrEqual(from - 50);
  expect(Date.parse(instant ?? '')).toBeLessThanOrEqual(to + 50);
}

async function moment(act: () => Promise<void>): Promise<readonly [number, number]> {
  const from = Date.now();
  await act();
  return [from, Date.now()];
}

/** As the page does by itself every half minute. */
const lookAgain = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));

/** The same server at an address of its own, where the worker is that of whatever release it is told to be. */
async function serveReleases(target: string) {
  const state = { version: 'first', isBroken: false, origin: '', close: () => {} };
  const server = createServer((request, response) => {
    void (async () => {
      const { method = 'GET', url = '/', headers } = request;
      const answer = await fetch(target + url, { method, headers: { cookie: headers.cookie ?? '' } });
      const isWorker = url === '/sw.js';
      const type = answer.headers.get('content-type') ?? '';
      response.writeHead(state.isBroken && !isWorker ? 503 : answer.status, {
        'content-type': type,
        'cache-control': answer.headers.get('cache-control') ?? '',
      });
      const body = Buffer.from(await answer.arrayBuffer());
      response.end(isWorker ? body.toString().replace(/version:`\w+`/, `version:\`${state.version}\``) : body);
    })();
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  state.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  state.close = () => server.close();
  return state;
}

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

test('nobody is given a worker before they are inside', async ({ page }) => {
  for (const path of ['/', '/login']) {
    await page.goto(path, { waitUntil: 'networkidle' });
    await page.waitForTimeout(3500);
    expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  }
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
  await expect(banner(page)).toContainText(/This is what was last loaded, at \d\d:\d\d\. Timers work/);
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

test('what is not of the app is left alone', async ({ freshPage: page, context }) => {
  await install(page);
  await context.setOffline(true);
  for (const path of ['/', '/privacy', '/api/docs', '/api/export/weekwise.json']) {
    await expect(page.goto(path)).rejects.toThrow('net::ERR');
  }
});

test('timers that were started and stopped offline are sent with their true times, also after a reload', async ({
  freshPage: page,
  context,
}) => {
  const { goals } = await makeArea(page.request, { name: 'Coding' }, ['Learn Rust', 'Ship it', 'Read']);
  const old = await startTimer(page.request, goals[2]!, HOUR);
  await install(page);
  await context.setOffline(true);
  await expect(banner(page)).toBeVisible();

  const started = await moment(() => button(page, 'Start Learn Rust').click());
  await expect(running(page).filter({ hasText: 'Learn Rust' })).toContainText('not sent yet');
  const stoppedOld = await moment(() => running(page).getByRole('button', { name: 'Stop Read' }).click());
  await expect(page.getByRole('status').filter({ hasText: 'Read stopped after 1 h' })).toBeVisible();
  const begun = await moment(() => button(page, 'Start Ship it').click());
  await page.waitForTimeout(1500);
  const ended = await moment(() => running(page).getByRole('button', { name: 'Stop Ship it' }).click());
  await expect(running(page)).toHaveCount(1);
  await expect(banner(page)).toContainText('3 changes will be sent when you are back.');

  await page.reload();
  await expect(running(page)).toHaveCount(1);
  await expect(running(page)).toContainText(/Learn Rust.*0:00:0\d/);
  await page.waitForTimeout(1000);
  await context.setOffline(false);
  await expect(sent(page)).toHaveText(/3 changes sent\./);
  await expect(banner(page)).toBeHidden();
  await expect(running(page)).toHaveCount(1);
  await expect(running(page).getByRole('button', { name: /change the start of Learn Rust/ })).toBeVisible();

  const entries = await entriesOf(page, Date.now());
  expect(entries).toHaveLength(3);
  const of = (title: string) => entries.find(({ goal }) => goal.title === title)!;
  expect(of('Read')._id).toBe(old._id);
  expectWithin(of('Read').endAt, stoppedOld);
  expectWithin(of('Learn Rust').startAt, started);
  expect(of('Learn Rust').endAt).toBeNull();
  expectWithin(of('Ship it').startAt, begun);
  expectWithin(of('Ship it').endAt, ended);
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith('weekwise-timer'))),
  ).toEqual([]);
});

test('what was sent without an answer is not done twice, and can be stopped meanwhile', async ({
  freshPage: page,
  context,
}) => {
  await makeArea(page.request, { name: 'Coding' }, ['Learn Rust', 'Ship it']);
  await install(page);
  await context.setOffline(true);
  await expect(banner(page)).toBeVisible();
  await button(page, 'Start Learn Rust').click();
  await button(page, 'Start Ship it').click();
  await page.waitForTimeout(1100);
  await running(page).getByRole('button', { name: 'Stop Ship it' }).click();
  await expect(running(page)).toHaveCount(1);

  let lost = 0;
  await page.route('**/api/time-entries', async (route) => {
    lost++;
    await route.fetch();
    await route.abort();
  });
  await context.setOffline(false);
  await expect.poll(() => lost).toBe(1);
  // The server has heard of its start; this tab does not know.
  const stopped = await moment(() => running(page).getByRole('button', { name: 'Stop Learn Rust' }).click());
  await expect(running(page)).toHaveCount(0);
  await page.unroute('**/api/time-entries');
  await lookAgain(page);
  await expect(sent(page)).toBeVisible();
  await expect(running(page)).toHaveCount(0);
  const entries = await entriesOf(page, Date.now());
  expect(entries.map(({ goal }) => goal.title)).toEqual(['Learn Rust', 'Ship it']);
  expectWithin(entries[0]!.endAt, stopped);
});

test('nor is it when the server has forgotten by then that it was sent', async ({ freshPage: page, context }) => {
  await makeArea(page.request, { name: 'Coding' }, ['Learn Rust']);
  await install(page);
  await context.setOffline(true);
  await expect(banner(page)).toBeVisible();
  await button(page, 'Start Learn Rust').click();
  await page.waitForTimeout(1100);
  await running(page).getByRole('button', { name: 'Stop Learn Rust' }).click();
  await expect(running(page)).toHaveCount(0);
  let lost = 0;
  await page.route('**/api/time-entries', async (route) => {
    lost++;
    await route.fetch();
    await route.abort();
  });
  await context.setOffline(false);
  await expect.poll(() => lost).toBe(1);
  await context.setOffline(true);
  await page.unroute('**/api/time-entries');
  // A day goes by: the key is as good as a new one.
  await page.evaluate(() => {
    const name = Object.keys(localStorage).find((each) => each.startsWith('weekwise-timer'))!;
    const timer = JSON.parse(localStorage.getItem(name)!) as { key: string; tried: { at: number } };
    localStorage.removeItem(name);
    timer.tried.at -= 25 * 3_600_000;
    localStorage.setItem(name.replace(timer.key, 'another'), JSON.stringify({ ...timer, key: 'another' }));
  });
  await page.reload();
  await context.setOffline(false);
  await expect(sent(page)).toHaveText(/1 change sent\./);
  expect(await entriesOf(page, Date.now())).toHaveLength(1);
});

test('of two tabs one sends, and both show it', async ({ freshPage: page, context }) => {
  await makeArea(page.request, { name: 'Coding' }, ['Learn Rust', 'Ship it']);
  await install(page);
  const other = await context.newPage();
  await install(other);
  await context.setOffline(true);
  await expect(banner(other)).toBeVisible();
  await button(page, 'Start Learn Rust').click();
  await expect(running(other)).toContainText('Learn Rust');
  await button(other, 'Start Ship it').click();
  await expect(running(page)).toHaveCount(2);
  const posts: string[] = [];
  for (const tab of [page, other]) {
    tab.on('request', (request) => {
      if (request.method() === 'POST') posts.push(request.url());
    });
  }
  await context.setOffline(false);
  for (const tab of [page, other]) {
    await expect(running(tab)).toHaveCount(2);
    await expect(running(tab).getByText('not sent yet')).toHaveCount(0);
  }
  await page.waitForTimeout(500);
  expect(posts).toHaveLength(2);
  expect(await entriesOf(page, Date.now())).toHaveLength(2);
});

test('what the server does not take is told until it was read', async ({ freshPage: page, context }) => {
  const { goals } = await makeArea(page.request, { name: 'Coding' }, ['Learn Rust', 'Ship it', 'Read']);
  await install(page);
  await context.setOffline(true);
  await expect(banner(page)).toBeVisible();
  await button(page, 'Start Learn Rust').click();
  await button(page, 'Start Ship it').click();
  await button(page, 'Start Read').click();
  await page.waitForTimeout(1100);
  await running(page).getByRole('button', { name: 'Stop Ship it' }).click();
  await expect(running(page)).toHaveCount(2);
  // Elsewhere meanwhile.
  await send(page.request, 'DELETE', `/api/safe-delete/goals/${goals[0]!._id}`);
  await send(page.request, 'PATCH', `/api/goals/${goals[1]!._id}/status`, { status: 'Archived' });
  await context.setOffline(false);
  const deleted = page.getByRole('alert').filter({ hasText: /Learn Rust, started at \d\d:\d\d, was not saved\./ });
  const closed = page.getByRole('alert').filter({ hasText: /Ship it, \d\d:\d\d to \d\d:\d\d, was not saved\./ });
  await expect(deleted).toContainText('It was deleted meanwhile.');
  await expect(closed).toContainText('This goal is no longer active');
  await expect(sent(page)).toHaveText(/1 change sent\./);
  await expect(running(page)).toHaveCount(1);
  await page.reload();
  await expect(deleted).toBeVisible();
  await deleted.getByRole('button', { name: 'Close message about Learn Rust' }).click();
  await expect(deleted).toBeHidden();
  await page.reload();
  await expect(closed).toBeVisible();
  await expect(deleted).toBeHidden();
});

test('logging out leaves nothing behind, not even without a connection', async ({ page, context }) => {
  const account = newAccount();
  await signUp(page.request, account);
  await makeArea(page.request, { name: 'Coding' }, ['Learn Rust']);
  await install(page);
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/login');
  await expect.poll(() => keptPaths(page)).toEqual([]);
  await context.setOffline(true);
  await page.goto('/timers');
  await expect(page.getByRole('alert')).toContainText('You are offline.');
  await expect(page.getByText('Learn Rust')).toBeHidden();
  await expect(page.getByText(account.email)).toBeHidden();
});

test('a session that is over leaves nothing behind either', async ({ freshPage: page, context }) => {
  await makeArea(page.request, { name: 'Coding' }, ['Learn Rust']);
  await install(page);
  await send(page.request, 'POST', '/api/auth/logout');
  await lookAgain(page);
  await expect(page).toHaveURL(/\/login/);
  await expect.poll(() => keptPaths(page)).toEqual([]);
  await context.setOffline(true);
  await page.goto('/timers');
  await expect(page.getByRole('alert')).toContainText('You are offline.');
  await expect(page.getByText('Learn Rust')).toBeHidden();
});

test('what one user has not sent is neither shown to nor sent for another', async ({ page, context }) => {
  const [ann, ben] = [newAccount(), newAccount()];
  await signUp(page.request, ben);
  await makeArea(page.request, { name: 'Music' }, ['Fugue']);
  await signUp(page.request, ann);
  await makeArea(page.request, { name: 'Coding' }, ['Learn Rust']);
  await install(page);
  await context.setOffline(true);
  await expect(banner(page)).toBeVisible();
  const started = await moment(() => button(page, 'Start Learn Rust').click());
  await expect(running(page)).toHaveCount(1);

  // Another tab, another account.
  await logIn(page.request, ben);
  await context.setOffline(false);
  await expect(page.getByText(ben.email)).toBeVisible();
  await expect(button(page, 'Start Fugue')).toBeVisible();
  await expect(running(page)).toHaveCount(0);
  await page.reload();
  await expect(button(page, 'Start Fugue')).toBeVisible();
  await page.waitForTimeout(3500);
  expect(await entriesOf(page, Date.now())).toEqual([]);
  await context.setOffline(true);
  await page.reload();
  await expect(button(page, 'Start Fugue')).toBeVisible();
  await expect(page.getByText('Learn Rust')).toHaveCount(0);
  await context.setOffline(false);

  await logIn(page.request, ann);
  await page.reload();
  await expect(running(page)).toContainText('Learn Rust');
  await expect.poll(async () => (await entriesOf(page, Date.now())).length).toBe(1);
  expectWithin((await entriesOf(page, Date.now()))[0]!.startAt, started);
});

test('logging out with unsent changes is asked about', async ({ freshPage: page, context }) => {
  await makeArea(page.request, { name: 'Coding' }, ['Learn Rust']);
  await install(page);
  await context.setOffline(true);
  await expect(banner(page)).toBeVisible();
  await button(page, 'Start Learn Rust').click();
  await page.route('**/api/time-entries', (route) => route.abort());
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Logout' }).click();
  const question = page.getByRole('dialog', { name: 'Log out all the same?' });
  await expect(question).toContainText('1 change of your timers could not be sent yet.');
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(running(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'Logout' }).click();
  await question.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL('/login');
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith('weekwise-timer'))),
  ).toEqual([]);
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

axeFindsNothing([
  {
    name: 'a page without a connection, with time that could not be saved',
    signedIn: 'with a life',
    open: async (page) => {
      await page.context().setOffline(false);
      await page.goto('/timers');
      await page.evaluate(async () => {
        const { user } = (await (await fetch('/api/auth/me')).json()) as { user: { _id: string } };
        const goal = { _id: 'gone', title: 'Learn Rust', status: 'Active', focusArea: { _id: 'gone', name: 'Coding' } };
        const timer = { key: 'k', order: 1, goal, startAt: new Date().toISOString(), refused: 'was not saved.' };
        localStorage.setItem(`weekwise-timer ${user._id} k`, JSON.stringify(timer));
      });
      await page.reload();
      await expect(page.getByRole('alert')).toContainText('Learn Rust');
      await page.context().setOffline(true);
      await expect(banner(page)).toBeVisible();
    },
  },
]);
