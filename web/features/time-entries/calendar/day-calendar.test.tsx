import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { TimeEntry } from '#contract/time-entries/time-entries.ts';
import { addDays } from '#domain/calendar/calendar.ts';
import { callApi } from '#testing/api.ts';
import { createArea, createEntry } from '#testing/seed.ts';
import { api, signUp } from '#web/testing/api.ts';
import { intercept, recordWrites, respond } from '#web/testing/network.ts';
import { renderApp } from '#web/testing/render-app.tsx';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** New accounts are in UTC. */
const today = new Date().toISOString().slice(0, 10);
const yesterday = addDays(today, -1);
const at = (time: string, day = yesterday) => `${day}T${time}Z`;

const dialog = page.getByRole('dialog');
const field = (label: string) => dialog.getByLabelText(label);
const calendar = page.getByRole('region', { name: 'Calendar' });
const grid = calendar.getByRole('presentation');
/** An entry, by its goal or its times. */
const entry = (text: string) => grid.getByRole('button').filter({ hasText: text });

async function openCalendar(day = yesterday): Promise<void> {
  await renderApp(`/time-entries?date=${day}&view=calendar`);
  await expect.element(calendar).toHaveAttribute('aria-busy', 'false');
}

const dayFraction = (minutes: number) => minutes / (24 * 60);

/** The screen position of a time on a 24-hour day, scrolled into view. */
function gridPoint(time: string): Point {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const scroller = calendar.element();
  const { height, left, width } = grid.element().getBoundingClientRect();
  const fromTop = dayFraction(hours * 60 + minutes) * height;
  const y = () => grid.element().getBoundingClientRect().top + fromTop;
  const { top, bottom } = scroller.getBoundingClientRect();
  if (y() < top + 40 || y() > bottom - 40) scroller.scrollTop = fromTop - 200;
  return { x: left + width - 20, y: y() };
}

/** Presses the mouse button and moves, without releasing it. */
async function drag({ x, y }: Point, minutes: number): Promise<void> {
  const distance = dayFraction(minutes) * grid.element().getBoundingClientRect().height;
  await userEvent.pointer([
    { coords: { x, y } },
    { keys: '[MouseLeft>]' },
    ...[0.125, 0.25, 0.5, 0.75, 1].map((part) => ({ coords: { x, y: y + part * distance } })),
  ]);
}

const drop = () => userEvent.pointer('[/MouseLeft]');

const fetchEntryTimes = async () =>
  (await callApi<TimeEntry[]>(api, 'GET', `/api/time-entries/time-entries-by-day?date=${yesterday}`)).map(
    ({ startAt, endAt }) => [startAt, endAt],
  );

beforeEach(signUp);

test('shows overlapping entries side by side, and marks entries that are cut off at midnight', async () => {
  const { goals } = await createArea(api, { name: 'Coding' }, ['Rust', 'Go', 'Night', 'Tiny']);
  const [rust, go, night, tiny] = goals.map(({ _id }) => _id) as [string, string, string, string];
  await createEntry(api, rust, at('09:00'), at('10:00'));
  await createEntry(api, go, at('09:30'), at('11:00'));
  await createEntry(api, tiny, at('11:01'), at('11:02'));
  await createEntry(api, night, at('22:30'), at('00:00', today));
  await createEntry(api, night, at('23:00', addDays(yesterday, -1)), at('01:00'));
  await page.viewport(360, 740);
  await openCalendar();
  await expect.element(entry('Night')).toHaveLength(2);
  const blockRect = (title: string) => entry(title).element().closest('[data-entry]')!.getBoundingClientRect();
  const [a, b] = [blockRect('Rust'), blockRect('Go')];
  expect(a.right).toBeLessThanOrEqual(b.left + 1);
  expect(Math.abs(a.width - b.width)).toBeLessThan(2);
  expect(b.height / a.height).toBeCloseTo(1.5, 1);
  expect(blockRect('Tiny').height).toBeGreaterThanOrEqual(23);
  expect(document.querySelectorAll('[data-clipped-top]')).toHaveLength(1);
  expect(document.querySelectorAll('[data-clipped-bottom]')).toHaveLength(0);
  await expect.element(entry('Night').first()).toHaveAccessibleName(/from \w+ 23:00/);
  expect(document.documentElement.scrollWidth).toBe(360);
  await page.getByText('List', { exact: true }).click();
  await expect.element(page.getByRole('main').getByRole('listitem')).toHaveLength(5);
});

