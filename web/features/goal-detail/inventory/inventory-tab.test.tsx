import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { createArea, createItem } from '#testing/seed.ts';
import { api, signUp } from '#web/testing/api.ts';
import { intercept, loseResponse, recordWrites, respond } from '#web/testing/network.ts';
import { renderApp, remountApp } from '#web/testing/render-app.tsx';
import { chooseAction } from '#web/testing/screen.ts';

const dialog = page.getByRole('dialog');
const main = page.getByRole('main');
const checkbox = (name: string) => main.getByRole('checkbox', { name });
const add = dialog.getByRole('button', { name: 'Add', exact: true });

let goalId: string;

beforeEach(async () => {
  await signUp();
  const { goals } = await createArea(api, { name: 'Languages' }, ['Learn Spanish']);
  goalId = goals[0]!._id;
});

test('rejects a link that is not a web address, and adds only one item on a double click (CL-02)', async () => {
  await renderApp(`/goals/${goalId}`);
  await page.getByRole('button', { name: 'Add Item' }).click();
  await dialog.getByLabelText('Title').fill('Grammar');
  await dialog.getByLabelText('Link').fill('javascript:alert(1)');
  const writes = recordWrites();
  await add.click();
  await expect.element(dialog).toMatchTextContent('The link must be a web address');
  await dialog.getByLabelText('Link').fill('https://example.com/grammar');
  await add.dblClick();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(page.getByText('0/1 completed')).toBeVisible();
  expect(writes).toHaveLength(1);
  const link = main.getByRole('link', { name: /example\.com/ });
  await expect.element(link).toHaveAttribute('href', 'https://example.com/grammar');
  await expect.element(link).toHaveAttribute('rel', 'noopener noreferrer');
});

test('adds an item only once if the response is lost and the user retries (CL-05)', async () => {
  await renderApp(`/goals/${goalId}`);
  await page.getByRole('button', { name: 'Add Item' }).click();
  await dialog.getByLabelText('Title').fill('Grammar');
  const restore = intercept(/\/inventory$/, loseResponse);
  await add.click();
  await expect.element(dialog.getByRole('alert')).toMatchTextContent('The item was not saved.');
  restore();
  await add.click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(page.getByText('0/1 completed')).toBeVisible();
});

test('shows an item even if the response was lost, and adds it again after it was deleted (CL-05)', async () => {
  const addWithTitle = async () => {
    await page.getByRole('button', { name: 'Add Item' }).click();
    await dialog.getByLabelText('Title').fill('Grammar');
    await add.click();
  };
  await renderApp(`/goals/${goalId}`);
  const restore = intercept(/\/inventory$/, loseResponse);
  await addWithTitle();
  await expect.element(dialog.getByRole('alert')).toMatchTextContent('The item was not saved.');
  restore();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await dialog.getByRole('button', { name: 'Discard' }).click();
  await expect.element(checkbox('Grammar')).toBeVisible();
  await chooseAction('Grammar', 'Delete');
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect.element(page.getByText('No items yet.')).toBeVisible();
  await addWithTitle();
  await expect.element(page.getByText('Grammar added.')).toBeVisible();
  await remountApp();
  await expect.element(checkbox('Grammar')).toBeVisible();
});

test('completes an item with notes and a rating, and reopens it without a dialog', async () => {
  await createItem(api, goalId, { title: 'Grammar' });
  await renderApp(`/goals/${goalId}`);
  await checkbox('Grammar').click();
  await expect.element(dialog).toBeVisible();
  await expect.element(checkbox('Grammar')).not.toBeChecked();
  await dialog.getByRole('radio', { name: /^4/ }).click();
  await dialog.getByLabelText('Notes').fill('Clear and short.');
  await dialog.getByRole('button', { name: 'Mark Complete' }).click();
  await expect.element(page.getByText('1/1 completed')).toBeVisible();
  await expect.element(checkbox('Grammar')).toBeChecked();
  await expect.element(dialog).not.toBeInTheDocument();
  await remountApp();
  await expect.element(main).toMatchTextContent('Clear and short.');
  await expect.element(main).toMatchTextContent('4 of 5 stars');
  await checkbox('Grammar').click();
  await expect.element(page.getByText('0/1 completed')).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
});

test('renames and deletes an item', async () => {
  await createItem(api, goalId, { title: 'Grammar' });
  await renderApp(`/goals/${goalId}`);
  await chooseAction('Grammar', 'Edit');
  await dialog.getByLabelText('Title').fill('Grammar in use');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(checkbox('Grammar in use')).toBeVisible();
  await chooseAction('Grammar in use', 'Delete');
  await expect.element(dialog).toMatchTextContent('You can restore it for 30 days; after that, it is gone.');
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect.element(page.getByText('No items yet.')).toBeVisible();
});

test('rolls back when reopening an item fails', async () => {
  await createItem(api, goalId, { title: 'A film', completed: true });
  await renderApp(`/goals/${goalId}`);
  intercept('/toggle', respond(500, { message: 'Sorry.' }));
  await checkbox('A film').click();
  await expect.element(page.getByRole('alert').filter({ hasText: 'Sorry.' })).toBeVisible();
  await expect.element(checkbox('A film')).toBeChecked();
});
