import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { TimeEntry } from '#contract/time-entries/time-entries.ts';
import { addDays } from '#domain/calendar/calendar.ts';
import { callApi } from '#testing/api.ts';
import { createArea, createEntry } from '#testing/seed.ts';
import { api, signUp } from '#web/testing/api.ts';
import { disconnect, intercept, loseResponse, recordWrites } from '#web/testing/network.ts';
import { renderApp } from '#web/testing/render-app.tsx';

/** New accounts are in UTC. */
const yesterday = addDays(new Date().toISOString().slice(0, 10), -1);
const at = (time: string) => `${yesterday}T${time}Z`;

const dialog = page.getByRole('dialog');
const rows = page.getByRole('main').getByRole('listitem');
const row = (title: string) => rows.filter({ hasText: title }).getByRole('button').first();
const button = (name: string) => page.getByRole('button', { name, exact: true });
const status = (text: string | RegExp) => page.getByRole('status').filter({ hasText: text });
const dayEntries = () => callApi<TimeEntry[]>(api, 'GET', `/api/time-entries/time-entries-by-day?date=${yesterday}`);
const goalTitles = async () => (await dayEntries()).map(({ goal }) => goal.title);
const tagLists = async () => (await dayEntries()).map(({ tags }) => tags);

/** Three entries of an hour, the first two of which are tagged. */
async function openDay() {
  const { goals } = await createArea(api, { name: 'Coding' }, ['Rust', 'Go', 'Elm', 'Zig']);
  const goalId = (title: string) => goals.find((goal) => goal.title === title)!._id;
  const entries = [
    await createEntry(api, goalId('Rust'), at('08:00'), at('09:00')),
    await createEntry(api, goalId('Go'), at('09:00'), at('10:00')),
    await createEntry(api, goalId('Elm'), at('10:00'), at('11:00')),
  ];
  const ids = entries.map(({ _id }) => _id);
  for (const [n, tags] of [['home', 'client'], ['Client']].entries())
    await callApi(api, 'PATCH', `/api/time-entries/${ids[n]!}`, { tags });
  await renderApp(`/time-entries?date=${yesterday}`);
  await expect.element(rows).toHaveLength(3);
  return { ids, goalId };
}

beforeEach(signUp);

