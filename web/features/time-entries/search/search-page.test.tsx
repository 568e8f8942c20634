import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Goal } from '#contract/goals/goals.ts';
import { addDays } from '#domain/calendar/calendar.ts';
import { formatShortDay } from '#domain/calendar/format-date.ts';
import { defaultFormats } from '#domain/calendar/format-settings.ts';
import { callApi } from '#testing/api.ts';
import { createArea, createEntry } from '#testing/seed.ts';
import { api, signUp } from '#web/testing/api.ts';
import { intercept, respond } from '#web/testing/network.ts';
import { remountApp, renderApp } from '#web/testing/render-app.tsx';
import { currentUrl, texts } from '#web/testing/screen.ts';

/** New accounts are in UTC. */
const today = new Date().toISOString().slice(0, 10);
const [yesterday, lastWeek] = [addDays(today, -1), addDays(today, -7)];

const main = page.getByRole('main');
const rows = main.getByRole('listitem');
const headings = main.getByRole('heading', { level: 2 });
const search = page.getByRole('searchbox', { name: 'Search entries' });
const summary = main.getByRole('status').first();
const dialog = page.getByRole('dialog');
const button = (name: string) => page.getByRole('button', { name, exact: true });

const day = (date: string, total: string) => expect.stringMatching(`${formatShortDay(date, defaultFormats)} ${total}$`);

interface EntryFields {
  readonly date: string;
  readonly start: string;
  readonly end: string;
  readonly note?: string;
  readonly tags?: readonly string[];
}

async function track(goal: Goal, { date, start, end, note, tags = [] }: EntryFields): Promise<void> {
  const { _id } = await createEntry(api, goal._id, `${date}T${start}Z`, `${date}T${end}Z`, note);
  if (tags.length > 0) await callApi(api, 'PATCH', `/api/time-entries/${_id}`, { tags });
}

beforeEach(signUp);

test('explains what can be found while there are no entries', async () => {
  await renderApp('/time-entries/search');
  await expect.element(main.getByText('No entries yet')).toBeVisible();
  await page.getByRole('link', { name: 'Go to Timers' }).click();
  await expect.poll(currentUrl).toBe('/timers');
});

test('shows an error with a way to retry', async () => {
  const restore = intercept('/api/time-entries/search', respond(500, {}));
  await renderApp('/time-entries/search');
  await expect.element(main.getByRole('alert')).toMatchTextContent('The search failed.');
  restore();
  await button('Retry').click();
  await expect.element(main.getByText('No entries yet')).toBeVisible();
});

