import type { Page, Route } from '@playwright/test';
import type { TimeEntry } from '#contract/time-entries.ts';
import { weekOf, weekSpan } from '#domain/calendar.ts';
import { minutesInWords } from '#domain/duration.ts';
import { progressOf } from '#domain/progress.ts';
import { send } from '../testing/api.ts';
import { expect, test } from './fixtures.ts';
import { makeArea, makeEntry, startTimer } from '../testing/seed.ts';

const running = (page: Page) => page.getByRole('region', { name: 'Running Timers' }).getByRole('listitem');
const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true });
const sections = (page: Page) => page.getByRole('heading', { level: 2 }).getByRole('button');
const HOUR = 3_600_000;

test('without areas or goals the way leads to them', async ({ freshPage: page }) => {
  await page.goto('/timers');
  await expect(page.getByText('You need to add a category before you can use Timers.')).toBeVisible();
  await makeArea(page.request, { name: 'Coding' });
  await page.getByRole('link', { name: 'Add a category' }).click();
  await expect(page).toHaveURL('/categories');
  await page.goto('/timers');
  await expect(
    page.getByText('You have categories but no active objectives. Please create some objectives.'),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Create objectives' }).click();
  await expect(page).toHaveURL('/objectives');
});

test('timers start at once, several at a time, and stop', async ({ freshPage: page }) => {
  await makeArea(page.request, { name: 'Coding' }, ['Learn Rust', 'Ship it']);
  await page.goto('/timers');
  await expect(page.getByText('Nothing is running.')).toBeVisible();

  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  const starts: string[] = [];
  await page.route('**/api/time-entries', async (route) => {
    starts.push(route.request().postData()!);
    await held;
    await route.continue();
  });
  await button(page, 'Start Learn Rust').dblclick();
  await expect(running(page)).toHaveText(/Learn Rust.*starting…/);
  await expect(running(page).getByRole('button', { name: 'Stop Learn Rust' })).toBeDisabled();
  await expect(button(page, 'Start Learn Rust')).toBeDisabled();
  answer();
  await expect(running(page)).toContainText(/since \d\d:\d\d/);
  expect(starts).toHaveLength(1);

  // The second half of a double click must not stop what the first has started.
  await button(page, 'Start Ship it').dblclick({ delay: 40 });
  await expect(running(page)).toHaveCount(2);
  await page.reload();
  await expect(running(page)).toHaveCount(2);
  await expect(running(page).first()).toContainText(/0:00:0[1-9]/);

  let stopped = () => {};
  const stops: string[] = [];
  await page.route(/time-entries\/[\da-f-]{36}$/, async (route) => {
    stops.push(route.request().postData()!);
    await new Promise<void>((resolve) => (stopped = resolve));
    await route.continue();
  });
  const stop = running(page).getByRole('button', { name: 'Stop Learn Rust' });
  await stop.click();
  await expect(stop).toBeDisabled();
  await stop.click({ force: true });
  stopped();
  await expect(running(page)).toHaveCount(1);
  expect(stops).toHaveLength(1);
  await expect(page.getByRole('status')).toContainText(/Learn Rust stopped after \d+ s\./);
  await expect(button(page, 'Start Learn Rust')).toBeEnabled();
  await page.getByRole('button', { name: 'Start again' }).click();
  await expect(running(page)).toHaveCount(2);
});

test('what fails is taken back and said, and can be tried again', async ({ freshPage: page }) => {
  await makeArea(page.request, { name: 'Coding' }, ['Learn Rust']);
  await page.goto('/timers');
  await page.route('**/api/time-entries', (route) => route.fulfill({ status: 500, json: { message: 'Broken.' } }));
  await button(page, 'Start Learn Rust').click();
  await expect(page.getByRole('alert')).toContainText('Learn Rust was not started.');
  await expect(running(page)).toHaveCount(0);
  await page.unroute('**/api/time-entries');
  await button(page, 'Start Learn Rust').click();
  await expect(running(page)).toHaveCount(1);

  await page.route(/time-entries\/[\da-f-]{36}$/, (route) => route.fulfill({ status: 500, json: { message: 'No.' } }));
  await running(page).getByRole('button', { name: 'Stop Learn Rust' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'was not stopped.' })).toBeVisible();
  await expect(running(page)).toHaveCount(1);
  await page.unroute(/time-entries\/[\da-f-]{36}$/);
  await running(page).getByRole('button', { name: 'Stop Learn Rust' }).click();
  await expect(running(page)).toHaveCount(0);
});

