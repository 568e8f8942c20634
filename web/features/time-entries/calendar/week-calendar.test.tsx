import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { TimeEntry } from '#contract/time-entries/time-entries.ts';
import { addDays, daysOfWeek, weekStartForDay } from '#domain/calendar/calendar.ts';
import { formatLongDay as formatLongDayIn } from '#domain/calendar/format-date.ts';
import { defaultFormats } from '#domain/calendar/format-settings.ts';
import { callApi } from '#testing/api.ts';
import { createArea, createEntry } from '#testing/seed.ts';
import { api, signUp } from '#web/testing/api.ts';
import { intercept, recordWrites, respond } from '#web/testing/network.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { currentUrl, texts } from '#web/testing/screen.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** New accounts are in UTC. */
const today = new Date().toISOString().slice(0, 10);
/** The days of last week, Monday first. */
const week = daysOfWeek(addDays(weekStartForDay(today), -7));
const [MON, TUE, WED, THU, , SAT, SUN] = week as [string, string, string, string, string, string, string];
const at = (day: string, time: string) => `${day}T${time}Z`;

const dialog = page.getByRole('dialog');
const field = (label: string) => dialog.getByLabelText(label);
const calendar = page.getByRole('region', { name: 'Calendar' });
const formatLongDay = (day: string) => formatLongDayIn(day, defaultFormats);
const column = (day: string) => calendar.getByRole('group', { name: formatLongDay(day) });
const entry = (day: string, text = 'Rust') => column(day).getByRole('button').filter({ hasText: text });
const head = (day: string) => calendar.getByRole('link', { name: formatLongDay(day) });
const strip = page.getByRole('navigation', { name: 'Days of this week' });

async function openWeek(day = WED): Promise<void> {
  await renderApp(`/time-entries?date=${day}&view=week`);
  await expect.element(calendar).toHaveAttribute('aria-busy', 'false');
}

/** The screen position of a time on a day, scrolled into view. */
function gridPoint(day: string, time: string, hoursOfAxis = 24): Point {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const scroller = calendar.element();
  const element = column(day).element();
  const { height, left, width } = element.getBoundingClientRect();
  const fromTop = ((hours + minutes / 60) / hoursOfAxis) * height;
  const y = () => element.getBoundingClientRect().top + fromTop;
  const { top, bottom } = scroller.getBoundingClientRect();
  if (y() < top + 100 || y() > bottom - 40) scroller.scrollTop = fromTop - 100;
  return { x: left + width / 2, y: y() };
}

/** Presses the mouse button and moves, without releasing it. */
async function drag(from: Point, to: Point): Promise<void> {
  await userEvent.pointer([
    { coords: from },
    { keys: '[MouseLeft>]' },
    ...[0.125, 0.25, 0.5, 0.75, 1].map((part) => ({
      coords: { x: from.x + part * (to.x - from.x), y: from.y + part * (to.y - from.y) },
    })),
  ]);
}

const drop = () => userEvent.pointer('[/MouseLeft]');

const fetchEntryTimes = async () =>
  (await callApi<TimeEntry[]>(api, 'GET', `/api/time-entries/range?from=${MON}&to=${SUN}`)).map(
    ({ startAt, endAt }) => [startAt, endAt],
  );

/** Creates a goal with one entry. */
async function track(startAt: string, endAt: string): Promise<string> {
  const { goals } = await createArea(api, { name: 'Coding' }, ['Rust']);
  return (await createEntry(api, goals[0]!._id, startAt, endAt))._id;
}

beforeEach(signUp);

test('shows seven days with their totals, and an entry across midnight on both days', async () => {
  const { goals } = await createArea(api, { name: 'Coding' }, ['Rust', 'Go']);
  const [rust, go] = goals.map(({ _id }) => _id) as [string, string];
  await createEntry(api, rust, at(MON, '09:00:00'), at(MON, '10:30:00'));
  await createEntry(api, rust, at(TUE, '23:00:00'), at(WED, '02:00:00'));
  await createEntry(api, go, at(addDays(MON, -1), '23:00:00'), at(MON, '00:20:00'));
  await openWeek();
  await expect.element(page.getByRole('heading', { name: /^Last week/ })).toBeVisible();
  await expect.element(page.getByText('Total 4 h 50 min', { exact: true })).toBeVisible();
  const totals = [
    [MON, '1 h 50 min'],
    [TUE, '1 h'],
    [WED, '2 h'],
    [SUN, '0 min'],
  ] as const;
  for (const [day, total] of totals)
    await expect.element(head(day)).toHaveAccessibleName(`${formatLongDay(day)} ${total}`);
  await expect.element(entry(TUE)).toHaveAccessibleName(/until \w+ 02:00/);
  await expect.element(entry(WED)).toHaveAccessibleName(/from \w+ 23:00/);
  await expect.element(strip).not.toBeInTheDocument();
  await head(TUE).click();
  await expect.poll(currentUrl).toBe(`/time-entries?date=${TUE}&view=calendar`);
});

