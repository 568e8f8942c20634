import type { APIResponse, Page } from '@playwright/test';
import { send } from '../testing/api.ts';
import { test } from './fixtures.ts';
import { makeArea, startTimer } from '../testing/seed.ts';
import {
  banner,
  button,
  entriesOf,
  expect,
  expectWithin,
  install,
  lookAgain,
  moment,
  running,
  sent,
  unsent,
} from './offline.ts';
import { paint } from './paint.ts';

test.use({ serviceWorkers: 'allow' });
test.describe.configure({ timeout: 90_000 });

const HOUR = 3_600_000;

/** Until a timer has run for a second. */
const aSecond = (page: Page, title: string) =>
  expect(running(page).filter({ hasText: title })).toContainText(/0:00:(0[1-9]|[1-5]\d)/);

/** The server hears of every start, and nobody of its answers, which are these. */
async function loseAnswers(page: Page): Promise<readonly APIResponse[]> {
  const lost: APIResponse[] = [];
  await page.route('**/api/time-entries', async (route) => {
    lost.push(await route.fetch());
    await route.abort();
  });
  return lost;
}

/** Starts and stops a timer while there is no connection. */
async function trackOffline(page: Page): Promise<void> {
  await makeArea(page.request, { name: 'Coding' }, ['Learn Rust']);
  await install(page);
  await page.context().setOffline(true);
  await expect(banner(page)).toBeVisible();
  await button(page, 'Start Learn Rust').click();
  await aSecond(page, 'Learn Rust');
  await running(page).getByRole('button', { name: 'Stop Learn Rust' }).click();
  await expect(running(page)).toHaveCount(0);
}

/** Back online, the server hears of what was tracked, and the browser not of that. */
async function loseOneAnswer(page: Page): Promise<void> {
  const lost = await loseAnswers(page);
  await page.context().setOffline(false);
  await expect.poll(() => lost.length).toBe(1);
}

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
  await aSecond(page, 'Ship it');
  const ended = await moment(() => running(page).getByRole('button', { name: 'Stop Ship it' }).click());
  await expect(running(page)).toHaveCount(1);
  await expect(banner(page)).toContainText('3 changes will be sent when you are back online.');

  await page.reload();
  await expect(running(page)).toHaveCount(1);
  await expect(running(page)).toContainText(/Learn Rust.*0:00:\d\d/);
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
  expect(await unsent(page)).toEqual([]);
});

test('the first click that gets no answer is no less than one without a connection', async ({
  freshPage: page,
  context,
}) => {
  const { goals } = await makeArea(page.request, { name: 'Coding' }, ['Learn Rust', 'Read']);
  const old = await startTimer(page.request, goals[1]!, HOUR);
  await install(page);
  await context.route('**/api/**', (route) => route.abort());
  const started = await moment(() => button(page, 'Start Learn Rust').click());
  await expect(running(page).filter({ hasText: 'Learn Rust' })).toContainText('not sent yet');
  const stopped = await moment(() => running(page).getByRole('button', { name: 'Stop Read' }).click());
  await expect(running(page)).toHaveCount(1);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await context.unroute('**/api/**');
  await lookAgain(page);
  await expect.poll(() => unsent(page)).toEqual([]);
  const entries = await entriesOf(page, Date.now());
  expectWithin(entries.find(({ goalId }) => goalId === goals[0]!._id)!.startAt, started);
  expectWithin(entries.find(({ _id }) => _id === old._id)!.endAt, stopped);
});