for (const hours of [-3, 3]) {
  test(`a device whose clock is off by ${hours} hours shows the right time`, async ({ freshPage: page }) => {
    const { goals } = await makeArea(page.request, { name: 'Coding' }, ['Learn Rust']);
    await startTimer(page.request, goals[0]!, HOUR);
    await page.clock.install({ time: Date.now() + hours * HOUR });
    await page.goto('/timers');
    await expect(running(page)).toContainText(/1:00:0[0-3]/);
  });
}

test('after the lid was closed the time is right, with one refresh', async ({ freshPage: page }) => {
  const { goals } = await makeArea(page.request, { name: 'Coding' }, ['Learn Rust']);
  await startTimer(page.request, goals[0]!, HOUR);
  await page.clock.install();
  await page.goto('/timers');
  await expect(running(page)).toContainText(/1:00:0\d/);
  let asked = 0;
  await page.route('**/active', () => {
    asked++;
    // The clock of the server was not put forward: its answer would set things right again.
  });
  await page.clock.fastForward(8 * HOUR);
  await expect(running(page)).toContainText(/9:00:0\d/);
  expect(asked).toBe(1);
});

test('a clock that is set meanwhile does not matter', async ({ freshPage: page }) => {
  const { goals } = await makeArea(page.request, { name: 'Coding' }, ['Learn Rust']);
  await startTimer(page.request, goals[0]!, HOUR);
  await page.goto('/timers');
  await expect(running(page)).toContainText(/1:00:0\d/);
  const answer = page.waitForResponse('**/active');
  await page.evaluate((ms) => {
    const now = Date.now;
    Date.now = () => now() + ms;
  }, 3 * HOUR);
  await answer;
  await expect(running(page)).toContainText(/1:00:\d\d/);
});

test('goals are filtered and sorted, and the browser remembers how', async ({ freshPage: page }) => {
  await makeArea(page.request, { name: 'Art' }, ['Draw']);
  await makeArea(page.request, { name: 'Zoo' }, ['Visit']);
  await page.goto('/timers');
  await expect(sections(page)).toHaveText([/^Art/, /^Zoo/]);
  await page.getByPlaceholder('Filter objectives…').fill('visit');
  await expect(sections(page)).toHaveText([/^Zoo/]);
  await page.getByRole('tab', { name: /In Action Plan/ }).click();
  await expect(page.getByText('No goals match your current filters.')).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(sections(page)).toHaveText([/^Art/, /^Zoo/]);

  await page.getByRole('button', { name: 'Sorted by: Smart' }).click();
  await page.getByRole('menuitemradio', { name: 'Alphabetical' }).click();
  await page.getByRole('button', { name: 'Order: ascending' }).click();
  await expect(sections(page)).toHaveText([/^Zoo/, /^Art/]);
  await page.reload();
  await expect(sections(page)).toHaveText([/^Zoo/, /^Art/]);
  await expect(page.getByRole('button', { name: 'Order: descending' })).toBeVisible();
});

