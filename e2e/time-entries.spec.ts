import type { Locator, Page, Request } from '@playwright/test';
import type { TimeEntry } from '#contract/time-entries.ts';
import { addDays, dayInWords } from '#domain/calendar.ts';
import { send } from '../testing/api.ts';
import { expect, test } from './fixtures.ts';
import { makeArea, makeEntry } from '../testing/seed.ts';

/** New accounts live in UTC. */
const today = new Date().toISOString().slice(0, 10);
const yesterday = addDays(today, -1);
const at = (time: string, day = yesterday) => `${day}T${time}Z`;

const dialog = (page: Page) => page.getByRole('dialog');
const rows = (page: Page) => page.getByRole('main').getByRole('listitem');
const row = (page: Page, title: string) => rows(page).filter({ hasText: title });
const calendar = (page: Page) => page.getByRole('region', { name: 'Calendar' });
const grid = (page: Page) => calendar(page).getByRole('presentation');
const block = (page: Page, title: string) => grid(page).locator('[data-entry]').filter({ hasText: title });
const button = (page: Page, title: string) => block(page, title).getByRole('button');

async function openCalendar(page: Page, day = yesterday): Promise<void> {
  await page.goto(`/time-entries?date=${day}&view=calendar`);
  await expect(calendar(page)).toHaveAttribute('aria-busy', 'false');
}

/** Where a time of a 24-hour day is on the screen, brought into sight. */
async function pointAt(page: Page, time: string): Promise<{ x: number; y: number }> {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const share = (hours * 60 + minutes) / (24 * 60);
  return grid(page).evaluate((element, part) => {
    const scroller = element.closest('section')!;
    const { height, left, width } = element.getBoundingClientRect();
    const isInSight = (y: number) =>
      y > scroller.getBoundingClientRect().top + 40 && y < scroller.getBoundingClientRect().bottom - 40;
    if (!isInSight(element.getBoundingClientRect().top + part * height)) scroller.scrollTop = part * height - 200;
    return { x: left + width - 20, y: element.getBoundingClientRect().top + part * height };
  }, share);
}

async function drag(page: Page, from: { x: number; y: number }, minutes: number): Promise<void> {
  const { height } = (await grid(page).boundingBox())!;
  const by = (minutes / (24 * 60)) * height;
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x, from.y + by / 2, { steps: 4 });
  await page.mouse.move(from.x, from.y + by, { steps: 4 });
}

function changesSent(page: Page): Request[] {
  const sent: Request[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/time-entries') && request.method() !== 'GET') sent.push(request);
  });
  return sent;
}

const timesOf = async (page: Page, day = yesterday) =>
  (await send<TimeEntry[]>(page.request, 'GET', `/api/time-entries/time-entries-by-day?date=${day}`)).map(
    ({ startAt, endAt }) => [startAt, endAt],
  );