test('a server that hangs takes no time from a timer, and adds none', async ({ freshPage: page }) => {
  const { goals } = await makeArea(page.request, { name: 'Coding' }, ['Learn Rust', 'Read']);
  const old = await startTimer(page.request, goals[1]!, HOUR);
  await install(page);
  let goOn = () => {};
  const hanging = new Promise<void>((resolve) => (goOn = resolve));
  const late: Promise<unknown>[] = [];
  await page.route(/\/api\/time-entries(\/[\da-f-]{36})?$/, async (route) => {
    await hanging;
    const done = route.fetch().catch(() => undefined);
    late.push(done);
    await done;
    await route.abort();
  });
  const started = await moment(() => button(page, 'Start Learn Rust').click());
  const stopped = await moment(() => running(page).getByRole('button', { name: 'Stop Read' }).click());
  const card = running(page).filter({ hasText: 'Learn Rust' });
  await expect(card).toContainText(/starting….*0:00:0[2-4]|0:00:0[2-4].*starting…/);
  await expect(card).toContainText('not sent yet', { timeout: 9000 });
  await expect(card).toContainText(/0:00:\d[5-9]/);
  await expect(running(page)).toHaveCount(1);
  // All of it is heard now, after it was given up.
  goOn();
  await expect.poll(() => late.length).toBeGreaterThanOrEqual(2);
  await Promise.all(late);
  await page.unrouteAll({ behavior: 'wait' });
  await lookAgain(page);
  await expect.poll(() => unsent(page)).toEqual([]);
  const entries = await entriesOf(page, Date.now());
  expect(entries).toHaveLength(2);
  expectWithin(entries.find(({ goalId }) => goalId === goals[0]!._id)!.startAt, started);
  expectWithin(entries.find(({ _id }) => _id === old._id)!.endAt, stopped);
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
  await aSecond(page, 'Ship it');
  await running(page).getByRole('button', { name: 'Stop Ship it' }).click();
  await expect(running(page)).toHaveCount(1);

  await loseOneAnswer(page);
  // The server has heard of its start; this tab does not know.
  const stopped = await moment(() => running(page).getByRole('button', { name: 'Stop Learn Rust' }).click());
  await expect(running(page)).toHaveCount(0);
  await page.unrouteAll({ behavior: 'wait' });
  await lookAgain(page);
  await expect(sent(page)).toBeVisible();
  await expect(running(page)).toHaveCount(0);
  const entries = await entriesOf(page, Date.now());
  expect(entries.map(({ goal }) => goal.title)).toEqual(['Learn Rust', 'Ship it']);
  expectWithin(entries[0]!.endAt, stopped);
});

test('what was started and stopped offline is one entry, however often it is sent', async ({ freshPage: page }) => {
  await trackOffline(page);
  await loseOneAnswer(page);
  await page.unrouteAll({ behavior: 'wait' });
  await lookAgain(page);
  await expect(sent(page)).toHaveText(/1 change sent\./);
  expect(await entriesOf(page, Date.now())).toHaveLength(1);
});

test('nor is it when the server has forgotten by then that it was sent', async ({ freshPage: page, context }) => {
  await trackOffline(page);
  await loseOneAnswer(page);
  await context.setOffline(true);
  await page.unrouteAll({ behavior: 'wait' });
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
  await expect.poll(() => unsent(page)).toEqual([]);
  // Whoever would send something twice does so at the next answer.
  for (const tab of [page, other]) {
    const answered = tab.waitForResponse('**/api/time-entries/active');
    await lookAgain(tab);
    await answered;
    await paint(tab);
  }
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
  await aSecond(page, 'Ship it');
  await running(page).getByRole('button', { name: 'Stop Ship it' }).click();
  await expect(running(page)).toHaveCount(2);
  // Elsewhere meanwhile.
  await send(page.request, 'DELETE', `/api/safe-delete/goals/${goals[0]!._id}`);
  await send(page.request, 'PATCH', `/api/goals/${goals[1]!._id}/status`, { status: 'Archived' });
  await context.setOffline(false);
  const deleted = page.getByRole('alert').filter({ hasText: /Learn Rust, started at \d\d:\d\d, was not saved\./ });
  const closed = page.getByRole('alert').filter({ hasText: /Ship it, \d\d:\d\d to \d\d:\d\d, was not saved\./ });
  await expect(deleted).toContainText('It has been deleted.');
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