test('favourites come first and fold away; a bar shows the week against its target', async ({ freshPage: page }) => {
  const { goals } = await makeArea(page.request, { name: 'Coding', focusAreaClass: 'level_up', defaultWeeklyMin: 60 }, [
    'Learn Rust',
  ]);
  await send(page.request, 'PATCH', `/api/goals/${goals[0]!._id}/favorite`, { favorite: true });
  await startTimer(page.request, goals[0]!, 0);
  await page.goto('/timers');
  await expect(sections(page)).toHaveText([/^Favourite Goals/, /^Coding/]);
  await sections(page).first().click();
  await expect(button(page, 'Stop Learn Rust')).toHaveCount(2);
  await page.reload();
  await expect(sections(page).first()).toHaveAttribute('aria-expanded', 'false');
  const bar = page.getByRole('progressbar', { name: 'Coding this week' });
  await expect(bar).toHaveAttribute('aria-valuetext', '0 min of 1 h');
  await expect(bar).toHaveAttribute('data-color', 'red');
  await button(page, 'Stop Learn Rust').first().click();
  // What was tracked meanwhile, on another device, comes with what is asked after the stop.
  await makeEntry(
    page.request,
    goals[0]!._id,
    new Date(Date.now() - 55 * 60_000).toISOString(),
    new Date().toISOString(),
  );
  await button(page, 'Start Learn Rust').first().click();
  // Less of it in the first hour of a week.
  const sinceMonday = Math.floor((Date.now() - weekSpan(weekOf(Date.now(), 'UTC'), 'UTC').from) / 60_000);
  const minutes = Math.min(55, sinceMonday);
  await expect(bar).toHaveAttribute('aria-valuetext', `${minutesInWords(minutes)} of 1 h`);
  await expect(bar).toHaveAttribute('data-color', progressOf(minutes * 60, 60, 'Growth').color);
});

test('a key that is held starts once, and what was closed elsewhere is no longer offered', async ({
  freshPage: page,
}) => {
  const { goals } = await makeArea(page.request, { name: 'Coding' }, ['Learn Rust', 'Ship it']);
  await page.goto('/timers');
  await button(page, 'Start Learn Rust').focus();
  await page.keyboard.down('Enter');
  for (let n = 0; n < 8; n++) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await expect(running(page)).toContainText(/since/);
  await send(page.request, 'PATCH', `/api/goals/${goals[1]!._id}/status`, { status: 'Archived' });
  await button(page, 'Start Ship it').click();
  await expect(page.getByRole('alert')).toContainText('Ship it was not started. This goal is no longer active');
  await expect(button(page, 'Start Ship it')).toBeHidden();
  await expect(running(page)).toHaveCount(1);
});

