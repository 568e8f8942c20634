import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { TimeEntry } from '#contract/time-entries/time-entries.ts';
import { addDays } from '#domain/calendar/calendar.ts';
import { formatLongDay } from '#domain/calendar/format-date.ts';
import { defaultFormats } from '#domain/calendar/format-settings.ts';
import { callApi } from '#testing/api.ts';
import { createArea, createEntry } from '#testing/seed.ts';
import { api, signUp } from '#web/testing/api.ts';
import { disconnect, intercept, recordWrites, respond } from '#web/testing/network.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { currentUrl, texts } from '#web/testing/screen.ts';

/** New accounts are in UTC. */
const today = new Date().toISOString().slice(0, 10);
const yesterday = addDays(today, -1);
const at = (time: string, day = yesterday) => `${day}T${time}Z`;

const dialog = page.getByRole('dialog');
const field = (label: string) => dialog.getByLabelText(label);
const rows = page.getByRole('main').getByRole('listitem');
const row = (title: string) => rows.filter({ hasText: title });

beforeEach(signUp);

describe('with nothing to track', () => {
  test('links to focus areas while there are none', async () => {
    await renderApp('/time-entries');
    await page.getByRole('link', { name: 'Go to Focus Areas' }).click();
    await expect.poll(currentUrl).toBe('/focus-areas');
  });

  test("creates a focus area's first goal only once, along with an entry", async () => {
    await createArea(api, { name: 'Coding' });
    await renderApp(`/time-entries?date=${yesterday}`);
    await page.getByRole('button', { name: 'Add Entry' }).first().click();
    await expect.element(field('Goal')).toHaveFocus();
    await userEvent.keyboard('Learn Rust');
    await dialog.getByRole('option', { name: 'Create goal “Learn Rust”' }).click();
    await expect.element(dialog.getByText('New goal in Coding')).toBeVisible();
    const created = recordWrites(/\/goals$/);
    const restore = intercept(/\/api\/time-entries$/, respond(422, { message: 'No.' }));
    await dialog.getByRole('button', { name: 'Add' }).click();
    await expect.element(dialog.getByRole('alert')).toMatchTextContent('Error saving entry. No.');
    restore();
    await dialog.getByRole('button', { name: 'Add' }).click();
    await expect.element(row('Learn Rust')).toHaveLength(1);
    expect(created.map(({ body }) => body)).toMatchObject([{ title: 'Learn Rust' }]);
  });
});

