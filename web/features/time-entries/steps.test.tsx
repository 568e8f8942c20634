import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Goal } from '#contract/goals/goals.ts';
import type { InventoryItem } from '#contract/goals/inventory.ts';
import type { Task } from '#contract/goals/tasks.ts';
import { type TimeEntry, entryMessages } from '#contract/time-entries/time-entries.ts';
import { addDays } from '#domain/calendar/calendar.ts';
import { callApi } from '#testing/api.ts';
import { createArea, createItem, createTask } from '#testing/seed.ts';
import { api, signUp } from '#web/testing/api.ts';
import { recordWrites } from '#web/testing/network.ts';
import { renderApp } from '#web/testing/render-app.tsx';

/** New accounts are in UTC. */
const yesterday = addDays(new Date().toISOString().slice(0, 10), -1);
const at = (time: string) => new Date(`${yesterday}T${time}Z`).toISOString();
const LIST = `/time-entries?date=${yesterday}&view=list`;

const dialog = page.getByRole('dialog');
const field = dialog.getByLabelText('Task or resource (optional)');
const options = field.getByRole('option');
const row = page.getByRole('main').getByRole('listitem');
const editButton = row.getByRole('button', { name: /^Edit/ });

let run: Goal;
let shoes: Task;
let map: InventoryItem;

const listEntries = () => callApi<TimeEntry[]>(api, 'GET', `/api/time-entries/time-entries-by-day?date=${yesterday}`);

const addEntry = (fields: object = {}) =>
  callApi<TimeEntry>(api, 'POST', '/api/time-entries', {
    goalId: run._id,
    startAt: at('09:00'),
    endAt: at('11:00'),
    ...fields,
  });

async function seedGoal(): Promise<void> {
  run = (await createArea(api, { name: 'Sport' }, ['Ten kilometres', 'Swim'])).goals[0]!;
  shoes = await createTask(api, run._id, 'Buy shoes');
  map = await createItem(api, run._id, { title: 'Map' });
  const done = await createTask(api, run._id, 'Sign up');
  await callApi(api, 'PATCH', `/api/tasks/${done._id}/status`, { completed: true });
}

beforeEach(async () => {
  await signUp();
  await seedGoal();
});

test('chooses among the open tasks and resources of the goal, and none after another goal was chosen', async () => {
  await addEntry();
  await renderApp(LIST);
  await editButton.click();
  await expect.element(options).toHaveLength(3);
  await expect.element(field).toMatchTextContent('NoneBuy shoesMap');
  await field.selectOptions('Map');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(row).toMatchTextContent('Ten kilometres Map');
  expect(await listEntries()).toMatchObject([{ taskId: null, inventoryItemId: map._id }]);

  await editButton.click();
  await expect.element(field).toHaveDisplayValue('Map');
  const writes = recordWrites('/api/time-entries');
  const goalField = dialog.getByRole('combobox', { name: 'Goal' });
  await goalField.fill('Swim');
  await userEvent.keyboard('{Enter}');
  await expect.element(field).toHaveDisplayValue('None');
  await expect.element(options).toHaveLength(1);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(row).toMatchTextContent('Swim');
  await expect.element(row).not.toMatchTextContent('Map');
  expect(writes.map(({ body }) => body)).toMatchObject([{ inventoryItemId: null }]);
});

test('is copied when an entry is duplicated, and kept by both parts of a split', async () => {
  await addEntry({ taskId: shoes._id });
  await renderApp(LIST);
  await editButton.click();
  await dialog.getByRole('button', { name: 'Duplicate' }).click();
  await expect.element(field).toHaveDisplayValue('Buy shoes');
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect.element(row).toHaveLength(2);
  await editButton.first().click();
  await dialog.getByRole('button', { name: 'Split…' }).click();
  await expect.element(dialog.last()).toMatchTextContent('Ten kilometres · Buy shoes');
  await dialog.getByRole('button', { name: 'Split', exact: true }).click();
  await expect.element(row).toHaveLength(3);
  expect((await listEntries()).map(({ taskId }) => taskId)).toEqual([shoes._id, shoes._id, shoes._id]);
});

test('is continued, even while another task of the goal is running, but not twice', async () => {
  await addEntry({ taskId: shoes._id });
  await callApi(api, 'POST', '/api/time-entries', { goalId: run._id, inventoryItemId: map._id });
  await renderApp(LIST);
  const continueButton = row.getByRole('button', { name: 'Continue Ten kilometres' });
  await continueButton.click();
  await expect.element(continueButton).not.toBeInTheDocument();
  // The button disappears before the server responds.
  const listRunning = () => callApi<{ data: TimeEntry[] }>(api, 'GET', '/api/time-entries/active');
  await expect.poll(async () => (await listRunning()).data.map(({ stepTitle }) => stepTitle)).toEqual(['Buy shoes']);
});

test('shows an error next to the field if the task was deleted in another tab', async () => {
  await addEntry();
  await renderApp(LIST);
  await editButton.click();
  await field.selectOptions('Buy shoes');
  await callApi(api, 'DELETE', `/api/tasks/${shoes._id}`);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(field).toHaveAccessibleDescription(entryMessages.task);
  await expect.element(field).toHaveFocus();
  await field.selectOptions('None');
  await expect.element(field).not.toHaveAccessibleDescription();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
});

test('comes back when moving entries to another goal is undone', async () => {
  await addEntry({ taskId: shoes._id });
  await renderApp(LIST);
  await editButton.click({ modifiers: ['Control'] });
  await page.getByRole('button', { name: 'Change goal' }).click();
  await dialog.getByRole('combobox').fill('Swim');
  await userEvent.keyboard('{Enter}');
  await dialog.getByRole('button', { name: 'Move' }).click();
  await expect.element(row).not.toMatchTextContent('Buy shoes');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.element(row).toMatchTextContent('Ten kilometres Buy shoes');
});

test('is shown in the calendar and in search results', async () => {
  await addEntry({ taskId: shoes._id, note: 'Red ones' });
  await renderApp(`/time-entries?date=${yesterday}&view=calendar`);
  await expect.element(page.getByRole('button', { name: /^Ten kilometres Buy shoes/ })).toBeVisible();
  await renderApp('/time-entries/search?q=red');
  await expect.element(row).toMatchTextContent('Ten kilometres Buy shoes');
});
