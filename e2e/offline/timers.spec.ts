import type { APIResponse, Page } from '@playwright/test';
import { callApi } from '#testing/api.ts';
import { test } from '../support/fixtures.ts';
import { runningTimers } from '../support/locators.ts';
import { createArea, startTimer } from '#testing/seed.ts';
import {
  offlineBanner,
  mainButton,
  listEntries,
  expect,
  expectWithinWindow,
  openAndWaitForCache,
  triggerRefetch,
  recordTimeWindow,
  sentToast,
  queuedStorageKeys,
} from '../support/offline.ts';
import { forcePaint } from '../support/force-paint.ts';

test.use({ serviceWorkers: 'allow' });
test.describe.configure({ timeout: 90_000 });

const HOUR = 3_600_000;

/** Waits until a timer shows at least one second. */
const waitForOneSecond = (page: Page, title: string) =>
  expect(runningTimers(page).filter({ hasText: title })).toContainText(/0:00:(0[1-9]|[1-5]\d)/);

/** Forwards every timer start to the server but drops the response. The returned list grows with each dropped response. */
async function dropResponses(page: Page): Promise<readonly APIResponse[]> {
  const dropped: APIResponse[] = [];
  await page.route('**/api/time-entries', async (route) => {
    dropped.push(await route.fetch());
    await route.abort();
  });
  return dropped;
}

/** Starts and stops a timer offline. */
async function trackTimeOffline(page: Page): Promise<void> {
  await createArea(page.request, { name: 'Coding' }, ['Learn Rust']);
  await openAndWaitForCache(page);
  await page.context().setOffline(true);
  await expect(offlineBanner(page)).toBeVisible();
  await mainButton(page, 'Start Learn Rust').click();
  await waitForOneSecond(page, 'Learn Rust');
  await runningTimers(page).getByRole('button', { name: 'Stop Learn Rust' }).click();
  await expect(runningTimers(page)).toHaveCount(0);
}

/** Goes online. The server receives the queued timer, but its response never reaches the browser. */
async function dropFirstResponse(page: Page): Promise<void> {
  const dropped = await dropResponses(page);
  await page.context().setOffline(false);
  await expect.poll(() => dropped.length).toBe(1);
}

test('sends timers that were started and stopped offline with their real times, even after a reload (CL-01)', async ({
  freshPage: page,
  context,
}) => {
  const { goals } = await createArea(page.request, { name: 'Coding' }, ['Learn Rust', 'Ship it', 'Read']);
  const runningEntry = await startTimer(page.request, goals[2]!, HOUR);
  await openAndWaitForCache(page);
  await context.setOffline(true);
  await expect(offlineBanner(page)).toBeVisible();

  const started = await recordTimeWindow(() => mainButton(page, 'Start Learn Rust').click());
  await expect(runningTimers(page).filter({ hasText: 'Learn Rust' })).toContainText('not sent yet');
  const readStopped = await recordTimeWindow(() =>
    runningTimers(page).getByRole('button', { name: 'Stop Read' }).click(),
  );
  await expect(page.getByRole('status').filter({ hasText: 'Read stopped after 1 h' })).toBeVisible();
  const shipStarted = await recordTimeWindow(() => mainButton(page, 'Start Ship it').click());
  await waitForOneSecond(page, 'Ship it');
  const shipStopped = await recordTimeWindow(() =>
    runningTimers(page).getByRole('button', { name: 'Stop Ship it' }).click(),
  );
  await expect(runningTimers(page)).toHaveCount(1);
  await expect(offlineBanner(page)).toContainText('3 changes will be sent when you are back online.');

  await page.reload();
  await expect(runningTimers(page)).toHaveCount(1);
  await expect(runningTimers(page)).toContainText(/Learn Rust.*0:00:\d\d/);
  await context.setOffline(false);
  await expect(sentToast(page)).toHaveText(/3 changes sent\./);
  await expect(offlineBanner(page)).toBeHidden();
  await expect(runningTimers(page)).toHaveCount(1);
  await expect(runningTimers(page).getByRole('button', { name: /change the start of Learn Rust/ })).toBeVisible();

  const entries = await listEntries(page, Date.now());
  expect(entries).toHaveLength(3);
  const entryFor = (title: string) => entries.find(({ goal }) => goal.title === title)!;
  expect(entryFor('Read')._id).toBe(runningEntry._id);
  expectWithinWindow(entryFor('Read').endAt, readStopped);
  expectWithinWindow(entryFor('Learn Rust').startAt, started);
  expect(entryFor('Learn Rust').endAt).toBeNull();
  expectWithinWindow(entryFor('Ship it').startAt, shipStarted);
  expectWithinWindow(entryFor('Ship it').endAt, shipStopped);
  expect(await queuedStorageKeys(page)).toEqual([]);
});

