import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderGallery } from '#web/testing/render-gallery.tsx';
import accordionGallery from '#web/ui/layout/accordion.gallery.tsx';
import tabsGallery from '#web/ui/layout/counted-tabs.gallery.tsx';
import dialogGallery from '#web/ui/dialog/dialog.gallery.tsx';
import menuGallery from '#web/ui/menu/menu.gallery.tsx';
import searchGallery from '#web/ui/fields/search-field.gallery.tsx';
import starGallery from '#web/ui/fields/star-field.gallery.tsx';
import tagsGallery from '#web/ui/fields/tags-field.gallery.tsx';
import textGallery from '#web/ui/fields/text-input.gallery.tsx';
import toastGallery from '#web/ui/toast/toast.gallery.tsx';
import { texts } from '#web/testing/screen.ts';

const state = (name: string) => page.getByRole('region', { name, exact: true });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const press = (keys: string) => userEvent.keyboard(keys);

describe('a dialog', () => {
  const dialog = page.getByRole('dialog');
  const open = (name: string) => state(name).getByRole('button', { name: 'Open' });

  beforeEach(() => renderGallery(dialogGallery));

  test.each([
    ['default', 'Close'],
    ['form', 'Title'],
  ])('in the state “%s” takes the focus, closes on Escape and returns the focus', async (name, focused) => {
    await open(name).click();
    await expect.element(dialog.getByLabelText(focused)).toHaveFocus();
    await press('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(open(name)).toHaveFocus();
  });

  test('keeps the focus inside', async () => {
    await open('form').click();
    await expect.element(dialog.getByLabelText('Title')).toHaveFocus();
    const title = document.activeElement;
    do {
      await userEvent.tab();
      expect(document.activeElement === document.body || document.activeElement!.closest('dialog')).toBeTruthy();
    } while (document.activeElement !== title);
  });

  test('asks before it discards a changed form', async () => {
    await open('changed form').click();
    await press('{Escape}');
    await expect.element(button('Keep editing')).toHaveFocus();
    await press('{Enter}');
    await expect.element(dialog.getByLabelText('Title')).toHaveFocus();
    await press('{Escape}');
    await button('Discard').click();
    await expect.element(dialog).not.toBeInTheDocument();
  });

  test('shows why a confirmed action failed, and stays open', async () => {
    await open('confirmation').click();
    await button('Reset').click();
    await expect.element(dialog.getByRole('alert')).toHaveTextContent('The plan was not changed.');
    await expect.element(dialog.getByRole('alert')).toHaveFocus();
  });
});

describe('a menu', () => {
  const opener = button('Actions for Learn Rust');
  const item = (name: string) => page.getByRole('menuitem', { name });

  beforeEach(async () => {
    renderGallery(menuGallery);
    (await opener.findElement()).focus();
  });

  test('opens at its first item on Arrow down and Enter, and at its last on Arrow up', async () => {
    await press('{ArrowDown}');
    await expect.element(item('Edit')).toHaveFocus();
    await press('{Escape}{ArrowUp}');
    await expect.element(item('Delete')).toHaveFocus();
    await press('{Escape}{Enter}');
    await expect.element(item('Edit')).toHaveFocus();
  });

  test('moves the focus with arrows, Home, End and letters, around its ends', async () => {
    await press('{ArrowDown}{ArrowUp}');
    await expect.element(item('Delete')).toHaveFocus();
    await press('{ArrowDown}');
    await expect.element(item('Edit')).toHaveFocus();
    await press('{End}');
    await expect.element(item('Delete')).toHaveFocus();
    await press('{Home}{ArrowDown}');
    await expect.element(item('Archive')).toHaveFocus();
    await press('g');
    await expect.element(item('Goals')).toHaveFocus();
  });

  test('closes on Escape and on an action, and returns the focus', async () => {
    for (const key of ['{Escape}', '{Enter}']) {
      await press('{ArrowDown}');
      await expect.element(opener).toHaveAttribute('aria-expanded', 'true');
      await press(key);
      await expect.element(page.getByRole('menu')).not.toBeInTheDocument();
      await expect.element(opener).toHaveFocus();
      await expect.element(opener).toHaveAttribute('aria-expanded', 'false');
    }
  });
});

test('tabs are selected with arrows, Home and End, and only the selected one can be tabbed to', async () => {
  renderGallery(tabsGallery);
  const tabs = state('default').getByRole('tab');
  await state('default').getByRole('tab', { name: 'Active 12' }).click();
  for (const [key, name] of [
    ['{ArrowRight}', 'Completed 3'],
    ['{End}', 'Archived 0'],
    ['{ArrowRight}', 'Active 12'],
    ['{ArrowLeft}', 'Archived 0'],
    ['{Home}', 'Active 12'],
  ] as const) {
    await press(key);
    const tab = state('default').getByRole('tab', { name });
    await expect.element(tab).toHaveFocus();
    await expect.element(tab).toHaveAttribute('aria-selected', 'true');
  }
  expect(tabs.elements().map((tab) => (tab as HTMLElement).tabIndex)).toEqual([0, -1, -1]);
  await expect.element(state('default').getByRole('tabpanel', { name: 'Active 12' })).toBeVisible();
});

test('an accordion shows one section at a time, named by its heading', async () => {
  renderGallery(accordionGallery);
  const [first, second] = [button('When does a week begin?'), button('Can I take a week off?')];
  await first.click();
  await expect.element(page.getByRole('region', { name: 'When does a week begin?' })).toBeVisible();
  (await second.findElement()).focus();
  await press('{Enter}');
  await expect.element(second).toHaveAttribute('aria-expanded', 'true');
  await expect.element(first).toHaveAttribute('aria-expanded', 'false');
});

test('a toast says whether it is an error, and returns the focus when it is closed', async () => {
  renderGallery(toastGallery);
  await state('failed').getByRole('button').click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('Learn Rust was not stopped. Check your connection.');
  await state('with an action').getByRole('button').click();
  await page.getByRole('status').getByRole('button', { name: 'Resume' }).click();
  await expect.element(page.getByRole('status')).not.toBeInTheDocument();
  await expect.element(page.getByRole('main')).toHaveFocus();
  await button('Close message').click();
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
});

test('stars are chosen with arrows and cleared without losing the focus', async () => {
  renderGallery(starGallery);
  const star = (name: string) => state('rated').getByRole('radio', { name });
  (await star('3 stars').findElement()).focus();
  await press('{ArrowRight}');
  await expect.element(star('4 stars')).toBeChecked();
  await press('{Tab}{Enter}');
  await expect.element(state('rated').getByRole('radio', { checked: true })).not.toBeInTheDocument();
  await expect.element(star('1 star')).toHaveFocus();
});

test('a search is cleared with Escape or its button, and keeps the focus', async () => {
  renderGallery(searchGallery);
  const field = page.getByRole('searchbox', { name: 'Search items' });
  await button('Clear search').click();
  await expect.element(field).toHaveFocus();
  await press('film{Escape}');
  await expect.element(field).toHaveValue('');
});

test('a combobox marks what arrows reach, chooses it with Enter and closes on Escape', async () => {
  renderGallery(tagsGallery);
  const field = state('combobox').getByRole('combobox', { name: 'Tags' });
  const option = (name: string) => state('combobox').getByRole('option', { name });
  await field.click();
  await press('de');
  await expect.element(field).toHaveAttribute('aria-expanded', 'true');
  await press('{ArrowDown}{ArrowDown}');
  await expect.element(option('deadline')).toHaveAttribute('aria-selected', 'true');
  await expect.element(field).toHaveAttribute('aria-activedescendant', option('deadline').element().id);
  await press('{Enter}');
  await expect.poll(() => texts(state('combobox').getByRole('listitem'))).toEqual(['deadline']);
  await press('r');
  await expect.element(option('review')).toBeVisible();
  await press('{Escape}');
  await expect.element(field).toHaveAttribute('aria-expanded', 'false');
  await expect.element(field).toHaveFocus();
});

test('a combobox wraps around, and leaves Home to the text and all keys to an input method', async () => {
  renderGallery(tagsGallery);
  const field = state('combobox').getByRole('combobox', { name: 'Tags' });
  const active = state('combobox').getByRole('option', { selected: true });
  await field.click();
  await press('e{Home}d');
  await expect.element(field).toHaveValue('de');
  await press('{ArrowUp}');
  await expect.element(active).toHaveTextContent('deadline');
  await press('{ArrowDown}');
  await expect.element(active).toHaveTextContent('deep work');
  for (const key of ['ArrowDown', 'Enter', 'Escape'])
    field.element().dispatchEvent(new KeyboardEvent('keydown', { key, isComposing: true, bubbles: true }));
  await expect.element(active).toHaveTextContent('deep work');
  await expect.element(field).toHaveValue('de');
});

describe('a text field', () => {
  beforeEach(() => renderGallery(textGallery));

  test('is connected with its label, description and error', async () => {
    await expect.element(page.getByLabelText('Email').first()).toHaveAccessibleDescription('For a reply.');
    const invalid = page.getByRole('textbox', { name: 'Name' });
    await expect.element(invalid).toHaveAccessibleDescription('You have a focus area with this name.');
    await expect.element(invalid).toHaveAttribute('aria-invalid', 'true');
    expect(texts(state('invalid').getByRole('alert'))).toEqual(['You have a focus area with this name.']);
  });

  test('leaves validation to the form', async () => {
    const title = page.getByLabelText('Title');
    await title.fill('');
    await press('{Enter}{Tab}');
    await expect.element(title).not.toHaveAttribute('aria-invalid', 'true');
  });

  test('of several lines grows with its text', async () => {
    const input = page.getByRole('textbox', { name: 'Description' });
    await expect.element(input).toBeVisible();
    const height = () => input.element().clientHeight;
    const initial = height();
    await input.fill('One\nTwo\nThree\nFour\nFive');
    await expect.poll(height).toBeGreaterThan(initial);
  });

  test('shows a password on demand and keeps the focus', async () => {
    const input = page.getByLabelText('Password', { exact: true });
    await input.click();
    await button('Show password').click();
    await expect.element(input).toHaveAttribute('type', 'text');
    await expect.element(button('Show password')).toHaveAttribute('aria-pressed', 'true');
    await expect.element(input).toHaveFocus();
  });
});