test('a timer whose answer was lost is shown as what it is', async ({ freshPage: page }) => {
  await makeArea(page.request, { name: 'Coding' }, ['Learn Rust']);
  await page.goto('/timers');
  const lose = async (route: Route) => {
    await route.fetch();
    await route.abort();
  };
  await page.route('**/api/time-entries', lose);
  await button(page, 'Start Learn Rust').click();
  await expect(running(page)).toContainText(/since/);
  await page.route(/time-entries\/[\da-f-]{36}$/, lose);
  await running(page).getByRole('button', { name: 'Stop Learn Rust' }).click();
  await expect(page.getByRole('status')).toContainText('Learn Rust stopped after');
  await expect(running(page)).toHaveCount(0);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a timer of more than eight hours is asked about', async ({ freshPage: page }) => {
  const { goals } = await makeArea(page.request, { name: 'Coding' }, ['Learn Rust', 'Ship it', 'Read']);
  for (const goal of goals) await startTimer(page.request, goal, 9 * HOUR);
  await page.goto('/timers');
  const question = (title: string) => page.getByRole('region', { name: `Was ${title} forgotten?` });
  await expect(question('Learn Rust')).toContainText('This has been running for 9 h.');
  await question('Learn Rust').getByRole('button', { name: 'Keep running' }).click();
  await expect(question('Learn Rust')).toBeHidden();
  await page.reload();
  await expect(question('Ship it')).toBeVisible();
  await expect(question('Learn Rust')).toBeHidden();

  await question('Ship it').getByRole('button', { name: 'End earlier…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(running(page)).toHaveCount(2);
  await question('Read').getByRole('button', { name: 'Discard…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(running(page)).toHaveCount(1);
  await expect(running(page)).toContainText('Learn Rust');
});

test('the start of a running timer can be changed', async ({ freshPage: page }) => {
  const { goals } = await makeArea(page.request, { name: 'Coding' }, ['Learn Rust']);
  const { startAt } = await startTimer(page.request, goals[0]!, HOUR);
  await page.goto('/timers');
  await page.getByRole('button', { name: /change the start of Learn Rust/ }).click();
  const earlier = new Date(Date.parse(startAt) - HOUR).toISOString();
  await page.getByLabel('Start date').fill(earlier.slice(0, 10));
  await page.getByLabel('Start time').fill(earlier.slice(11, 16));
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(running(page)).toContainText(/2:0\d:\d\d/);
});

test('a dialog that cannot be fetched leaves the page as it is, and comes when it can', async ({ freshPage: page }) => {
  const { goals } = await makeArea(page.request, { name: 'Coding' }, ['Learn Rust']);
  await startTimer(page.request, goals[0]!, HOUR);
  await page.goto('/timers');
  const since = page.getByRole('button', { name: /change the start of Learn Rust/ });
  await expect(since).toBeVisible();
  await page.context().setOffline(true);
  await since.click();
  await expect(page.getByRole('alert')).toContainText('Part of the app did not arrive.');
  await expect(running(page)).toContainText('Learn Rust');
  await page.context().setOffline(false);
  await since.click();
  await expect(page.getByRole('dialog', { name: 'Edit Entry' })).toBeVisible();
});

test('every page shows that something runs, and stops it', async ({ freshPage: page }) => {
  const { goals } = await makeArea(page.request, { name: 'Coding' }, ['Learn Rust', 'Ship it']);
  await startTimer(page.request, goals[0]!, HOUR);
  await page.goto('/dashboard');
  const badge = page.getByRole('link', { name: /^Running: Learn Rust/ });
  await expect(badge).toContainText(/1:00:0\d/);
  await expect(page).toHaveTitle(/^1:00:0\d Learn Rust · Dashboard · Weekwise$/);
  await expect(page.locator('link[rel=icon]')).toHaveAttribute('href', '/favicon-running.svg');
  await badge.click();
  await expect(page).toHaveURL('/timers');
  await page.getByRole('link', { name: 'Goals', exact: true }).click();
  await page.getByRole('banner').getByRole('button', { name: 'Stop Learn Rust' }).click();
  await expect(badge).toBeHidden();
  await expect(page).toHaveTitle('Goals · Weekwise');
  await expect(page.locator('link[rel=icon]')).toHaveAttribute('href', '/favicon.svg');
  expect(await send<{ data: TimeEntry[] }>(page.request, 'GET', '/api/time-entries/active')).toMatchObject({
    data: [],
  });
});

test('a tick changes the times that run, and nothing else', async ({ freshPage: page }) => {
  const titles = Array.from({ length: 20 }, (_, n) => `Goal ${n}`);
  const { goals } = await makeArea(page.request, { name: 'Coding' }, titles);
  await startTimer(page.request, goals[0]!, HOUR);
  await page.goto('/timers');
  await expect(running(page)).toHaveCount(1);
  const changed = await page.evaluate(async () => {
    const nodes = new Set<Node>();
    const watcher = new MutationObserver((changes) => changes.forEach(({ target }) => nodes.add(target)));
    watcher.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
    await new Promise((resolve) => setTimeout(resolve, 2500));
    return nodes.size;
  });
  // Two clocks and a bar: its width, its value, and now and then its words.
  expect(changed).toBeGreaterThanOrEqual(2);
  expect(changed).toBeLessThanOrEqual(6);
});
