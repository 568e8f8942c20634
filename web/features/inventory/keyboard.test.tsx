import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { GroupedInventory } from '#contract/goals/inventory.ts';
import { callApi } from '#testing/api.ts';
import { createArea, createItem } from '#testing/seed.ts';
import { api, signUp } from '#web/testing/api.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { texts } from '#web/testing/screen.ts';

const dialog = page.getByRole('dialog');
const tags = dialog.getByRole('list', { name: 'Tags' }).getByRole('listitem');
const tagField = dialog.getByRole('textbox', { name: 'Tags' });
const announcement = (text: string) => dialog.getByRole('status').filter({ hasText: text });

/** Opens the book's dialog and tabs to the tag field. */
async function editTags(): Promise<void> {
  (await page.getByRole('button', { name: 'Actions for The Rust Book' }).findElement()).focus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(page.getByRole('menuitem', { name: 'Edit' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog.getByLabelText('Title')).toHaveFocus();
  await userEvent.keyboard('{Tab}{Tab}');
  await expect.element(dialog.getByLabelText('Notes')).toHaveFocus();
  await userEvent.keyboard('{Tab}');
  await expect.element(dialog.getByRole('button', { name: 'Remove book' })).toHaveFocus();
  await userEvent.keyboard('{Tab}');
  await expect.element(tagField).toHaveFocus();
}

async function save(): Promise<void> {
  (await page.getByRole('button', { name: 'Save', exact: true }).findElement()).focus();
  await userEvent.keyboard('{Enter}');
}

async function fetchStoredTags(): Promise<readonly string[]> {
  const groups = await callApi<GroupedInventory>(api, 'GET', '/api/inventory/grouped');
  return groups[0]!.goals[0]!.items[0]!.tags;
}

beforeEach(async () => {
  await signUp();
  const { goals } = await createArea(api, { name: 'Coding' }, ['Learn Rust']);
  await createItem(api, goals[0]!._id, { title: 'The Rust Book', tags: ['book'] });
  await renderApp('/inventory');
});

test('adds and removes tags by keyboard, and announces each change', async () => {
  await editTags();
  await userEvent.keyboard('free,BOOK,');
  await expect.poll(() => texts(tags)).toEqual(['book', 'free']);
  await expect.element(announcement('BOOK is already in the list.')).toHaveLength(1);
  await userEvent.keyboard('slow{Enter}');
  await expect.poll(() => texts(tags)).toEqual(['book', 'free', 'slow']);
  await expect.element(announcement('Added slow.')).toHaveLength(1);
  await userEvent.keyboard('{Backspace}');
  await expect.poll(() => texts(tags)).toEqual(['book', 'free']);
  await expect.element(announcement('Removed slow.')).toHaveLength(1);
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}{Enter}');
  await expect.poll(() => texts(tags)).toEqual(['book']);
  await expect.element(tagField).toHaveFocus();
});

test('splits pasted tags, and rejects one that is too long', async () => {
  await editTags();
  const clipboardData = new DataTransfer();
  clipboardData.setData('text', 'one, two');
  tagField.element().dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  await expect.poll(() => texts(tags)).toEqual(['book', 'one', 'two']);
  await userEvent.keyboard('x'.repeat(41));
  await save();
  await expect.element(dialog.getByText('A tag must be at most 40 characters.')).toBeVisible();
  await expect.element(tagField).toHaveFocus();
  await userEvent.keyboard('{Control>}a{/Control}three');
  await expect.element(dialog.getByText('A tag must be at most 40 characters.')).not.toBeInTheDocument();
  await save();
  await expect.element(page.getByRole('status').filter({ hasText: 'saved.' })).toBeVisible();
  await expect.poll(fetchStoredTags).toEqual(['book', 'one', 'two', 'three']);
});
