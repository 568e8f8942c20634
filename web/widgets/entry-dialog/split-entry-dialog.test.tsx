import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { TimeEntry } from '#contract/time-entries/time-entries.ts';
import { addDays } from '#domain/calendar/calendar.ts';
import { callApi } from '#testing/api.ts';
import { createArea, createEntry } from '#testing/seed.ts';
import { api, signUp } from '#web/testing/api.ts';
import { intercept, loseResponse } from '#web/testing/network.ts';
import { renderApp } from '#web/testing/render-app.tsx';

/** New accounts are in UTC. */
const yesterday = addDays(new Date().toISOString().slice(0, 10), -1);
const at = (time: string) => `${yesterday}T${time}Z`;

const dialog = page.getByRole('dialog').last();
const rows = page.getByRole('main').getByRole('listitem');
const status = (text: string) => page.getByRole('status').filter({ hasText: text });
const dayEntries = () => callApi<TimeEntry[]>(api, 'GET', `/api/time-entries/time-entries-by-day?date=${yesterday}`);
const spans = async () =>
  (await dayEntries()).map(({ startAt, endAt }) => [startAt, endAt!].map((t) => t.slice(11, 16)));

async function openEntry() {
  const { goals } = await createArea(api, { name: 'Coding' }, ['Rust', 'Go']);
  const rust = goals.find(({ title }) => title === 'Rust')!;
  const { _id } = await createEntry(api, rust._id, at('09:00'), at('10:20'));
  await callApi(api, 'PATCH', `/api/time-entries/${_id}`, { note: 'Borrowing', tags: ['client'] });
  await renderApp(`/time-entries?date=${yesterday}`);
  await rows.getByRole('button', { name: /^Edit/ }).click();
  return rust;
}

beforeEach(signUp);

test('an entry is split at a time within it, with a preview of the parts, and joined again', async () => {
  await openEntry();
  await dialog.getByRole('button', { name: 'Split…' }).click();
  const field = dialog.getByLabelText('Split at');
  await expect.element(field).toHaveValue('09:40');
  await expect.element(field).toHaveFocus();
  await expect.element(dialog.getByText('09:40 – 10:20 40 min')).toBeVisible();
  await field.fill('11:00');
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog.getByText('Choose a time between 09:00 and 10:20.')).toBeVisible();
  await field.fill('9:30');
  await expect.element(dialog.getByText('09:00 – 09:30 30 min')).toBeVisible();
  await expect.element(dialog.getByText('09:30 – 10:20 50 min')).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.element(status('Rust split at 09:30.')).toBeVisible();
  await expect.element(rows).toHaveLength(2);
  expect(await spans()).toEqual([
    ['09:00', '09:30'],
    ['09:30', '10:20'],
  ]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.element(status('The parts are one entry again.')).toBeVisible();
  await expect.element(rows).toHaveLength(1);
  expect(await spans()).toEqual([['09:00', '10:20']]);
});

test('a split is not repeated when its response is lost', async () => {
  await openEntry();
  await dialog.getByRole('button', { name: 'Split…' }).click();
  const restore = intercept('/split', loseResponse);
  await dialog.getByRole('button', { name: 'Split' }).click();
  await expect.element(dialog.getByRole('alert')).toMatchTextContent('The entry was not split.');
  restore();
  await dialog.getByRole('button', { name: 'Split' }).click();
  await expect.element(status('Rust split at 09:40.')).toBeVisible();
  expect(await spans()).toHaveLength(2);
});

test('unsaved changes keep an entry from being split or duplicated', async () => {
  await openEntry();
  await dialog.getByLabelText('Note (optional)').fill('Lifetimes');
  await expect.element(dialog.getByRole('button', { name: 'Split…' })).toBeDisabled();
  await expect.element(dialog.getByRole('button', { name: 'Duplicate' })).toBeDisabled();
});

test('a duplicate has the same goal, times, note and tags until they are changed', async () => {
  await openEntry();
  await dialog.getByRole('button', { name: 'Duplicate' }).click();
  await expect.element(dialog.getByRole('heading', { name: 'Add Entry' })).toBeVisible();
  await expect.element(dialog.getByLabelText('Goal')).toHaveValue('Rust');
  await dialog.getByLabelText('Start time').fill('12:00');
  await dialog.getByRole('button', { name: 'Add' }).click();
  await expect.element(status('Rust added.')).toBeVisible();
  const [first, second] = await dayEntries();
  expect(await spans()).toEqual([
    ['09:00', '10:20'],
    ['12:00', '13:20'],
  ]);
  expect(second).toMatchObject({ goalId: first!.goalId, note: 'Borrowing', tags: ['client'] });
});

test('a duplicate of an entry of a closed goal needs another goal', async () => {
  const rust = await openEntry();
  await callApi(api, 'PATCH', `/api/goals/${rust._id}/status`, { status: 'Completed' });
  await renderApp(`/time-entries?date=${yesterday}`);
  await rows.getByRole('button', { name: /^Edit/ }).click();
  await dialog.getByRole('button', { name: 'Duplicate' }).click();
  await expect.element(dialog.getByLabelText('Goal')).toHaveValue('Go');
});