test('counts a running timer in the totals', async () => {
  const { goals } = await createArea(api, { name: 'Coding' }, ['Rust']);
  await callApi(api, 'POST', '/api/time-entries', { goalId: goals[0]!._id });
  await renderApp('/time-entries?view=week');
  await expect.element(head(today)).toHaveAccessibleName(/today ([2-9]|[1-5]\d) s$/);
  await expect.element(page.getByText(/^Total ([2-9]|[1-5]\d) s$/)).toBeVisible();
});

test('remembers the week view', async () => {
  await createArea(api, { name: 'Coding' }, ['Rust']);
  await renderApp('/time-entries');
  await page.getByText('Week', { exact: true }).click();
  await expect.element(column(today)).toBeVisible();
  await renderApp('/time-entries');
  await expect.element(page.getByRole('radio', { name: 'Week' })).toBeChecked();
});

test('goes to other weeks, but not into the future', async () => {
  await createArea(api, { name: 'Coding' }, ['Rust']);
  await openWeek(SUN);
  await page.getByRole('button', { name: 'Previous week' }).click();
  await expect.element(column(addDays(SUN, -7))).toBeVisible();
  await page.getByRole('button', { name: 'Next week' }).click();
  await page.getByRole('button', { name: 'Next week' }).click();
  await expect.element(page.getByRole('heading', { name: /^This week/ })).toBeVisible();
  await expect.poll(currentUrl).toContain(`date=${today}`);
  await expect.element(page.getByRole('button', { name: 'Next week' })).toBeDisabled();
});

