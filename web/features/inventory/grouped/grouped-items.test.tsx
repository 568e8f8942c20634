import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { GroupedInventory, InventoryItem } from '#contract/goals/inventory.ts';
import { callApi } from '#testing/api.ts';
import { createArea, createItem } from '#testing/seed.ts';
import { api, signUp } from '#web/testing/api.ts';
import { delayRequests, recordWrites } from '#web/testing/network.ts';
import { renderApp, remountApp } from '#web/testing/render-app.tsx';
import { chooseAction, currentUrl } from '#web/testing/screen.ts';

const dialog = page.getByRole('dialog');
const field = (label: string) => dialog.getByLabelText(label);
const checkbox = (title: string) => page.getByRole('checkbox', { name: title });
const row = (title: string) =>
  page
    .getByRole('listitem')
    .filter({ has: checkbox(title) })
    .last();
const button = (name: string) => page.getByRole('button', { name, exact: true });
const toast = (text: string) => page.getByRole('status').filter({ hasText: text });

async function fetchStoredBook(): Promise<InventoryItem | undefined> {
  const groups = await callApi<GroupedInventory>(api, 'GET', '/api/inventory/grouped');
  const items = groups.flatMap((area) => area.goals.flatMap((goal) => goal.items));
  return items.find(({ title }) => title === 'The Rust Book');
}

/** Two goals with one item each: Learn Rust has the book, Ship it the checklist. */
async function seedItems(fields: Partial<InventoryItem> = {}): Promise<{ shipItId: string }> {
  const { goals } = await createArea(api, { name: 'Coding' }, ['Learn Rust', 'Ship it']);
  await createItem(api, goals[0]!._id, { title: 'The Rust Book', notes: 'Chapter 4 twice.', ...fields });
  await createItem(api, goals[1]!._id, { title: 'A checklist' });
  return { shipItId: goals[1]!._id };
}

beforeEach(signUp);

test('links to goals while there are no items', async () => {
  await renderApp('/inventory?view=all');
  await expect.element(page.getByText('No resources yet')).toBeVisible();
  await renderApp('/inventory');
  await expect.element(page.getByText('No resources yet')).toBeVisible();
  await page.getByRole('link', { name: 'Go to your goals' }).click();
  await expect.poll(currentUrl).toBe('/goals');
});

test('validates a new item, and adds it only once on a double click (CL-02)', async () => {
  const { goals } = await createArea(api, { name: 'Coding' }, ['Learn Rust', 'Ship it']);
  await createItem(api, goals[1]!._id, { title: 'A checklist' });
  await renderApp('/inventory');
  await expect.element(page.getByText('0/1 completed')).toBeVisible();
  const writes = recordWrites();
  await button('Add Item').click();
  await button('Add').click();
  await expect.element(dialog.getByText('Please select a goal.')).toBeVisible();
  await expect.element(dialog.getByText('Title is required.')).toBeVisible();
  await field('Goal').selectOptions('Learn Rust');
  await field('Title').fill('The Rust Book');
  await field('Link').fill('ftp://example.com');
  await field('Hours').fill('two');
  await button('Add').click();
  await expect.element(dialog.getByText('that starts with https:// or http://')).toBeVisible();
  await expect.element(dialog.getByText('The estimate must be a whole number of minutes')).toBeVisible();
  await field('Link').fill('doc.rust-lang.org/book');
  await field('Hours').fill('');
  await field('Minutes').fill('80');
  await field('Priority').selectOptions('High');
  await field('Notes').fill('Chapter 4 twice.');
  await button('Add').dblClick();
  await expect.element(toast('added.')).toBeVisible();
  expect(writes).toHaveLength(1);
  expect(writes[0]!.body).toMatchObject({ url: 'https://doc.rust-lang.org/book', estimatedMinutes: 80 });
  await expect.element(row('The Rust Book')).toMatchTextContent(/High priority.*1 h 20 min/);
  await expect.element(row('The Rust Book')).toMatchTextContent('Chapter 4 twice.');
  const link = row('The Rust Book').getByRole('link');
  await expect.element(link).toHaveTextContent('doc.rust-lang.org');
  await expect.element(link).toHaveAttribute('href', 'https://doc.rust-lang.org/book');
  await expect.element(link).toHaveAttribute('rel', 'noopener noreferrer');
  await expect.element(checkbox('The Rust Book')).toHaveLength(1);
});