describe('adding an entry', () => {
  test('requires a goal, a start and an end', async () => {
    await createArea(api, { name: 'Coding' }, ['Learn Rust', 'Learn Go']);
    await createArea(api, { name: 'Fitness' }, ['Run']);
    await renderApp(`/time-entries?date=${yesterday}`);
    await expect.element(page.getByText('No entries on this day')).toBeVisible();
    await page.getByRole('button', { name: 'Add Entry' }).first().click();
    await field('Start time').fill('');
    await field('End time').fill('');
    await dialog.getByRole('button', { name: 'Add' }).click();
    for (const message of [
      'Please select a category.',
      'Please select a goal.',
      'Start date/time is required.',
      'End date/time is required.',
    ]) {
      await expect.element(dialog.getByText(message)).toBeVisible();
    }
    // Selecting an area also selects its only goal.
    await field('Focus area').selectOptions('Fitness');
    await expect.element(field('Goal')).toHaveValue('Run');
  });

  test('rejects an end equal to the start, and treats an earlier one as the next day', async () => {
    await createArea(api, { name: 'Coding' }, ['Learn Rust']);
    const day = addDays(today, -2);
    await renderApp(`/time-entries?date=${day}`);
    await page.getByRole('button', { name: 'Add Entry' }).first().click();
    await expect.element(field('Start time')).toHaveFocus();
    await userEvent.keyboard('11:40pm{Tab}2340{Enter}');
    await expect.element(dialog.getByText('End time must be after start time.')).toBeVisible();
    await expect.element(field('Start time')).toHaveValue('23:40');
    await expect.element(field('End time')).toHaveFocus();
    await field('End time').fill('0030');
    await expect.element(dialog.getByText('next day')).toBeVisible();
    await expect.element(field('Duration')).toHaveValue('50 min');
    await field('Duration').fill('1.5h');
    await expect.element(field('End time')).toHaveValue('01:10');
    await userEvent.keyboard('{Enter}');
    await expect.element(row('Learn Rust')).toMatchTextContent(/23:40 – 01:10.*20 min.*of 1 h 30 min/);
  });

  test('updates the duration as times change, and adds the entry only once on a double click (CL-02)', async () => {
    await createArea(api, { name: 'Coding' }, ['Learn Rust', 'Learn Go']);
    await createArea(api, { name: 'Fitness' }, ['Run']);
    await renderApp(`/time-entries?date=${yesterday}`);
    await page.getByRole('button', { name: 'Add Entry' }).first().click();
    // Choosing a goal sets its area.
    await field('Goal').fill('go');
    await userEvent.keyboard('{Enter}');
    await expect.element(field('Focus area')).toHaveDisplayValue('Coding');
    await field('Start time').fill('930');
    await field('End time').fill('10:45');
    await expect.element(field('Duration')).toHaveValue('1 h 15 min');
    await userEvent.keyboard('{ArrowUp}');
    await expect.element(field('Duration')).toHaveValue('1 h 20 min');
    const writes = recordWrites('/api/time-entries');
    await dialog.getByRole('button', { name: 'Add' }).dblClick();
    await expect.element(page.getByRole('status').filter({ hasText: 'Learn Go added.' })).toBeVisible();
    await expect.element(row('Learn Go')).toHaveLength(1);
    await expect.element(row('Learn Go')).toMatchTextContent('09:30 – 10:50');
    await expect.element(page.getByText('Total 1 h 20 min')).toBeVisible();
    expect(writes).toHaveLength(1);
  });

  test('switches to the day of the new entry', async () => {
    await createArea(api, { name: 'Coding' }, ['Rust']);
    await renderApp(`/time-entries?date=${addDays(today, -9)}`);
    await page.getByRole('button', { name: 'Add Entry' }).first().click();
    await expect.element(field('Start date')).toHaveAttribute('max', today);
    await expect.element(field('Start date')).toHaveValue(addDays(today, -9));
    await field('Start date').fill(yesterday);
    await field('End date').fill(yesterday);
    await dialog.getByRole('button', { name: 'Add' }).click();
    await expect.element(row('Rust')).toBeVisible();
    await expect.poll(currentUrl).toContain(`date=${yesterday}`);
  });
});

describe('editing an entry', () => {
  test('rejects an end in the future, and changes the goal', async () => {
    const { goals } = await createArea(api, { name: 'Coding' }, ['Learn Rust', 'Learn Go']);
    await createEntry(api, goals[1]!._id, at('09:30'), at('10:50'));
    await renderApp(`/time-entries?date=${yesterday}`);
    await row('Learn Go').click();
    await field('End date').fill(addDays(today, 1));
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect.element(dialog.getByText('End time cannot be in the future.')).toBeVisible();
    await field('End date').fill(yesterday);
    await field('Goal').click();
    await dialog.getByRole('option', { name: 'Learn Rust' }).click();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect.element(row('Learn Rust')).toBeVisible();
  });

  test('sends no request if nothing was changed', async () => {
    const { goals } = await createArea(api, { name: 'Coding' }, ['Rust']);
    await createEntry(api, goals[0]!._id, at('09:00:07.000'), at('10:00:01.000'));
    await renderApp(`/time-entries?date=${yesterday}&view=list`);
    const writes = recordWrites('/api/time-entries');
    await row('Rust').click();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(writes).toHaveLength(0);
  });

  test('keeps the seconds of an unchanged time', async () => {
    const { goals } = await createArea(api, { name: 'Coding' }, ['Rust']);
    await createEntry(api, goals[0]!._id, at('09:00:07.000'), at('10:00:01.000'));
    await renderApp(`/time-entries?date=${yesterday}&view=list`);
    const writes = recordWrites('/api/time-entries');
    await row('Rust').click();
    await field('End time').fill('1030');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect.element(row('Rust')).toMatchTextContent('09:00 – 10:30');
    await expect.element(page.getByText('Rust saved.')).toBeVisible();
    expect(writes.map(({ body }) => body)).toEqual([{ endAt: at('10:30:00.000') }]);
    const byDay = `/api/time-entries/time-entries-by-day?date=${yesterday}`;
    expect(await callApi<TimeEntry[]>(api, 'GET', byDay)).toMatchObject([
      { startAt: at('09:00:07.000'), endAt: at('10:30:00.000') },
    ]);
  });

  test('changes the start of a running timer without stopping it', async () => {
    const { goals } = await createArea(api, { name: 'Coding' }, ['Go']);
    await callApi(api, 'POST', '/api/time-entries', { goalId: goals[0]!._id });
    await renderApp('/time-entries');
    await row('Go').click();
    await expect.element(field('End time')).toHaveValue('');
    await field('Start date').fill(yesterday);
    await field('Start time').fill('15');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect.element(page.getByText('Go saved.')).toBeVisible();
    await expect.element(row('Go')).toMatchTextContent('from yesterday 15:00');
  });
});

