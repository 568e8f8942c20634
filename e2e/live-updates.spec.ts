import type { Page } from '@playwright/test';
import { newAccount, signUp } from '#testing/accounts.ts';
import { callApi } from '#testing/api.ts';
import { createArea, startTimer } from '#testing/seed.ts';
import { expect, test } from './support/fixtures.ts';
import { runningTimers } from './support/locators.ts';

const HOUR = 3_600_000;
const HALF_MINUTE = 30_000;
const HEALTH = '/api/health';
const ACTIVE = 'GET /api/time-entries/active';

/** Records the API requests that a page sends from now on. */
function recordRequests(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/') && pathname !== HEALTH) requests.push(`${request.method()} ${pathname}`);
  });
  return requests;
}

const startButton = (page: Page, goal: string) =>
  page.getByRole('main').getByRole('button', { name: `Start ${goal}`, exact: true });
const stopButton = (page: Page, goal: string) => runningTimers(page).getByRole('button', { name: `Stop ${goal}` });

/** Waits for a few server responses. By then, the page has sent all requests that earlier responses trigger. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async (path) => {
    for (let turn = 0; turn < 3; turn++) await fetch(path);
  }, HEALTH);
}

/** Opens the timers page and waits for everything that only the first visit and the first click load. */
async function openTimers(page: Page, goal: string): Promise<void> {
  // The code that listens to other tabs loads this file a few seconds after the page.
  const outboxLoaded = page.waitForResponse('**/assets/timer-outbox-*.js');
  await page.goto('/timers');
  await outboxLoaded;
  await startButton(page, goal).click();
  await stopButton(page, goal).click();
  await expect(stopButton(page, goal)).toHaveCount(0);
  await settle(page);
}

