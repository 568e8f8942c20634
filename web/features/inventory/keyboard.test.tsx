import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { GroupedInventory } from '#contract/inventory.ts';
import { send } from '#testing/api.ts';
import { makeArea, makeItem } from '#testing/seed.ts';
import { api, signUp } from '#web/testing/api.ts';
import { open } from '#web/testing/open.tsx';
import { texts } from '#web/testing/screen.ts';

const dialog = page.getByRole('dialog');
const tags = dialog.getByRole('list', { name: 'Tags' }).getByRole('listitem');
const tagField = dialog.getByRole('textbox', { name: 'Tags' });
const announced = (text: string) => dialog.getByRole('status').filter({ hasText: text });
const star = (name: string) => dialog.getByRole('radio', { name });
const box = page.getByRole('checkbox', { name: 'The Rust Book' });

/** Opens the dialog of the book, and tabs to the field for tags. */
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

async function storedTags(): Promise<readonly string[]> {
  const groups = await send<GroupedInventory>(api, 'GET', '/api/inventory/grouped');
  return groups[0]!.goals[0]!.items[0]!.tags;
}

beforeEach(async () => {
  await signUp();
  const { goals } = await makeArea(api, { name: 'Coding' }, ['Learn Rust']);
  await makeItem(api, goals[0]!._id, { title: 'The Rust Book', tags: ['book'] });
  await open('/inventory');
});

test('adds and removes tags by keyboard, and announces it', async () => {
  await editTags();
  await userEvent.keyboard('free,BOOK,');
  await expect.poll(() => texts(tags)).toEqual(['book', 'free']);
  await expect.element(announced('BOOK is already in the list.')).toHaveLength(1);
  await userEvent.keyboard('slow{Enter}');
  await expect.poll(() => texts(tags)).toEqual(['book', 'free', 'slow']);
  await expect.element(announced('Added slow.')).toHaveLength(1);
  await userEvent.keyboard('{Backspace}');
  await expect.poll(() => texts(tags)).toEqual(['book', 'free']);
  await expect.element(announced('Removed slow.')).toHaveLength(1);
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
  await expect.poll(storedTags).toEqual(['book', 'one', 'two', 'three']);
});

test('chooses stars with the arrow keys, and takes them back', async () => {
  (await box.findElement()).focus();
  await userEvent.keyboard('[Space]');
  await expect.element(star('1 star')).toHaveFocus();
  await userEvent.keyboard('[Space]{ArrowRight}{ArrowRight}');
  await expect.element(star('3 stars')).toBeChecked();
  await userEvent.keyboard('{Tab}{Enter}');
  await expect.element(dialog.getByRole('radio', { checked: true })).not.toBeInTheDocument();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(star('2 stars')).toBeChecked();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('listitem').filter({ has: box }).last()).toMatchTextContent('2 of 5 stars');
  await expect.element(page.getByText('1/1 completed')).toBeVisible();
});