test('queues the first click whose request fails, before the app knows that it is offline', async ({
  freshPage: page,
  context,
}) => {
  const { goals } = await createArea(page.request, { name: 'Coding' }, ['Learn Rust', 'Read']);
  const runningEntry = await startTimer(page.request, goals[1]!, HOUR);
  await openAndWaitForCache(page);
  await context.route('**/api/**', (route) => route.abort());
  const started = await recordTimeWindow(() => mainButton(page, 'Start Learn Rust').click());
  await expect(runningTimers(page).filter({ hasText: 'Learn Rust' })).toContainText('not sent yet');
  const stopped = await recordTimeWindow(() => runningTimers(page).getByRole('button', { name: 'Stop Read' }).click());
  await expect(runningTimers(page)).toHaveCount(1);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await context.unroute('**/api/**');
  await triggerRefetch(page);
  await expect.poll(() => queuedStorageKeys(page)).toEqual([]);
  const entries = await listEntries(page, Date.now());
  expectWithinWindow(entries.find(({ goalId }) => goalId === goals[0]!._id)!.startAt, started);
  expectWithinWindow(entries.find(({ _id }) => _id === runningEntry._id)!.endAt, stopped);
});

test('records the time of the click when the server hangs', async ({ freshPage: page }) => {
  const { goals } = await createArea(page.request, { name: 'Coding' }, ['Learn Rust', 'Read']);
  const runningEntry = await startTimer(page.request, goals[1]!, HOUR);
  await openAndWaitForCache(page);
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  const lateRequests: Promise<unknown>[] = [];
  await page.route(/\/api\/time-entries(\/[\da-f-]{36})?$/, async (route) => {
    await released;
    const forwarded = route.fetch().catch(() => undefined);
    lateRequests.push(forwarded);
    await forwarded;
    await route.abort();
  });
  const started = await recordTimeWindow(() => mainButton(page, 'Start Learn Rust').click());
  const stopped = await recordTimeWindow(() => runningTimers(page).getByRole('button', { name: 'Stop Read' }).click());
  const card = runningTimers(page).filter({ hasText: 'Learn Rust' });
  await expect(card).toContainText(/starting….*0:00:0[2-4]|0:00:0[2-4].*starting…/);
  await expect(card).toContainText('not sent yet', { timeout: 9000 });
  await expect(card).toContainText(/0:00:\d[5-9]/);
  await expect(runningTimers(page)).toHaveCount(1);
  // The requests reach the server only after the app has given up on them.
  release();
  await expect.poll(() => lateRequests.length).toBeGreaterThanOrEqual(2);
  await Promise.all(lateRequests);
  await page.unrouteAll({ behavior: 'wait' });
  await triggerRefetch(page);
  await expect.poll(() => queuedStorageKeys(page)).toEqual([]);
  const entries = await listEntries(page, Date.now());
  expect(entries).toHaveLength(2);
  expectWithinWindow(entries.find(({ goalId }) => goalId === goals[0]!._id)!.startAt, started);
  expectWithinWindow(entries.find(({ _id }) => _id === runningEntry._id)!.endAt, stopped);
});