test('saves only the changed fields, and removes a cleared link', async () => {
  await seedItems({ url: 'https://doc.rust-lang.org/book', estimatedMinutes: 80 });
  await renderApp('/inventory');
  await expect.element(row('The Rust Book').getByRole('link')).toBeVisible();
  await chooseAction('The Rust Book', 'Edit');
  await field('Link').fill('');
  await field('Minutes').fill('');
  await field('Hours').fill('');
  await field('Reflection').fill('Own one thing at a time.');
  const writes = recordWrites();
  await button('Save').click();
  await expect.element(row('The Rust Book')).toMatchTextContent('Reflection: Own one thing at a time.');
  await expect.element(row('The Rust Book').getByRole('link')).not.toBeInTheDocument();
  expect(writes.map(({ method, body }) => ({ method, body }))).toEqual([
    {
      method: 'PATCH',
      body: { url: null, estimatedMinutes: null, reflectionNote: 'Own one thing at a time.' },
    },
  ]);
});

test('completes an item optimistically once the dialog is confirmed', async () => {
  await seedItems();
  await renderApp('/inventory');
  await checkbox('The Rust Book').click();
  await expect.element(field('Notes')).toHaveValue('Chapter 4 twice.');
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(checkbox('The Rust Book')).not.toBeChecked();
  await checkbox('The Rust Book').click();
  await dialog.getByRole('radio', { name: '4 stars' }).click();
  await field('Notes').fill('Chapter 4 three times.');
  const save = delayRequests(/inventory\/[\da-f-]{36}$/);
  await dialog.getByRole('button', { name: 'Mark Complete' }).click();
  await expect.element(checkbox('The Rust Book')).toBeChecked();
  await expect.element(page.getByText('1/1 completed')).toBeVisible();
  save();
  await expect.element(row('The Rust Book')).toMatchTextContent('4 of 5 stars');
  await expect.element(row('The Rust Book')).toMatchTextContent('Chapter 4 three times.');
  await remountApp();
  await expect.element(checkbox('The Rust Book')).toBeChecked();
});

test('reopens a completed item without a dialog', async () => {
  await seedItems({ completed: true });
  await renderApp('/inventory');
  await expect.element(checkbox('The Rust Book')).toBeChecked();
  await checkbox('The Rust Book').click();
  await expect.element(checkbox('The Rust Book')).not.toBeChecked();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.poll(fetchStoredBook).toMatchObject({ completed: false });
});

test('asks before deleting an item, and hides a goal without items', async () => {
  await seedItems();
  await renderApp('/inventory');
  await chooseAction('The Rust Book', 'Delete');
  await expect.element(dialog).toMatchTextContent('You can restore it for 30 days; after that, it is gone.');
  await expect.element(dialog).toMatchTextContent('The Rust Book');
  await button('Delete').click();
  await expect.element(toast('The Rust Book deleted.')).toBeVisible();
  await expect.element(checkbox('The Rust Book')).not.toBeInTheDocument();
  await expect.element(page.getByRole('main')).toHaveFocus();
  await expect.element(page.getByRole('link', { name: 'Learn Rust' })).not.toBeInTheDocument();
});

test('opens and closes sections and goals, and remembers the state', async () => {
  const { shipItId } = await seedItems();
  await renderApp('/inventory');
  await page.getByRole('button', { name: 'Items of Ship it' }).click();
  await expect.element(checkbox('A checklist')).not.toBeInTheDocument();
  await remountApp();
  await expect
    .element(page.getByRole('button', { name: 'Items of Ship it' }))
    .toHaveAttribute('aria-expanded', 'false');
  await button('Expand All').click();
  await expect.element(checkbox('A checklist')).toBeVisible();
  await button('Collapse All').click();
  await expect.element(page.getByRole('link', { name: 'Ship it' })).not.toBeInTheDocument();
  await button('Expand All').click();
  await page.getByRole('link', { name: 'Ship it' }).click();
  await expect.poll(currentUrl).toBe(`/goals/${shipItId}`);
});