describe('selecting entries', () => {
  test('counts them with their time, and Esc leaves the mode without a change', async () => {
    await openDay();
    await button('Select').click();
    await expect.element(status('None selected')).toBeVisible();
    await row('Rust').click();
    await row('Elm').click();
    await expect.element(status('2 selected · 2 h')).toBeVisible();
    await expect.element(row('Rust')).toHaveAttribute('aria-pressed', 'true');
    await expect.element(row('Go')).toHaveAttribute('aria-pressed', 'false');
    await row('Elm').click();
    await expect.element(status('1 selected · 1 h')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(button('Change goal')).not.toBeInTheDocument();
    await expect.element(button('Select')).toBeVisible();
    await row('Rust').click();
    await expect.element(dialog.getByRole('heading', { name: 'Edit Entry' })).toBeVisible();
  });

  test('works with Shift for a range, with the keyboard, and for all', async () => {
    await openDay();
    await userEvent.click(row('Rust'), { modifiers: ['Control'] });
    await expect.element(status('1 selected')).toBeVisible();
    await userEvent.click(row('Elm'), { modifiers: ['Shift'] });
    await expect.element(status('3 selected · 3 h')).toBeVisible();
    await button('Select none').click();
    await expect.element(status('None selected')).toBeVisible();
    (row('Go').element() as HTMLElement).focus();
    await userEvent.keyboard(' ');
    await expect.element(status('1 selected')).toBeVisible();
    await button('Select all').click();
    await expect.element(status('3 selected')).toBeVisible();
    await button('Cancel').click();
    await expect.element(button('Select')).toHaveFocus();
  });
});

describe('the selected entries', () => {
  const selectTwo = async () => {
    await button('Select').click();
    await row('Rust').click();
    await row('Go').click();
  };

  test('move to another goal, and back with Undo', async () => {
    const { ids, goalId } = await openDay();
    await selectTwo();
    const writes = recordWrites(/\/api\/time-entries$/);
    await button('Change goal').click();
    await expect.element(dialog.getByRole('heading', { name: 'Change goal of 2 entries' })).toBeVisible();
    // Closes the list of goals.
    await userEvent.keyboard('{Escape}');
    await button('Move').click();
    await expect.element(dialog.getByText('Please select a goal.')).toBeVisible();
    await dialog.getByLabelText('Goal').fill('zi');
    await expect.element(dialog.getByRole('option')).toHaveLength(1);
    await userEvent.keyboard('{Enter}');
    await button('Move').click();
    await expect.element(status('2 entries moved.')).toBeVisible();
    await expect.element(button('Change goal')).not.toBeInTheDocument();
    expect(await goalTitles()).toEqual(['Zig', 'Zig', 'Elm']);
    await expect.element(rows.filter({ hasText: 'Zig' })).toHaveLength(2);
    expect(writes.map(({ body }) => body)).toEqual([{ changes: [{ ids: ids.slice(0, 2), goalId: goalId('Zig') }] }]);
    await button('Undo').click();
    await expect.element(status('2 entries moved back.')).toBeVisible();
    expect(await goalTitles()).toEqual(['Rust', 'Go', 'Elm']);
    await expect.element(row('Rust')).toBeVisible();
  });

  test('of a closed goal cannot be moved back', async () => {
    const { goalId } = await openDay();
    await callApi(api, 'PATCH', `/api/goals/${goalId('Rust')}/status`, { status: 'Completed' });
    await renderApp(`/time-entries?date=${yesterday}`);
    await selectTwo();
    await button('Change goal').click();
    await expect.element(dialog.getByText('1 entry belongs to a closed goal and cannot be moved back.')).toBeVisible();
    await dialog.getByLabelText('Goal').fill('zig');
    await userEvent.keyboard('{Enter}');
    await button('Move').click();
    await expect.element(status('2 entries moved.')).toBeVisible();
    await expect.element(button('Undo')).not.toBeInTheDocument();
  });

  test('get and lose tags, and get them back with Undo', async () => {
    await openDay();
    await button('Select').click();
    await button('Select all').click();
    await button('Tags').click();
    await expect.element(dialog.getByLabelText('Add tags')).toHaveFocus();
    await userEvent.keyboard('urgent');
    // 'client' and 'Client' are the same tag.
    await expect.element(dialog.getByRole('checkbox')).toHaveLength(2);
    await dialog.getByRole('checkbox', { name: 'client 2 entries' }).click();
    await button('Save').click();
    await expect.element(status('Tags of 3 entries changed.')).toBeVisible();
    expect(await tagLists()).toEqual([['home', 'urgent'], ['urgent'], ['urgent']]);
    await button('Undo').click();
    await expect.element(status('Tags of 3 entries restored.')).toBeVisible();
    expect(await tagLists()).toEqual([['home', 'client'], ['Client'], []]);
  });

  test('are deleted together after a confirmation, and restored with Undo', async () => {
    await openDay();
    await selectTwo();
    await button('Delete').click();
    await expect.element(dialog.getByRole('heading', { name: 'Delete 2 entries?' })).toBeVisible();
    await expect.element(dialog).toMatchTextContent('2 h');
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await expect.element(status('2 entries deleted.')).toBeVisible();
    await expect.element(rows).toHaveLength(1);
    expect(await goalTitles()).toEqual(['Elm']);
    await button('Undo').click();
    await expect.element(status('2 entries restored.')).toBeVisible();
    await expect.element(rows).toHaveLength(3);
    expect(await tagLists()).toEqual([['home', 'client'], ['Client'], []]);
  });

  test('stay as they are and selected if the change fails', async () => {
    const { ids } = await openDay();
    await selectTwo();
    await button('Delete').click();
    const restore = intercept('/api/time-entries/delete', disconnect);
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await expect.element(dialog.getByRole('alert')).toMatchTextContent('The entries were not deleted.');
    restore();
    await callApi(api, 'DELETE', `/api/time-entries/${ids[0]!}`);
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await expect
      .element(dialog.getByRole('alert'))
      .toMatchTextContent('The entries were not deleted. One of them was deleted in the meantime. Please try again.');
    expect(await goalTitles()).toEqual(['Go', 'Elm']);
    await expect.element(dialog.getByRole('heading', { name: 'Delete 1 entry?' })).toBeVisible();
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await expect.element(status('1 entry deleted.')).toBeVisible();
    expect(await goalTitles()).toEqual(['Elm']);
  });

  test('are reported as deleted once it is known, if the response was lost', async () => {
    await openDay();
    await selectTwo();
    await button('Delete').click();
    intercept('/api/time-entries/delete', loseResponse);
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await expect.element(status('2 entries deleted.')).toBeVisible();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(button('Select')).toBeVisible();
    expect(await goalTitles()).toEqual(['Elm']);
  });
});