describe('dragging with the mouse', () => {
  test('moves an entry to another day, and moves it back on undo', async () => {
    await track(at(TUE, '09:00:07.000'), at(TUE, '10:00:01.000'));
    await openWeek();
    await entry(TUE).findElement();
    const from = gridPoint(TUE, '09:30');
    await drag(from, { ...gridPoint(THU, '09:30'), y: from.y });
    await expect.element(entry(THU, '09:00 – 10:00')).toBeVisible();
    await expect.element(entry(TUE)).not.toBeInTheDocument();
    await drop();
    await expect.element(page.getByText(/^Rust moved to Thursday 09:00 – 10:00\.$/)).toBeVisible();
    expect(await fetchEntryTimes()).toEqual([[at(THU, '09:00:07.000'), at(THU, '10:00:01.000')]]);
    await expect.element(head(THU)).toHaveAccessibleName(/59 min$/);
    await expect.element(dialog).not.toBeInTheDocument();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.element(page.getByText('moved back to Tuesday 09:00 – 10:00.')).toBeVisible();
    await expect.element(entry(TUE)).toBeVisible();
    expect(await fetchEntryTimes()).toEqual([[at(TUE, '09:00:07.000'), at(TUE, '10:00:01.000')]]);
  });

  test('moves the whole entry by its part after midnight', async () => {
    await track(at(TUE, '23:00:00.000'), at(WED, '02:00:00.000'));
    await openWeek();
    await entry(WED).findElement();
    await drag(gridPoint(WED, '01:00'), gridPoint(THU, '02:00'));
    await drop();
    await expect.element(page.getByText(/moved to Thursday 00:00 – 03:00\./)).toBeVisible();
    expect(await fetchEntryTimes()).toEqual([[at(THU, '00:00:00.000'), at(THU, '03:00:00.000')]]);
  });

  test('creates an entry on the day on which it is drawn', async () => {
    await createArea(api, { name: 'Coding' }, ['Rust']);
    await openWeek();
    const from = gridPoint(SAT, '12:00');
    await drag(from, { x: from.x - 200, y: gridPoint(SAT, '13:03').y });
    await expect.element(column(SAT).getByText('12:00 – 13:05 · 1 h 5 min')).toBeVisible();
    await drop();
    await expect.element(field('Start date')).toHaveValue(SAT);
    await expect.element(field('Start time')).toHaveValue('12:00');
    await dialog.getByRole('button', { name: 'Add' }).click();
    await expect.element(entry(SAT, '12:00 – 13:05')).toBeVisible();
    await expect.element(head(SAT)).toHaveAccessibleName(/1 h 5 min$/);
  });

  test('resizes an entry by both edges, even if the pointer leaves its day, unless Escape is pressed', async () => {
    await track(at(TUE, '09:00:00.000'), at(TUE, '11:00:00.000'));
    await openWeek();
    await entry(TUE).findElement();
    const writes = recordWrites('/api/time-entries');
    const end = gridPoint(TUE, '11:00');
    await drag({ x: end.x, y: end.y - 3 }, { x: gridPoint(WED, '12:00').x, y: gridPoint(TUE, '12:00').y - 3 });
    await expect.element(entry(TUE, '09:00 – 12:00')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await drop();
    await expect.element(entry(TUE, '09:00 – 11:00')).toBeVisible();
    expect(writes).toHaveLength(0);
    await drag({ x: end.x, y: gridPoint(TUE, '11:00').y - 3 }, { x: end.x, y: gridPoint(TUE, '12:00').y - 3 });
    await drop();
    await expect.element(page.getByText('changed to 09:00 – 12:00.')).toBeVisible();
    const top = gridPoint(TUE, '08:30');
    await drag({ x: end.x, y: gridPoint(TUE, '09:00').y + 3 }, { x: end.x, y: top.y + 3 });
    await drop();
    await expect.element(page.getByText('changed to 08:30 – 12:00.')).toBeVisible();
    expect(await fetchEntryTimes()).toEqual([[at(TUE, '08:30:00.000'), at(TUE, '12:00:00.000')]]);
  });

  test('rolls back a move that failed, and shows an error', async () => {
    const id = await track(at(TUE, '09:00:00'), at(TUE, '10:00:00'));
    await openWeek();
    await entry(TUE).findElement();
    intercept(`/api/time-entries/${id}`, respond(500));
    const from = gridPoint(TUE, '09:30');
    await drag(from, { ...gridPoint(MON, '09:30'), y: from.y });
    await drop();
    await expect.element(page.getByRole('alert')).toMatchTextContent('Error saving entry.');
    await expect.element(entry(TUE, '09:00 – 10:00')).toBeVisible();
    await expect.element(entry(MON)).not.toBeInTheDocument();
  });
});

describe('moving with the keyboard', () => {
  test('moves the focused entry by days and minutes, and saves it once', async () => {
    await track(at(TUE, '09:00:07.000'), at(TUE, '10:00:01.000'));
    await openWeek();
    const writes = recordWrites('/api/time-entries');
    (await entry(TUE).findElement()).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(entry(WED, '09:00 – 10:00')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    await expect.element(entry(THU, '09:05 – 10:05')).toHaveFocus();
    await expect.element(page.getByText(/moved to Thursday 09:05 – 10:05\./)).toBeVisible();
    expect(writes.map(({ body }) => body)).toEqual([
      { startAt: at(THU, '09:05:07.000'), endAt: at(THU, '10:05:01.000') },
    ]);
    await expect.element(entry(THU)).toHaveFocus();
  });

  test('moves an entry across midnight, but not out of the week', async () => {
    await track(at(MON, '00:30:00.000'), at(MON, '01:00:00.000'));
    await openWeek();
    (await entry(MON).findElement()).focus();
    await userEvent.keyboard('{ArrowLeft}{Shift>}{ArrowDown}{/Shift}');
    await expect.element(entry(MON, '00:30 – 01:05')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(entry(MON, '00:30 – 01:00')).toBeVisible();
    await userEvent.keyboard(`{ArrowRight}${'{ArrowUp}'.repeat(7)}`);
    await expect.element(entry(MON, '23:55 – 00:25')).toBeVisible();
    await expect.element(entry(TUE, '23:55 – 00:25')).toBeVisible();
    await expect.element(page.getByText('moved to 23:55 – 00:25.')).toBeVisible();
  });
});

describe('on a narrow window', () => {
  beforeEach(() => track(at(WED, '09:00:00.000'), at(WED, '10:00:00.000')));

  test('shows three days, and all others on request', async () => {
    await page.viewport(700, 900);
    await openWeek();
    await expect.poll(() => texts(calendar.getByRole('link'))).toHaveLength(3);
    for (const day of [TUE, WED, THU]) await expect.element(column(day)).toBeVisible();
    await strip.getByRole('link', { name: formatLongDay(SUN) }).click();
    for (const day of week.slice(4)) await expect.element(column(day)).toBeVisible();
    await expect.element(column(THU)).not.toBeInTheDocument();
    await page.getByRole('button', { name: 'Previous 3 days' }).click();
    await expect.element(column(THU)).toBeVisible();
    expect(document.documentElement.scrollWidth).toBe(700);
  });

  test('scrolls to the first entry of the day on a phone, whenever other days begin', async () => {
    const { goals } = await createArea(api, { name: 'Fitness' }, ['Early run', 'Late run']);
    await createEntry(api, goals[0]!._id, at(TUE, '01:00:00.000'), at(TUE, '02:00:00.000'));
    await createEntry(api, goals[1]!._id, at(THU, '20:00:00.000'), at(THU, '21:00:00.000'));
    await page.viewport(360, 740);
    await openWeek(THU);
    await expect.element(entry(THU, 'Late run')).toBeInViewport();
  });

  test('shows one day on a phone, which follows an entry that leaves it', async () => {
    await page.viewport(360, 740);
    await openWeek();
    await expect.element(column(WED)).toBeVisible();
    await expect.element(column(TUE)).not.toBeInTheDocument();
    await expect
      .element(strip.getByRole('link', { name: formatLongDay(WED) }))
      .toHaveAccessibleName(`${formatLongDay(WED)} 1 h`);
    (await entry(WED).findElement()).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(entry(THU, '09:00 – 10:00')).toHaveFocus();
    await expect.poll(currentUrl).toBe(`/time-entries?date=${THU}&view=week`);
    await expect.element(page.getByText(/moved to Thursday 09:00 – 10:00\./)).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.element(entry(WED, '09:00 – 10:00')).toBeVisible();
    await page.getByRole('button', { name: 'Previous day' }).click();
    await expect.element(column(TUE)).toBeVisible();
    expect(document.documentElement.scrollWidth).toBe(360);
  });
});

describe('when the clocks change', () => {
  beforeEach(() => {
    intercept('/api/auth/me', async ({ forward }) => {
      const { user } = (await (await forward()).json()) as { user: object };
      return respond(200, { user: { ...user, timeZone: 'Europe/Berlin' } })();
    });
  });

  test('shows the repeated hour once more, and keeps the time of day of a moved entry', async () => {
    // Saturday 09:00 to 10:00 in Berlin.
    await track('2026-10-24T07:00:00.000Z', '2026-10-24T08:00:00.000Z');
    await openWeek('2026-10-25');
    await expect.element(calendar.getByText('02:00', { exact: true })).toHaveLength(2);
    await expect.element(page.getByRole('heading', { name: /clocks change on Sunday: 25 hours$/ })).toBeVisible();
    const writes = recordWrites('/api/time-entries');
    await entry('2026-10-24').findElement();
    const from = gridPoint('2026-10-24', '10:30', 25);
    await drag(from, { ...gridPoint('2026-10-25', '10:30', 25), y: from.y });
    await drop();
    await expect.element(entry('2026-10-25', '09:00 – 10:00')).toBeVisible();
    await expect
      .poll(() => writes.map(({ body }) => body))
      .toEqual([{ startAt: '2026-10-25T08:00:00.000Z', endAt: '2026-10-25T09:00:00.000Z' }]);
  });

  test('leaves out the skipped hour on that day only, and keeps the duration of an entry moved across it', async () => {
    // Saturday 01:00 to 04:00 in Berlin.
    await track('2026-03-28T00:00:00.000Z', '2026-03-28T03:00:00.000Z');
    await openWeek('2026-03-29');
    await expect.element(calendar.getByText('02:00', { exact: true })).toHaveLength(1);
    (await entry('2026-03-28').findElement()).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(entry('2026-03-29', '01:00 – 05:00')).toHaveFocus();
    await expect.element(entry('2026-03-29', '01:00 – 05:00')).toHaveAccessibleName(/3 h/);
  });
});