test("continues an entry's goal, unless it is closed or already running", async () => {
  const { goals } = await createArea(api, { name: 'Coding' }, ['Learn Rust', 'Closed']);
  for (const goal of goals) await createEntry(api, goal._id, at('09:30'), at('10:50'));
  await callApi(api, 'PATCH', `/api/goals/${goals[1]!._id}/status`, { status: 'Completed' });
  await renderApp(`/time-entries?date=${yesterday}`);
  await expect.element(row('Closed')).toBeVisible();
  await expect.element(page.getByRole('button', { name: /^Continue/ })).toHaveLength(1);
  await page.getByRole('button', { name: 'Continue Learn Rust' }).click();
  await expect.element(page.getByRole('status').filter({ hasText: 'Learn Rust is running.' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: /^Continue/ })).not.toBeInTheDocument();
  const { data } = await callApi<{ data: TimeEntry[] }>(api, 'GET', '/api/time-entries/active');
  expect(data.map(({ goalId }) => goalId)).toEqual([goals[0]!._id]);
});

test('asks before deleting an entry, shows an error if the deletion fails, and can undo it', async () => {
  const { goals } = await createArea(api, { name: 'Coding' }, ['Learn Rust']);
  await createEntry(api, goals[0]!._id, at('09:30'), at('10:50'));
  await renderApp(`/time-entries?date=${yesterday}`);
  await row('Learn Rust').click();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  const confirmDialog = page.getByRole('dialog', { name: 'Delete this entry?' });
  await expect.element(confirmDialog).toMatchTextContent('Learn Rust');
  await expect.element(confirmDialog).toMatchTextContent('09:30 – 10:50');
  await expect.element(confirmDialog).toMatchTextContent('1 h 20 min will be deleted. You can restore it for 30 days.');
  const restore = intercept('/api/time-entries/', disconnect);
  await confirmDialog.getByRole('button', { name: 'Delete' }).click();
  await expect.element(confirmDialog.getByRole('alert')).toMatchTextContent('Failed to delete');
  restore();
  await confirmDialog.getByRole('button', { name: 'Delete' }).click();
  await expect.element(page.getByText('No entries on this day')).toBeVisible();
  await expect.element(page.getByRole('main')).toHaveFocus();
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
  await expect.element(row('Learn Rust')).toBeVisible();
  await expect.element(page.getByText('Learn Rust restored.')).toBeVisible();
});