test('starting and stopping a timer takes one request each', async ({ freshPage: page }) => {
  const { goals } = await createArea(page.request, { name: 'Coding' }, ['Learn Rust', 'Ship it']);
  await startTimer(page.request, goals[0]!, 2 * HOUR);
  await openTimers(page, 'Ship it');
  const requests = recordRequests(page);
  await stopButton(page, 'Learn Rust').click();
  await expect(runningTimers(page)).toHaveCount(0);
  await settle(page);
  expect(requests.splice(0)).toEqual([expect.stringMatching(/^PATCH \/api\/time-entries\//)]);

  await startButton(page, 'Learn Rust').click();
  await expect(runningTimers(page)).toHaveCount(1);
  await settle(page);
  expect(requests.splice(0)).toEqual(['POST /api/time-entries']);

  await stopButton(page, 'Learn Rust').click();
  await page.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Learn Rust removed.' })).toBeVisible();
  await settle(page);
  expect(requests.map((request) => request.split(' ')[0])).toEqual(['PATCH', 'DELETE']);
});

test('another tab shows a change without sending a request itself', async ({ freshPage: page }) => {
  await createArea(page.request, { name: 'Coding' }, ['Learn Rust', 'Ship it']);
  await openTimers(page, 'Ship it');
  const otherTab = await page.context().newPage();
  await openTimers(otherTab, 'Ship it');
  const requests = recordRequests(otherTab);
  await startButton(page, 'Learn Rust').click();
  await expect(runningTimers(otherTab)).toContainText('Learn Rust');
  await stopButton(page, 'Learn Rust').click();
  await expect(runningTimers(otherTab)).toHaveCount(0);
  await settle(otherTab);
  expect(requests).toEqual([]);
});

test('a change on another device appears with the next poll, which takes one request', async ({ freshPage: page }) => {
  const { goals } = await createArea(page.request, { name: 'Coding' }, ['Learn Rust', 'Ship it']);
  await page.clock.install();
  await openTimers(page, 'Ship it');
  const requests = recordRequests(page);
  await page.clock.runFor(HALF_MINUTE);
  await expect.poll(() => requests).toEqual([ACTIVE]);
  await settle(page);
  expect(requests.splice(0)).toEqual([ACTIVE]);

  const entry = { goalId: goals[0]!._id, startAt: new Date(Date.now() - 3 * HOUR), endAt: new Date(Date.now() - HOUR) };
  await callApi(page.request, 'POST', '/api/time-entries', entry);
  await page.clock.runFor(HALF_MINUTE);
  await expect.poll(() => requests).toContain('GET /api/goals/weekly-usage');
  expect(requests[0]).toBe(ACTIVE);
  await expect(page.getByRole('main')).toContainText('2 h');
});

test('the time tracked by running timers is refreshed every half minute', async ({ freshPage: page }) => {
  const { goals } = await createArea(page.request, { name: 'Coding' }, ['Learn Rust', 'Ship it']);
  await startTimer(page.request, goals[0]!, HOUR);
  await page.clock.install();
  await openTimers(page, 'Ship it');
  const requests = recordRequests(page);
  await page.clock.runFor(HALF_MINUTE);
  await expect
    .poll(() => requests.toSorted())
    .toEqual([
      'GET /api/goals/weekly-usage',
      'GET /api/plan-weeks/tasks',
      'GET /api/reports/productivity-score',
      ACTIVE,
    ]);
});

test("a tab learns nothing about another account's changes in the same browser", async ({ freshPage: page }) => {
  await createArea(page.request, { name: 'Coding' }, ['Learn Rust', 'Ship it']);
  await openTimers(page, 'Ship it');
  const otherTab = await page.context().newPage();
  await signUp(otherTab.request, newAccount());
  await createArea(otherTab.request, { name: 'Secret' }, ['Leave the company', 'Ship it']);
  await otherTab.goto('/timers');
  const requests = recordRequests(page);
  const received = page.evaluate(
    () =>
      new Promise((resolve) => {
        new BroadcastChannel('weekwise-changes').addEventListener('message', () => resolve(true));
      }),
  );
  await startButton(otherTab, 'Leave the company').click();
  await expect(runningTimers(otherTab)).toHaveCount(1);
  expect(await received).toBe(true);
  await settle(page);
  expect(requests).toEqual([]);
  await expect(runningTimers(page)).toHaveCount(0);
  await expect(page.getByRole('main')).not.toContainText('Leave the company');
});

test('a note that two tabs edit is reported in the one whose text was replaced', async ({
  freshPage: page,
  context,
}) => {
  const { goals } = await createArea(page.request, { name: 'Coding' }, ['Learn Rust']);
  await startTimer(page.request, goals[0]!, HOUR);
  const other = await context.newPage();
  for (const tab of [page, other]) {
    const outboxLoaded = tab.waitForResponse('**/assets/timer-outbox-*.js');
    await tab.goto('/timers');
    await outboxLoaded;
    await runningTimers(tab).getByRole('button', { name: 'Add a note to Learn Rust' }).click();
  }
  const note = (tab: Page) => runningTimers(tab).getByRole('textbox', { name: 'Note' });
  const report = (tab: Page) => runningTimers(tab).getByRole('alert');
  await note(page).fill('First');
  await expect(report(other)).toContainText('Changed in another tab or device: “First”. Saving here replaces it.');
  await expect(note(other)).toHaveValue('');
  await note(other).fill('Second');
  await expect(report(page)).toContainText('“Second”');
  await expect(report(other)).toHaveCount(0);
  await expect(note(page)).toHaveValue('First');
  await report(page).getByRole('button', { name: 'Use that one' }).click();
  await expect(note(page)).toHaveValue('Second');
  await expect(report(page)).toHaveCount(0);
});

test('a note that was typed just before leaving the page is saved', async ({ freshPage: page }) => {
  const { goals } = await createArea(page.request, { name: 'Coding' }, ['Learn Rust']);
  await startTimer(page.request, goals[0]!, HOUR);
  await page.goto('/timers');
  const tokenLoaded = page.waitForResponse('**/api/csrf-token');
  await runningTimers(page).getByRole('button', { name: 'Add a note to Learn Rust' }).click();
  await (await tokenLoaded).finished();
  await runningTimers(page).getByRole('textbox', { name: 'Note' }).fill('"Long"'.repeat(150));
  await page.reload();
  const fetchNote = async () =>
    (await callApi<{ data: { note: string }[] }>(page.request, 'GET', '/api/time-entries/active')).data[0]?.note;
  await expect.poll(fetchNote).toBe('"Long"'.repeat(150));
});