test('without a goal the way leads there', async ({ freshPage: page }) => {
  await page.goto('/time-entries');
  await page.getByRole('link', { name: 'Go to Focus Areas' }).click();
  await expect(page).toHaveURL('/focus-areas');
  await makeArea(page.request, { name: 'Coding' });
  await page.goto('/time-entries?view=calendar');
  await expect(page.getByRole('link', { name: 'Go to Goals' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add Entry' })).toBeHidden();
});

test('an entry is added, changed and deleted', async ({ freshPage: page }) => {
  await makeArea(page.request, { name: 'Coding' }, ['Learn Rust', 'Learn Go']);
  await makeArea(page.request, { name: 'Fitness' }, ['Run']);
  await page.goto(`/time-entries?date=${yesterday}`);
  await expect(page.getByText('No entries on this day')).toBeVisible();
  await page.getByRole('button', { name: 'Add Entry' }).first().click();
  await dialog(page).getByLabel('Start time').fill('');
  await dialog(page).getByLabel('End time').fill('');
  const add = dialog(page).getByRole('button', { name: 'Add' });
  await add.click();
  for (const message of [
    'Please select a category.',
    'Please select a goal.',
    'Start date/time is required.',
    'End date/time is required.',
  ])
    await expect(dialog(page).getByText(message)).toBeVisible();
  await dialog(page).getByLabel('Focus area').selectOption('Fitness');
  await expect(dialog(page).getByLabel('Goal').locator('option:checked')).toHaveText('Run');
  await dialog(page).getByLabel('Focus area').selectOption('Coding');
  await dialog(page).getByLabel('Goal').selectOption('Learn Go');
  await dialog(page).getByLabel('Start time').fill('930');
  await dialog(page).getByLabel('End time').fill('9');
  await add.click();
  await expect(dialog(page).getByText('End time must be after start time.')).toBeVisible();
  await expect(dialog(page).getByLabel('Start time')).toHaveValue('09:30');
  await dialog(page).getByLabel('End time').fill('10:45');
  await expect(dialog(page).getByText('1 h 15 min')).toBeVisible();
  await dialog(page).getByLabel('End time').press('ArrowUp');
  await expect(dialog(page).getByText('1 h 20 min')).toBeVisible();
  await add.dblclick();
  await expect(page.getByRole('status').filter({ hasText: 'Learn Go added.' })).toBeVisible();
  await expect(row(page, 'Learn Go')).toHaveCount(1);
  await expect(row(page, 'Learn Go')).toContainText('09:30 – 10:50');
  await expect(page.getByText('Total 1 h 20 min')).toBeVisible();

  await row(page, 'Learn Go').click();
  await dialog(page).getByLabel('End date').fill(addDays(today, 1));
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await expect(dialog(page).getByText('End time cannot be in the future.')).toBeVisible();
  await dialog(page).getByLabel('End date').fill(yesterday);
  await dialog(page).getByLabel('Goal').selectOption('Learn Rust');
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await expect(row(page, 'Learn Rust')).toBeVisible();

  await row(page, 'Learn Rust').click();
  await dialog(page).getByRole('button', { name: 'Delete' }).click();
  const question = page.getByRole('dialog', { name: 'Delete this entry?' });
  await expect(question).toContainText('Learn Rust');
  await expect(question).toContainText('09:30 – 10:50');
  await expect(question).toContainText('1 h 20 min will be lost');
  await page.route('**/api/time-entries/*', (route) => route.abort());
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(question.getByRole('alert')).toContainText('Failed to delete');
  await page.unrouteAll();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('No entries on this day')).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
});

test('a day lists its entries, whatever day they began or end on; one after the other', async ({ freshPage: page }) => {
  const { goals } = await makeArea(page.request, { name: 'Coding' }, ['Rust', 'Go', 'Closed']);
  const [rust, go, closed] = goals.map(({ _id }) => _id) as [string, string, string];
  await makeEntry(page.request, rust, at('23:10', addDays(yesterday, -1)), at('00:40'));
  await makeEntry(page.request, go, at('12:00:00.500'), at('12:00:42.700'));
  await makeEntry(page.request, closed, at('09:00'), at('10:20'));
  await send(page.request, 'PATCH', `/api/goals/${closed}/status`, { status: 'Completed' });
  await send(page.request, 'POST', '/api/time-entries', { goalId: go });
  await page.goto('/time-entries');
  await expect(page.getByRole('heading', { name: `Today ${dayInWords(today)}` })).toBeVisible();
  await expect(row(page, 'Go')).toContainText('Running');
  await expect(row(page, 'Go')).toContainText(/0:00:(0[2-9]|[1-5]\d)/);
  await expect(page.getByRole('button', { name: 'Next day' })).toBeDisabled();

  await page.getByRole('button', { name: 'Previous day' }).click();
  await expect(page.getByRole('heading', { name: `Yesterday ${dayInWords(yesterday)}` })).toBeVisible();
  await expect(rows(page)).toHaveText([
    /Rust.*23:10 – 00:40.*from \w+ 23:10.*40 min.*of 1 h 30 min/,
    /Closed \[Completed\].*09:00 – 10:20.*1 h 20 min/,
    /Go.*12:00 – 12:00.*42 s/,
  ]);
  await expect(page.getByText('Total 2 h', { exact: true })).toBeVisible();
  await page.goBack();
  await expect(row(page, 'Go')).toContainText('Running');

  // Its own goal can stay chosen; the timer can be ended from here.
  await row(page, 'Go').click();
  await expect(dialog(page).getByLabel('End time')).toHaveValue('');
  await dialog(page).getByLabel('Start date').fill(yesterday);
  await dialog(page).getByLabel('Start time').fill('15');
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Go saved.')).toBeVisible();
  await expect(row(page, 'Go')).toContainText('from yesterday 15:00');
});

test('days to come are out of reach', async ({ freshPage: page }) => {
  await makeArea(page.request, { name: 'Coding' }, ['Rust']);
  const day = page.getByLabel('Day', { exact: true });
  for (const address of [addDays(today, 1), '2026-02-31', 'rubbish', '']) {
    await page.goto(`/time-entries?date=${address}`);
    await expect(page.getByRole('heading', { name: `Today ${dayInWords(today)}` })).toBeVisible();
  }
  await expect(day).toHaveAttribute('max', today);
  await day.fill(addDays(today, 3));
  await day.blur();
  await expect(day).toHaveValue(today);
  await expect(page.getByRole('alert')).toContainText('That day is yet to come.');
  await day.fill('');
  await day.blur();
  await expect(day).toHaveValue(today);
  await day.fill(addDays(today, -9));
  await expect(page.getByRole('heading', { name: dayInWords(addDays(today, -9)) })).toBeVisible();
  await page.getByRole('button', { name: 'Add Entry' }).first().click();
  await expect(dialog(page).getByLabel('Start date')).toHaveAttribute('max', today);
  await expect(dialog(page).getByLabel('Start date')).toHaveValue(addDays(today, -9));
  await dialog(page).getByLabel('Start date').fill(yesterday);
  await dialog(page).getByLabel('End date').fill(yesterday);
  await dialog(page).getByRole('button', { name: 'Add' }).click();
  // What was added is shown, whatever day was shown before.
  await expect(row(page, 'Rust')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`date=${yesterday}`));
  await page.getByRole('button', { name: 'Today' }).click();
  await expect(page.getByText('No entries on this day')).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
});

test('the calendar shows what overlaps side by side, and what midnight cuts', async ({ freshPage: page }) => {
  const { goals } = await makeArea(page.request, { name: 'Coding' }, ['Rust', 'Go', 'Night', 'Tiny']);
  const [rust, go, night, tiny] = goals.map(({ _id }) => _id) as [string, string, string, string];
  await makeEntry(page.request, rust, at('09:00'), at('10:00'));
  await makeEntry(page.request, go, at('09:30'), at('11:00'));
  await makeEntry(page.request, tiny, at('11:01'), at('11:02'));
  await makeEntry(page.request, night, at('22:30'), at('00:00', today));
  await makeEntry(page.request, night, at('23:00', addDays(yesterday, -1)), at('01:00'));
  await page.setViewportSize({ width: 360, height: 740 });
  await openCalendar(page);
  const boxOf = async (locator: Locator) => (await locator.boundingBox())!;
  const [a, b] = [await boxOf(block(page, 'Rust')), await boxOf(block(page, 'Go'))];
  expect(a.x + a.width).toBeLessThanOrEqual(b.x + 1);
  expect(Math.abs(a.width - b.width)).toBeLessThan(2);
  expect(b.height / a.height).toBeCloseTo(1.5, 1);
  expect((await boxOf(block(page, 'Tiny'))).height).toBeGreaterThanOrEqual(23);
  await expect(page.locator('[data-torn-top]')).toHaveCount(1);
  await expect(page.locator('[data-torn-bottom]')).toHaveCount(0);
  await expect(button(page, 'Night').first()).toHaveAccessibleName(/from \w+ 23:00/);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await page.getByText('List', { exact: true }).click();
  await expect(rows(page)).toHaveCount(5);
  // The browser remembers.
  await page.goto('/time-entries?view=calendar');
  await page.getByText('Calendar', { exact: true }).click();
  await page.getByText('List', { exact: true }).click();
  await page.getByText('Calendar', { exact: true }).click();
  await page.goto('/time-entries');
  await expect(page.getByRole('radio', { name: 'Calendar' })).toBeChecked();
});

test('a day in which clocks change is as long as it is', async ({ freshPage: page }) => {
  await makeArea(page.request, { name: 'Coding' }, ['Rust']);
  await page.route('**/api/auth/me', async (route) => {
    const answer = (await (await route.fetch()).json()) as { user: object };
    await route.fulfill({ json: { user: { ...answer.user, timeZone: 'Europe/Berlin' } } });
  });
  await openCalendar(page, '2026-10-25');
  await expect(page.getByText('02:00', { exact: true })).toHaveCount(2);
  await openCalendar(page, '2026-03-29');
  await expect(page.getByText('02:00', { exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: 'Add Entry' }).click();
  await dialog(page).getByLabel('Start time').fill('02:30');
  await dialog(page).getByRole('button', { name: 'Add' }).click();
  await expect(dialog(page)).toContainText('The clocks go forward on this day: 02:30 does not exist.');
});

test('dragging draws, moves and resizes; it can be undone and given up', async ({ freshPage: page }) => {
  const { goals } = await makeArea(page.request, { name: 'Coding' }, ['Rust']);
  await makeEntry(page.request, goals[0]!._id, at('09:00:07.123'), at('10:00:01'));
  await openCalendar(page);
  await drag(page, await pointAt(page, '12:00'), 62);
  await expect(grid(page).getByText('12:00 – 13:05 · 1 h 5 min')).toBeVisible();
  await page.mouse.up();
  await expect(dialog(page).getByLabel('Start time')).toHaveValue('12:00');
  await expect(dialog(page).getByLabel('End time')).toHaveValue('13:05');
  await dialog(page).getByRole('button', { name: 'Add' }).click();
  await expect(block(page, '12:00 – 13:05')).toBeVisible();

  await drag(page, await pointAt(page, '09:30'), 31);
  await expect(block(page, '09:30 – 10:30')).toBeVisible();
  await page.mouse.up();
  await expect(page.getByText('moved to 09:30 – 10:30.')).toBeVisible();
  expect(await timesOf(page)).toContainEqual([at('09:30:07.123'), at('10:30:01.000')]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('is back at 09:00 – 10:00.')).toBeVisible();
  expect(await timesOf(page)).toContainEqual([at('09:00:07.123'), at('10:00:01.000')]);

  const sent = changesSent(page);
  const { x, y } = await pointAt(page, '10:00');
  await drag(page, { x, y: y - 3 }, 60);
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await expect(block(page, '09:00 – 10:00')).toBeVisible();
  expect(sent).toHaveLength(0);
  await drag(page, { x, y: y - 3 }, 60);
  await page.mouse.up();
  await expect(page.getByText('changed to 09:00 – 11:00.')).toBeVisible();
  expect(sent[0]!.postDataJSON()).toEqual({ endAt: at('11:00:00.000') });

  // A click is no drag.
  await button(page, '12:00 – 13:05').click();
  await expect(page.getByRole('dialog', { name: 'Edit Entry' })).toBeVisible();
  await page.keyboard.press('Escape');
  const free = await pointAt(page, '16:40');
  await page.mouse.click(free.x, free.y);
  await expect(dialog(page).getByLabel('Start time')).toHaveValue('16:30');
  await expect(dialog(page).getByLabel('End time')).toHaveValue('17:30');
});

test('what was changed again is not undone', async ({ freshPage: page }) => {
  const { goals } = await makeArea(page.request, { name: 'Coding' }, ['Rust']);
  await makeEntry(page.request, goals[0]!._id, at('09:00'), at('10:00'));
  await openCalendar(page);
  await button(page, 'Rust').press('ArrowDown');
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect(undo).toBeVisible();
  await button(page, 'Rust').click();
  await dialog(page).getByLabel('End time').fill('13:00');
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Rust saved.')).toBeVisible();
  await undo.click();
  await expect(page.getByRole('alert')).toContainText('was changed again since');
  expect(await timesOf(page)).toEqual([[at('09:05:00.000'), at('13:00:00.000')]]);
});

test('keys move, too, and save once', async ({ freshPage: page }) => {
  const { goals } = await makeArea(page.request, { name: 'Coding' }, ['Rust']);
  await makeEntry(page.request, goals[0]!._id, at('09:00'), at('10:00'));
  await openCalendar(page);
  const sent = changesSent(page);
  await button(page, 'Rust').focus();
  for (const key of ['ArrowDown', 'ArrowDown', 'Shift+ArrowDown', 'Alt+ArrowUp']) await page.keyboard.press(key);
  await expect(block(page, '09:05 – 10:15')).toBeVisible();
  await expect(page.getByText('changed to 09:05 – 10:15.')).toBeVisible();
  expect(sent.map((request) => request.postDataJSON() as object)).toEqual([
    { startAt: at('09:05:00.000'), endAt: at('10:15:00.000') },
  ]);
  await expect(button(page, 'Rust')).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByLabel('Start time')).toHaveValue('09:00');
  await expect.poll(() => sent.length).toBe(2);
});

test('what was not changed is not sent, and stays to the millisecond', async ({ freshPage: page }) => {
  const { goals } = await makeArea(page.request, { name: 'Coding' }, ['Rust']);
  await makeEntry(page.request, goals[0]!._id, at('09:00:07.123'), at('10:00:01.456'));
  await page.goto(`/time-entries?date=${yesterday}&view=list`);
  const sent = changesSent(page);
  await row(page, 'Rust').click();
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await expect(dialog(page)).toBeHidden();
  expect(sent).toHaveLength(0);
  await row(page, 'Rust').click();
  await dialog(page).getByLabel('End time').fill('1030');
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await expect(row(page, 'Rust')).toContainText('09:00 – 10:30');
  // It shows before it is sent.
  await expect(page.getByText('Rust saved.')).toBeVisible();
  expect(sent[0]!.postDataJSON()).toEqual({ endAt: at('10:30:00.000') });
  expect(await timesOf(page)).toEqual([[at('09:00:07.123'), at('10:30:00.000')]]);
});

test('what fails is taken back, with a word', async ({ freshPage: page }) => {
  const { goals } = await makeArea(page.request, { name: 'Coding' }, ['Rust', 'Go']);
  const entry = await makeEntry(page.request, goals[0]!._id, at('09:00'), at('10:00'));
  await openCalendar(page);
  await page.route(`**/api/time-entries/${entry._id}`, (route) => route.fulfill({ status: 500, body: '' }));
  await drag(page, await pointAt(page, '09:30'), 60);
  await page.mouse.up();
  await expect(page.getByRole('alert')).toContainText('Error saving entry.');
  await expect(block(page, '09:00 – 10:00')).toBeVisible();
  await button(page, 'Rust').click();
  await dialog(page).getByLabel('End time').fill('11:00');
  // What was said of the drag stands in the dialog, too, so it says nothing of this.
  const refusal = page.waitForResponse(`**/api/time-entries/${entry._id}`);
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await refusal;
  await expect(dialog(page).getByRole('alert').first()).toContainText('Error saving entry');
  await page.unrouteAll();
  await send(page.request, 'DELETE', `/api/time-entries/${entry._id}`);
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await expect(dialog(page).getByRole('alert').first()).toHaveText('Error saving entry. It was deleted meanwhile.');
  await dialog(page).getByRole('button', { name: 'Cancel' }).click();
  await dialog(page).getByRole('button', { name: 'Discard' }).click();
  await expect(block(page, 'Rust')).toHaveCount(0);

  await page.route('**/time-entries-by-day**', (route) => route.fulfill({ json: [{ _id: 1 }] }));
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('The time entries could not be loaded.');
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(grid(page)).toBeVisible();
});
