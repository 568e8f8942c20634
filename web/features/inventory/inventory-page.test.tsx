import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { GroupedInventory, InventoryItem } from '#contract/goals/inventory.ts';
import { callApi } from '#testing/api.ts';
import { createArea, createItem } from '#testing/seed.ts';
import { api, signUp } from '#web/testing/api.ts';
import { delayRequests, intercept, respond } from '#web/testing/network.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { chooseAction } from '#web/testing/screen.ts';

const dialog = page.getByRole('dialog');
const checkbox = (title: string) => page.getByRole('checkbox', { name: title });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const ITEM_URL = /\/(toggle|inventory\/[\da-f-]{36})(\?|$)/;

async function fetchStoredItems(): Promise<InventoryItem[]> {
  const groups = await callApi<GroupedInventory>(api, 'GET', '/api/inventory/grouped');
  return groups.flatMap((area) => area.goals.flatMap((goal) => goal.items));
}

async function seedItem(fields: Partial<InventoryItem> & Pick<InventoryItem, 'title'>): Promise<string> {
  const { goals } = await createArea(api, { name: 'Coding' }, ['Learn Rust']);
  await createItem(api, goals[0]!._id, fields);
  return goals[0]!._id;
}

beforeEach(signUp);

test('reopens and completes an item in the list of all items', async () => {
  await seedItem({ title: 'Zebra shoes', completed: true, rating: 5 });
  await renderApp('/inventory?view=all');
  await chooseAction('Zebra shoes', 'Mark Incomplete');
  await expect.element(checkbox('Zebra shoes')).not.toBeChecked();
  await chooseAction('Zebra shoes', 'Mark Complete');
  await dialog.getByRole('button', { name: 'Mark Complete' }).click();
  await expect.element(checkbox('Zebra shoes')).toBeChecked();
});

test('renames and deletes an item in the list of all items', async () => {
  const goalId = await seedItem({ title: 'Zebra shoes', completed: true });
  await createItem(api, goalId, { title: 'Another' });
  await renderApp('/inventory?view=all');
  const pager = page.getByRole('navigation', { name: 'Pagination' });
  await expect.element(pager).toMatchTextContent('1–2 of 2');
  await chooseAction('Zebra shoes', 'Edit');
  await dialog.getByLabelText('Title').fill('Running shoes');
  await button('Save').click();
  await expect.element(checkbox('Running shoes')).toBeChecked();
  await chooseAction('Running shoes', 'Delete');
  await button('Delete').click();
  await expect.element(pager).toMatchTextContent('1–1 of 1');
  expect((await fetchStoredItems()).map(({ title }) => title)).toEqual(['Another']);
});

test('shows an error if items cannot be loaded, and loads them on retry', async () => {
  await seedItem({ title: 'The Rust Book' });
  const restore = intercept('/api/inventory/grouped', respond(200, { items: [] }));
  await renderApp('/inventory');
  await expect.element(page.getByRole('alert')).toMatchTextContent('Load error');
  restore();
  await button('Retry').click();
  await expect.element(checkbox('The Rust Book')).toBeVisible();
});

test('rolls back when reopening or deleting an item fails (CL-01)', async () => {
  await seedItem({ title: 'The Rust Book', completed: true });
  await renderApp('/inventory');
  await expect.element(checkbox('The Rust Book')).toBeChecked();
  intercept(ITEM_URL, respond(500, {}));
  // Make sure that the rollback, not a refetch, restores the item.
  delayRequests('/api/inventory/grouped');
  await checkbox('The Rust Book').click();
  await expect.element(page.getByRole('alert').filter({ hasText: 'The item was not saved.' })).toBeVisible();
  await expect.element(checkbox('The Rust Book')).toBeChecked();
  await chooseAction('The Rust Book', 'Delete');
  await button('Delete').click();
  await expect.element(dialog.getByRole('alert').first()).toMatchTextContent('The item was not deleted.');
  await userEvent.keyboard('{Escape}');
  await expect.element(checkbox('The Rust Book')).toBeChecked();
});

test('keeps notes when completing an item fails, and saves them on retry (CL-01)', async () => {
  await seedItem({ title: 'The Rust Book', notes: 'A long story. '.repeat(60) });
  await renderApp('/inventory');
  const restore = intercept(ITEM_URL, respond(500, {}));
  await checkbox('The Rust Book').click();
  await dialog.getByLabelText('Notes').fill('Hard to write again.');
  await dialog.getByRole('button', { name: 'Mark Complete' }).click();
  await expect.element(dialog.getByRole('alert').first()).toMatchTextContent('The item was not saved.');
  restore();
  await dialog.getByRole('button', { name: 'Mark Complete' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(checkbox('The Rust Book')).toBeChecked();
  await expect.poll(fetchStoredItems).toMatchObject([{ notes: 'Hard to write again.' }]);
});

test('never links to a script URL, and does not overflow horizontally (OE-02)', async () => {
  const goalId = await seedItem({ title: 'The Rust Book', notes: 'A long story. '.repeat(60), completed: true });
  const script = 'javascript:alert(1)';
  await expect(callApi(api, 'POST', `/api/goals/${goalId}/inventory`, { title: 'Bad', url: script })).rejects.toThrow(
    ': 422 ',
  );
  // Simulates a database that contains one anyway.
  intercept(/\/api\/inventory(\/grouped|\?)/, async (request) => {
    const text = await (await request.forward()).text();
    const injected = text.replaceAll('"url":null', `"url":"${script}"`);
    return respond(200, JSON.parse(injected.replaceAll('The Rust Book', `ארוך${'W'.repeat(190)}`)))();
  });
  for (const path of ['/inventory', '/inventory?view=all']) {
    for (const width of [360, 1280]) {
      await page.viewport(width, 740);
      await renderApp(path);
      await expect.element(page.getByText(script)).toBeVisible();
      expect(document.querySelector('[href^="javascript" i]')).toBeNull();
      expect(document.documentElement.scrollWidth).toBe(innerWidth);
    }
  }
});