test('remembers the calendar view', async () => {
  await createArea(api, { name: 'Coding' }, ['Rust']);
  await renderApp('/time-entries');
  await expect.element(page.getByRole('radio', { name: 'List' })).toBeChecked();
  await page.getByText('Calendar', { exact: true }).click();
  await expect.element(calendar).toBeVisible();
  await renderApp('/time-entries');
  await expect.element(page.getByRole('radio', { name: 'Calendar' })).toBeChecked();
});

describe('when the clocks change', () => {
  beforeEach(() => {
    intercept('/api/auth/me', async ({ forward }) => {
      const { user } = (await (await forward()).json()) as { user: object };
      return respond(200, { user: { ...user, timeZone: 'Europe/Berlin' } })();
    });
  });

  test('shows days of 25 and 23 hours (TM-03)', async () => {
    await createArea(api, { name: 'Coding' }, ['Rust']);
    await openCalendar('2026-10-25');
    await expect.element(page.getByText('02:00', { exact: true })).toHaveLength(2);
    await openCalendar('2026-03-29');
    await expect.element(page.getByText('01:00', { exact: true })).toHaveLength(1);
    await expect.element(page.getByText('02:00', { exact: true })).not.toBeInTheDocument();
  });

  test('rejects a time that is skipped', async () => {
    await createArea(api, { name: 'Coding' }, ['Rust']);
    await openCalendar('2026-03-29');
    await page.getByRole('button', { name: 'Add Entry' }).click();
    await field('Start time').fill('02:30');
    await dialog.getByRole('button', { name: 'Add' }).click();
    await expect.element(dialog).toMatchTextContent('The clocks go forward on this day: 02:30 does not exist.');
  });
});

