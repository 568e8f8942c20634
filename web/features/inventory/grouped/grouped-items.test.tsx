import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { GroupedInventory, InventoryItem } from '#contract/inventory.ts';
import { send } from '#testing/api.ts';
import { makeArea, makeItem } from '#testing/seed.ts';
import { api, signUp } from '#web/testing/api.ts';
import { hold, recordWrites } from '#web/testing/network.ts';
import { open, reload } from '#web/testing/open.tsx';
import { address } from '#web/testing/screen.ts';

const dialog = page.getByRole('dialog');
const field = (label: string) => dialog.getByLabelText(label);
const box = (title: string) => page.getByRole('checkbox', { name: title });
const row = (title: string) =>
  page
    .getByRole('listitem')
    .filter({ has: box(title) })
    .last();
const button = (name: string) => page.getByRole('button', { name, exact: true });
const toast = (text: string) => page.getByRole('status').filter({ hasText: text });

async function choose(title: string, action: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${title}` }).click();
  await page.getByRole('menuitem', { name: action, exact: true }).click();
}

/** The book as the server has it. */
async function storedBook(): Promise<InventoryItem | undefined> {
  const groups = await send<GroupedInventory>(api, 'GET', '/api/inventory/grouped');
  const items = groups.flatMap((area) => area.goals.flatMap((goal) => goal.items));
  return items.find(({ title }) => title === 'The Rust Book');
}

/** Two goals with an item each: the book of Learn Rust, the checklist of Ship it. */
async function seedItems(fields: Partial<InventoryItem> = {}): Promise<{ shipItId: string }> {
  const { goals } = await makeArea(api, { name: 'Coding' }, ['Learn Rust', 'Ship it']);
  await makeItem(api, goals[0]!._id, { title: 'The Rust Book', notes: 'Chapter 4 twice.', ...fields });
  await makeItem(api, goals[1]!._id, { title: 'A checklist' });
  return { shipItId: goals[1]!._id };
}

beforeEach(signUp);

test('links to goals while there are no items', async () => {
  await open('/inventory?view=all');
  await expect.element(page.getByText('No resources yet')).toBeVisible();
  await open('/inventory');
  await expect.element(page.getByText('No resources yet')).toBeVisible();
  await page.getByRole('link', { name: 'Go to your goals' }).click();
  await expect.poll(address).toBe('/goals');
});

test('adds a valid item, once on a double click', async () => {
  const { goals } = await makeArea(api, { name: 'Coding' }, ['Learn Rust', 'Ship it']);
  await makeItem(api, goals[1]!._id, { title: 'A checklist' });
  await open('/inventory');
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
  await expect.element(dialog.getByText('beginning with https:// or http://')).toBeVisible();
  await expect.element(dialog.getByText('The estimate must be whole minutes')).toBeVisible();
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
  await expect.element(box('The Rust Book')).toHaveLength(1);
});

test('saves only what was changed, and removes a link that was cleared', async () => {
  await seedItems({ url: 'https://doc.rust-lang.org/book', estimatedMinutes: 80 });
  await open('/inventory');
  await expect.element(row('The Rust Book').getByRole('link')).toBeVisible();
  await choose('The Rust Book', 'Edit');
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

test('ticks an item once its completion is confirmed, before it is saved', async () => {
  await seedItems();
  await open('/inventory');
  await box('The Rust Book').click();
  await expect.element(field('Notes')).toHaveValue('Chapter 4 twice.');
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(box('The Rust Book')).not.toBeChecked();
  await box('The Rust Book').click();
  await dialog.getByRole('radio', { name: '4 stars' }).click();
  await field('Notes').fill('Chapter 4 three times.');
  const save = hold(/inventory\/[\da-f-]{36}$/);
  await dialog.getByRole('button', { name: 'Mark Complete' }).click();
  await expect.element(box('The Rust Book')).toBeChecked();
  await expect.element(page.getByText('1/1 completed')).toBeVisible();
  save();
  await expect.element(row('The Rust Book')).toMatchTextContent('4 of 5 stars');
  await expect.element(row('The Rust Book')).toMatchTextContent('Chapter 4 three times.');
  await reload();
  await expect.element(box('The Rust Book')).toBeChecked();
});

test('reopens a completed item without asking', async () => {
  await seedItems({ completed: true });
  await open('/inventory');
  await expect.element(box('The Rust Book')).toBeChecked();
  await box('The Rust Book').click();
  await expect.element(box('The Rust Book')).not.toBeChecked();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.poll(storedBook).toMatchObject({ completed: false });
});

test('asks before deleting an item, and drops a goal without items', async () => {
  await seedItems();
  await open('/inventory');
  await choose('The Rust Book', 'Delete');
  await expect.element(dialog).toMatchTextContent('Delete this item permanently?');
  await expect.element(dialog).toMatchTextContent('The Rust Book');
  await button('Delete').click();
  await expect.element(toast('The Rust Book deleted.')).toBeVisible();
  await expect.element(box('The Rust Book')).not.toBeInTheDocument();
  await expect.element(page.getByRole('main')).toHaveFocus();
  await expect.element(page.getByRole('link', { name: 'Learn Rust' })).not.toBeInTheDocument();
});

test('opens and closes sections and goals, and remembers which', async () => {
  const { shipItId } = await seedItems();
  await open('/inventory');
  await page.getByRole('button', { name: 'Items of Ship it' }).click();
  await expect.element(box('A checklist')).not.toBeInTheDocument();
  await reload();
  await expect
    .element(page.getByRole('button', { name: 'Items of Ship it' }))
    .toHaveAttribute('aria-expanded', 'false');
  await button('Expand All').click();
  await expect.element(box('A checklist')).toBeVisible();
  await button('Collapse All').click();
  await expect.element(page.getByRole('link', { name: 'Ship it' })).not.toBeInTheDocument();
  await button('Expand All').click();
  await page.getByRole('link', { name: 'Ship it' }).click();
  await expect.poll(address).toBe(`/goals/${shipItId}`);
});