test('sends notes that were written offline, without changing any times (CL-01)', async ({
  freshPage: page,
  context,
}) => {
  const { goals } = await createArea(page.request, { name: 'Coding' }, ['Learn Rust', 'Read']);
  const runningEntry = await startTimer(page.request, goals[1]!, HOUR);
  await openAndWaitForCache(page);
  await context.setOffline(true);
  await expect(offlineBanner(page)).toBeVisible();
  const started = await recordTimeWindow(() => mainButton(page, 'Start Learn Rust').click());
  await expect(runningTimers(page).filter({ hasText: 'Learn Rust' })).toContainText('not sent yet');
  const card = (title: string) => runningTimers(page).filter({ hasText: title });
  for (const [title, note] of [
    ['Learn Rust', 'Ownership'],
    ['Read', 'Chapter 4'],
  ] as const) {
    await card(title)
      .getByRole('button', { name: `Add a note to ${title}` })
      .click();
    await card(title).getByRole('textbox', { name: 'Note' }).fill(note);
    await card(title).getByLabel('Tags').fill('train,');
    await expect(card(title).getByText('Saved on this device, not sent yet')).toBeVisible();
    await card(title).getByRole('button', { name: 'Done' }).click();
    await expect(card(title).getByRole('button', { name: `Note of ${title}: ${note}` })).toContainText('train');
  }

  await page.reload();
  await expect(card('Read').getByRole('button', { name: /^Note of Read: Chapter 4/ })).toBeVisible();
  await context.setOffline(false);
  await expect(sentToast(page)).toHaveText(/2 changes sent\./);
  await expect(card('Learn Rust').getByRole('button', { name: /change the start/ })).toBeVisible();
  const entries = await listEntries(page, Date.now());
  expect(entries).toMatchObject([
    { _id: runningEntry._id, startAt: runningEntry.startAt, endAt: null, note: 'Chapter 4', tags: ['train'] },
    { goal: { title: 'Learn Rust' }, endAt: null, note: 'Ownership', tags: ['train'] },
  ]);
  expectWithinWindow(entries[1]!.startAt, started);
  expect(await queuedStorageKeys(page)).toEqual([]);
});

test('does not start a timer twice if the response is lost, and can stop it before it is confirmed', async ({
  freshPage: page,
  context,
}) => {
  await createArea(page.request, { name: 'Coding' }, ['Learn Rust', 'Ship it']);
  await openAndWaitForCache(page);
  await context.setOffline(true);
  await expect(offlineBanner(page)).toBeVisible();
  await mainButton(page, 'Start Learn Rust').click();
  await mainButton(page, 'Start Ship it').click();
  await waitForOneSecond(page, 'Ship it');
  await runningTimers(page).getByRole('button', { name: 'Stop Ship it' }).click();
  await expect(runningTimers(page)).toHaveCount(1);

  await dropFirstResponse(page);
  // The server has started the timer, but this tab does not know.
  const stopped = await recordTimeWindow(() =>
    runningTimers(page).getByRole('button', { name: 'Stop Learn Rust' }).click(),
  );
  await expect(runningTimers(page)).toHaveCount(0);
  await page.unrouteAll({ behavior: 'wait' });
  await triggerRefetch(page);
  await expect(sentToast(page)).toBeVisible();
  await expect(runningTimers(page)).toHaveCount(0);
  const entries = await listEntries(page, Date.now());
  expect(entries.map(({ goal }) => goal.title)).toEqual(['Learn Rust', 'Ship it']);
  expectWithinWindow(entries[0]!.endAt, stopped);
});

test('creates one entry for a timer that is sent twice', async ({ freshPage: page }) => {
  await trackTimeOffline(page);
  await dropFirstResponse(page);
  await page.unrouteAll({ behavior: 'wait' });
  await triggerRefetch(page);
  await expect(sentToast(page)).toHaveText(/1 change sent\./);
  expect(await listEntries(page, Date.now())).toHaveLength(1);
});