describe('with entries', () => {
  beforeEach(async () => {
    const { goals: coding } = await createArea(api, { name: 'Coding' }, ['Learn Rust', 'Ship it']);
    const { goals: fitness } = await createArea(api, { name: 'Fitness' }, ['Run']);
    await track(coding[0]!, { date: yesterday, start: '09:00', end: '10:30', note: 'Café with Émile' });
    await track(coding[1]!, { date: yesterday, start: '11:00', end: '12:00', tags: ['Client A'] });
    await track(fitness[0]!, { date: lastWeek, start: '07:00', end: '07:45', note: 'Hills', tags: ['Outdoors'] });
  });

  test('lists all of them by day with totals, newest first, and links to it from the time entries', async () => {
    await renderApp('/time-entries');
    await page.getByRole('link', { name: 'Search entries' }).click();
    await expect.poll(currentUrl).toBe('/time-entries/search');
    await expect.poll(() => texts(headings)).toEqual([day(yesterday, '2 h 30 min'), day(lastWeek, '45 min')]);
    await expect
      .poll(() => texts(rows))
      .toEqual([
        expect.stringContaining('Ship it'),
        expect.stringContaining('Learn Rust'),
        expect.stringContaining('Run'),
      ]);
    await expect.element(summary).toHaveTextContent('3 entries · 3 h 15 min');
  });

  test('searches while typing, keeps the text in the URL and highlights it', async () => {
    await renderApp('/time-entries/search');
    await search.fill('EMILE rust');
    await expect.poll(currentUrl).toBe('/time-entries/search?q=EMILE+rust');
    // Notes describe their rows, which hides them from queries by role.
    const marks = () => Array.from(document.querySelectorAll('mark'), ({ textContent }) => textContent);
    await expect.poll(marks).toEqual(['Rust', 'Émile']);
    await expect.poll(() => texts(headings)).toEqual([day(yesterday, '1 h 30 min')]);
    await remountApp();
    await expect.element(search).toHaveValue('EMILE rust');
    await expect.element(rows).toHaveLength(1);
    await search.fill('nothing');
    await expect.element(main.getByText('No entries match your search.')).toBeVisible();
    await button('Show all entries').click();
    await expect.poll(currentUrl).toBe('/time-entries/search');
    await expect.element(rows).toHaveLength(3);
  });

  test('keeps the text if only the filters are cleared', async () => {
    await renderApp('/time-entries/search?q=ship&tag=nothing');
    await expect.element(main.getByText('No entries match your search.')).toBeVisible();
    await button('Clear filters').click();
    await expect.poll(currentUrl).toBe('/time-entries/search?q=ship');
    await expect.element(button('Clear filters')).not.toBeInTheDocument();
  });

  test('filters by focus area, goal, tag and day', async () => {
    await renderApp('/time-entries/search');
    await page.getByLabelText('Focus area').selectOptions('Coding');
    await expect.element(rows).toHaveLength(2);
    await page.getByLabelText('Goal', { exact: true }).selectOptions('Ship it');
    await expect.poll(() => texts(rows)).toEqual([expect.stringContaining('Ship it')]);
    await button('Clear filters').click();
    await expect.element(rows).toHaveLength(3);

    await page.getByLabelText('Tag', { exact: true }).fill('outdoors');
    await userEvent.keyboard('{Enter}');
    await expect.poll(currentUrl).toBe('/time-entries/search?tag=outdoors');
    await expect.poll(() => texts(rows)).toEqual([expect.stringContaining('Run')]);
    await button('Clear Tag').click();
    await expect.element(rows).toHaveLength(3);

    await page.getByLabelText('To', { exact: true }).fill(addDays(today, -2));
    await expect.poll(() => texts(rows)).toEqual([expect.stringContaining('Run')]);
    await page.getByLabelText('From', { exact: true }).fill(yesterday);
    await expect.element(page.getByText('The last day must not be before the first.')).toBeVisible();
    await button('Clear To').click();
    await expect.element(rows).toHaveLength(2);
    await expect.poll(currentUrl).toBe(`/time-entries/search?from=${yesterday}`);
  });

  test('updates the results when an entry is edited or deleted', async () => {
    await renderApp('/time-entries/search?q=hills');
    await rows.getByRole('button', { name: /^Edit/ }).click();
    await dialog.getByLabelText('End time').fill('08:00');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect.poll(() => texts(headings)).toEqual([day(lastWeek, '1 h')]);
    await rows.getByRole('button', { name: /^Edit/ }).click();
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('dialog').last().getByRole('button', { name: 'Delete' }).click();
    await expect.element(main.getByText('No entries match your search.')).toBeVisible();
  });

  test('deletes all selected matches, and restores them together', async () => {
    await renderApp('/time-entries/search?q=coding');
    await button('Select').click();
    await button('Select all').click();
    await expect.element(page.getByRole('status').filter({ hasText: '2 selected · 2 h 30 min' })).toBeVisible();
    await button('Delete').click();
    await dialog.getByRole('button', { name: /^Delete/ }).click();
    await expect.element(main.getByText('No entries match your search.')).toBeVisible();
    await button('Undo').click();
    await expect.element(rows).toHaveLength(2);
  });

  test("continues an entry's goal", async () => {
    await renderApp('/time-entries/search?q=hills');
    await button('Continue Run').click();
    await expect.element(rows).toHaveLength(1);
    await expect.element(button('Continue Run')).not.toBeInTheDocument();
  });
});

test('loads more entries on request, and searches older ones', async () => {
  const { goals } = await createArea(api, { name: 'Fitness' }, ['Run']);
  for (let n = 0; n < 52; n++) {
    const minute = String(n).padStart(2, '0');
    await track(goals[0]!, { date: yesterday, start: `09:${minute}`, end: `10:${minute}` });
  }
  await track(goals[0]!, { date: addDays(today, -3 * 365), start: '09:00', end: '10:00' });
  await renderApp('/time-entries/search?q=run');
  await expect.element(rows).toHaveLength(50);
  await expect.element(summary).toHaveTextContent('50+ entries');
  // The total of a day includes the entries that are not loaded yet.
  await expect.poll(() => texts(headings)).toEqual([day(yesterday, '52 h')]);
  await button('Load more').click();
  await expect.element(rows).toHaveLength(52);
  await button('Search older entries').click();
  await expect.element(rows).toHaveLength(53);
  await expect.element(summary).toHaveTextContent('53 entries · 53 h');
  await expect.element(button('Load more')).not.toBeInTheDocument();
});