describe('dragging with the mouse', () => {
  beforeEach(async () => {
    const { goals } = await createArea(api, { name: 'Coding' }, ['Rust']);
    await createEntry(api, goals[0]!._id, at('09:00:07.000'), at('10:00:01'));
    await openCalendar();
    await entry('Rust').findElement();
  });

  test('creates an entry by dragging across free time', async () => {
    await drag(gridPoint('12:00'), 62);
    await expect.element(grid.getByText('12:00 – 13:05 · 1 h 5 min')).toBeVisible();
    await drop();
    await expect.element(field('Start time')).toHaveValue('12:00');
    await expect.element(field('End time')).toHaveValue('13:05');
    await dialog.getByRole('button', { name: 'Add' }).click();
    await expect.element(entry('12:00 – 13:05')).toBeVisible();
  });

  test('moves an entry by dragging it, and moves it back on undo', async () => {
    await drag(gridPoint('09:30'), 31);
    await expect.element(entry('09:30 – 10:30')).toBeVisible();
    await drop();
    await expect.element(page.getByText('moved to 09:30 – 10:30.')).toBeVisible();
    expect(await fetchEntryTimes()).toEqual([[at('09:30:07.000'), at('10:30:01.000')]]);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.element(page.getByText('moved back to 09:00 – 10:00.')).toBeVisible();
    expect(await fetchEntryTimes()).toEqual([[at('09:00:07.000'), at('10:00:01.000')]]);
  });

  test('resizes an entry by dragging its edge, unless Escape is pressed', async () => {
    const writes = recordWrites('/api/time-entries');
    const { x, y } = gridPoint('10:00');
    await drag({ x, y: y - 3 }, 60);
    await expect.element(entry('09:00 – 11:00')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await drop();
    await expect.element(entry('09:00 – 10:00')).toBeVisible();
    expect(writes).toHaveLength(0);
    await drag({ x, y: y - 3 }, 60);
    await drop();
    await expect.element(page.getByText('changed to 09:00 – 11:00.')).toBeVisible();
    expect(writes.map(({ body }) => body)).toEqual([{ endAt: at('11:00:00.000') }]);
    await expect.element(dialog).not.toBeInTheDocument();
    await entry('Rust').click();
    await expect.element(page.getByRole('dialog', { name: 'Edit Entry' })).toBeVisible();
  });

  test('suggests an hour when free time is clicked', async () => {
    await userEvent.pointer({ coords: gridPoint('16:40'), keys: '[MouseLeft]' });
    await expect.element(field('Start time')).toHaveValue('16:30');
    await expect.element(field('End time')).toHaveValue('17:30');
  });
});

test('does not undo a move if the entry has been changed again', async () => {
  const { goals } = await createArea(api, { name: 'Coding' }, ['Rust']);
  await createEntry(api, goals[0]!._id, at('09:00'), at('10:00'));
  await openCalendar();
  (await entry('Rust').findElement()).focus();
  await userEvent.keyboard('{ArrowDown}');
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect.element(undo).toBeVisible();
  await entry('Rust').click();
  await field('End time').fill('13:00');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(page.getByText('Rust saved.')).toBeVisible();
  await undo.click();
  await expect.element(page.getByRole('alert')).toMatchTextContent('has been changed since');
  expect(await fetchEntryTimes()).toEqual([[at('09:05:00.000'), at('13:00:00.000')]]);
});

test('moves and resizes an entry with the arrow keys, and saves it once', async () => {
  const { goals } = await createArea(api, { name: 'Coding' }, ['Rust']);
  await createEntry(api, goals[0]!._id, at('09:00'), at('10:00'));
  await openCalendar();
  const writes = recordWrites('/api/time-entries');
  (await entry('Rust').findElement()).focus();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Shift>}{ArrowDown}{/Shift}{Alt>}{ArrowUp}{/Alt}');
  await expect.element(entry('09:05 – 10:15')).toBeVisible();
  await expect.element(page.getByText('changed to 09:05 – 10:15.')).toBeVisible();
  expect(writes.map(({ body }) => body)).toEqual([{ startAt: at('09:05:00.000'), endAt: at('10:15:00.000') }]);
  await expect.element(entry('Rust')).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}{Enter}');
  await expect.element(field('Start time')).toHaveValue('09:00');
  await expect.poll(() => writes.length).toBe(2);
});

test('rolls back a move that failed, and shows an error (CL-01)', async () => {
  const { goals } = await createArea(api, { name: 'Coding' }, ['Rust', 'Go']);
  const { _id } = await createEntry(api, goals[0]!._id, at('09:00'), at('10:00'));
  await openCalendar();
  await expect.element(entry('Rust')).toBeVisible();
  intercept(`/api/time-entries/${_id}`, respond(500));
  await drag(gridPoint('09:30'), 60);
  await drop();
  await expect.element(page.getByRole('alert')).toMatchTextContent('Error saving entry.');
  await expect.element(entry('09:00 – 10:00')).toBeVisible();
});

test('keeps the dialog open when saving fails, and explains that the entry was deleted elsewhere', async () => {
  const { goals } = await createArea(api, { name: 'Coding' }, ['Rust', 'Go']);
  const { _id } = await createEntry(api, goals[0]!._id, at('09:00'), at('10:00'));
  await openCalendar();
  const restore = intercept(`/api/time-entries/${_id}`, respond(500));
  await entry('Rust').click();
  await field('End time').fill('11:00');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(dialog.getByRole('alert')).toMatchTextContent('Error saving entry');
  restore();
  await callApi(api, 'DELETE', `/api/time-entries/${_id}`);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(dialog.getByRole('alert')).toHaveTextContent('Error saving entry. It has been deleted.');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await dialog.getByRole('button', { name: 'Discard' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(entry('Rust')).not.toBeInTheDocument();
});

test('shows an error if the entries cannot be loaded, and loads them on retry', async () => {
  await createArea(api, { name: 'Coding' }, ['Rust']);
  const restore = intercept('/time-entries-by-day', respond(200, [{ _id: 1 }]));
  await renderApp(`/time-entries?date=${yesterday}&view=calendar`);
  await expect.element(page.getByRole('alert')).toMatchTextContent('The time entries could not be loaded.');
  restore();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect.element(grid).toBeVisible();
});