test('creates one entry for a timer that is sent again after its idempotency key has expired', async ({
  freshPage: page,
  context,
}) => {
  await trackTimeOffline(page);
  await dropFirstResponse(page);
  await context.setOffline(true);
  await page.unrouteAll({ behavior: 'wait' });
  // Simulate that a day has passed: the server has forgotten the key by then, so using a new key is equivalent.
  await page.evaluate(() => {
    const name = Object.keys(localStorage).find((key) => key.startsWith('weekwise-timer'))!;
    const timer = JSON.parse(localStorage.getItem(name)!) as { key: string; tried: { at: number } };
    localStorage.removeItem(name);
    timer.tried.at -= 25 * 3_600_000;
    localStorage.setItem(name.replace(timer.key, 'another'), JSON.stringify({ ...timer, key: 'another' }));
  });
  await page.reload();
  await context.setOffline(false);
  await expect(sentToast(page)).toHaveText(/1 change sent\./);
  expect(await listEntries(page, Date.now())).toHaveLength(1);
});

test('sends queued timers from one of two tabs and shows them in both', async ({ freshPage: page, context }) => {
  await createArea(page.request, { name: 'Coding' }, ['Learn Rust', 'Ship it']);
  await openAndWaitForCache(page);
  const other = await context.newPage();
  await openAndWaitForCache(other);
  await context.setOffline(true);
  await expect(offlineBanner(other)).toBeVisible();
  await mainButton(page, 'Start Learn Rust').click();
  await expect(runningTimers(other)).toContainText('Learn Rust');
  await mainButton(other, 'Start Ship it').click();
  await expect(runningTimers(page)).toHaveCount(2);
  const posts: string[] = [];
  for (const tab of [page, other]) {
    tab.on('request', (request) => {
      if (request.method() === 'POST') posts.push(request.url());
    });
  }
  await context.setOffline(false);
  for (const tab of [page, other]) {
    await expect(runningTimers(tab)).toHaveCount(2);
    await expect(runningTimers(tab).getByText('not sent yet')).toHaveCount(0);
  }
  await expect.poll(() => queuedStorageKeys(page)).toEqual([]);
  // A tab that sends twice would do so after its next response.
  for (const tab of [page, other]) {
    const response = tab.waitForResponse('**/api/time-entries/active');
    await triggerRefetch(tab);
    await response;
    await forcePaint(tab);
  }
  expect(posts).toHaveLength(2);
  expect(await listEntries(page, Date.now())).toHaveLength(2);
});

test('shows timers that the server rejected until the message is closed', async ({ freshPage: page, context }) => {
  const { goals } = await createArea(page.request, { name: 'Coding' }, ['Learn Rust', 'Ship it', 'Read']);
  await openAndWaitForCache(page);
  await context.setOffline(true);
  await expect(offlineBanner(page)).toBeVisible();
  await mainButton(page, 'Start Learn Rust').click();
  await mainButton(page, 'Start Ship it').click();
  await mainButton(page, 'Start Read').click();
  await waitForOneSecond(page, 'Ship it');
  await runningTimers(page).getByRole('button', { name: 'Stop Ship it' }).click();
  await expect(runningTimers(page)).toHaveCount(2);
  // Both goals change in another browser while this one is offline.
  await callApi(page.request, 'DELETE', `/api/safe-delete/goals/${goals[0]!._id}`);
  await callApi(page.request, 'PATCH', `/api/goals/${goals[1]!._id}/status`, { status: 'Archived' });
  await context.setOffline(false);
  const deleted = page.getByRole('alert').filter({ hasText: /Learn Rust, started at \d\d:\d\d, was not saved\./ });
  const closed = page.getByRole('alert').filter({ hasText: /Ship it, \d\d:\d\d to \d\d:\d\d, was not saved\./ });
  await expect(deleted).toContainText('It has been deleted.');
  await expect(closed).toContainText('This goal is no longer active');
  await expect(sentToast(page)).toHaveText(/1 change sent\./);
  await expect(runningTimers(page)).toHaveCount(1);
  await page.reload();
  await expect(deleted).toBeVisible();
  await deleted.getByRole('button', { name: 'Close message about Learn Rust' }).click();
  await expect(deleted).toBeHidden();
  await page.reload();
  await expect(closed).toBeVisible();
  await expect(deleted).toBeHidden();
});