describe('the selected day', () => {
  test('lists its entries in order, including one that started the day before', async () => {
    const { goals } = await createArea(api, { name: 'Coding' }, ['Rust', 'Go', 'Closed']);
    const [rust, go, closed] = goals.map(({ _id }) => _id) as [string, string, string];
    await createEntry(api, rust, at('23:10', addDays(yesterday, -1)), at('00:40'));
    await createEntry(api, go, at('12:00:00.500'), at('12:00:42.700'));
    await createEntry(api, closed, at('09:00'), at('10:20'));
    await callApi(api, 'PATCH', `/api/goals/${closed}/status`, { status: 'Completed' });
    await callApi(api, 'POST', '/api/time-entries', { goalId: go });
    await renderApp('/time-entries');
    await expect
      .element(page.getByRole('heading', { name: `Today ${formatLongDay(today, defaultFormats)}` }))
      .toBeVisible();
    await expect.element(row('Go')).toMatchTextContent('Running');
    await expect.element(row('Go')).toMatchTextContent(/0:00:(0[2-9]|[1-5]\d)/);
    await expect.element(page.getByRole('button', { name: 'Next day' })).toBeDisabled();

    await page.getByRole('button', { name: 'Previous day' }).click();
    await expect
      .element(page.getByRole('heading', { name: `Yesterday ${formatLongDay(yesterday, defaultFormats)}` }))
      .toBeVisible();
    await expect
      .poll(() => texts(rows))
      .toEqual([
        expect.stringMatching(/Rust.*23:10 – 00:40.*from \w+ 23:10.*40 min.*of 1 h 30 min/),
        expect.stringMatching(/Closed \[Completed\].*09:00 – 10:20.*1 h 20 min/),
        expect.stringMatching(/Go.*12:00 – 12:00.*42 s/),
      ]);
    await expect.element(page.getByText('Total 2 h', { exact: true })).toBeVisible();
    history.back();
    await expect.element(row('Go')).toMatchTextContent('Running');
  });

  test('shows in which time its total was tracked if timers overlapped', async () => {
    const { goals } = await createArea(api, { name: 'Coding' }, ['Learn Rust', 'Podcast']);
    await createEntry(api, goals[0]!._id, at('09:00'), at('13:00'));
    await createEntry(api, goals[1]!._id, at('11:20'), at('16:20'));
    await renderApp(`/time-entries?date=${yesterday}`);
    const total = page.getByText('9 h tracked in 7 h 20 min', { exact: true });
    await expect.element(total).toBeVisible();
    await page.getByRole('radio', { name: 'Calendar' }).click();
    await expect.element(total).toBeVisible();
  });

  test('defaults to today if the URL has a future or invalid date', async () => {
    await createArea(api, { name: 'Coding' }, ['Rust']);
    for (const date of [addDays(today, 1), '2026-02-31', 'rubbish', '']) {
      await renderApp(`/time-entries?date=${date}`);
      await expect
        .element(page.getByRole('heading', { name: `Today ${formatLongDay(today, defaultFormats)}` }))
        .toBeVisible();
    }
  });

  test('returns to today, and moves the focus to the page content', async () => {
    await createArea(api, { name: 'Coding' }, ['Rust']);
    await renderApp(`/time-entries?date=${yesterday}`);
    await page.getByRole('button', { name: 'Today' }).click();
    await expect.element(page.getByText('Start a timer, or add what you did today.')).toBeVisible();
    await expect.element(page.getByRole('main')).toHaveFocus();
  });

  test('can be picked, unless it is in the future', async () => {
    await createArea(api, { name: 'Coding' }, ['Rust']);
    await renderApp('/time-entries');
    const day = page.getByLabelText('Day', { exact: true });
    const blurField = () => (day.element() as HTMLInputElement).blur();
    await expect.element(day).toHaveAttribute('max', today);
    await day.fill(addDays(today, 3));
    blurField();
    await expect.element(day).toHaveValue(today);
    await expect.element(page.getByRole('alert')).toMatchTextContent('That day is in the future.');
    await day.fill('');
    blurField();
    await expect.element(day).toHaveValue(today);
    await day.fill(addDays(today, -9));
    await expect
      .element(page.getByRole('heading', { name: formatLongDay(addDays(today, -9), defaultFormats) }))
      .toBeVisible();
  });
});
