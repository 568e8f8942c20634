import { logOutAtNextWrite } from './log-out-at-next-write.ts';
import { expect, test } from './fixtures.ts';
import { box, button, choose, dialog, heldBack, row, stored, toast } from './items.ts';
import { makeArea, makeItem } from '../testing/seed.ts';

test('a resource is added, changed, done with stars and notes, pending again and deleted', async ({
  freshPage: page,
}) => {
  await page.goto('/inventory');
  await expect(page.getByText('No resources yet')).toBeVisible();
  const { goals } = await makeArea(page.request, { name: 'Coding' }, ['Learn Rust', 'Ship it']);
  await makeItem(page.request, goals[1]!._id, { title: 'A checklist' });
  await page.getByRole('link', { name: 'Go to your goals' }).click();
  await expect(page).toHaveURL('/goals');
  await page.goto('/inventory');
  await expect(page.getByText('0/1 completed')).toBeVisible();

  // What is wrong is told under its field, in the words of the contract.
  await button(page, 'Add Item').click();
  await button(page, 'Add').click();
  await expect(dialog(page).getByText('Please select a goal.')).toBeVisible();
  await expect(dialog(page).getByText('Title is required.')).toBeVisible();
  await dialog(page).getByLabel('Goal').selectOption('Learn Rust');
  await dialog(page).getByLabel('Title').fill('The Rust Book');
  await dialog(page).getByLabel('Link').fill('ftp://example.com');
  await dialog(page).getByLabel('Hours').fill('two');
  await button(page, 'Add').click();
  await expect(dialog(page).getByText('beginning with https:// or http://')).toBeVisible();
  await expect(dialog(page).getByText('The estimate must be whole minutes')).toBeVisible();
  await dialog(page).getByLabel('Link').fill('doc.rust-lang.org/book');
  await dialog(page).getByLabel('Hours').fill('');
  await dialog(page).getByLabel('Minutes').fill('80');
  await dialog(page).getByLabel('Priority').selectOption('High');
  await dialog(page).getByLabel('Notes').fill('Chapter 4 twice.');
  const creation = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().includes('/inventory'),
  );
  await button(page, 'Add').dblclick();
  expect((await creation).postDataJSON()).toMatchObject({
    url: 'https://doc.rust-lang.org/book',
    estimatedMinutes: 80,
  });
  await expect(toast(page, 'added.')).toBeVisible();
  await expect(row(page, 'The Rust Book')).toContainText(/High priority.*1 h 20 min/);
  await expect(row(page, 'The Rust Book')).toContainText('Chapter 4 twice.');
  const link = row(page, 'The Rust Book').getByRole('link');
  await expect(link).toHaveText('doc.rust-lang.org');
  await expect(link).toHaveAttribute('href', 'https://doc.rust-lang.org/book');
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  await expect(box(page, 'The Rust Book')).toHaveCount(1);

  // Only what differs is sent; a link that was cleared goes.
  await choose(page, 'The Rust Book', 'Edit');
  await dialog(page).getByLabel('Link').fill('');
  await dialog(page).getByLabel('Minutes').fill('');
  await dialog(page).getByLabel('Hours').fill('');
  await dialog(page).getByLabel('Reflection').fill('Own one thing at a time.');
  const change = page.waitForRequest((request) => request.method() === 'PATCH');
  await button(page, 'Save').click();
  expect((await change).postDataJSON()).toEqual({
    url: null,
    estimatedMinutes: null,
    reflectionNote: 'Own one thing at a time.',
  });
  await expect(row(page, 'The Rust Book')).toContainText('Reflection: Own one thing at a time.');
  await expect(link).toHaveCount(0);

  // The box is not ticked before it is confirmed, and at once when it is.
  await box(page, 'The Rust Book').click();
  await expect(dialog(page).getByLabel('Notes')).toHaveValue('Chapter 4 twice.');
  await page.keyboard.press('Escape');
  await expect(box(page, 'The Rust Book')).not.toBeChecked();
  await box(page, 'The Rust Book').click();
  await dialog(page).getByRole('radio', { name: '4 stars' }).check();
  await dialog(page).getByLabel('Notes').fill('Chapter 4 three times.');
  const letGo = await heldBack(page, /inventory\/[\da-f-]{36}$/);
  await dialog(page).getByRole('button', { name: 'Mark Complete' }).click();
  await expect(box(page, 'The Rust Book')).toBeChecked();
  await expect(page.getByText('1/1 completed')).toBeVisible();
  letGo();
  await expect(row(page, 'The Rust Book')).toContainText('4 of 5 stars');
  await expect(row(page, 'The Rust Book')).toContainText('Chapter 4 three times.');
  await page.reload();
  await expect(box(page, 'The Rust Book')).toBeChecked();

  await box(page, 'The Rust Book').click();
  await expect(box(page, 'The Rust Book')).not.toBeChecked();
  await expect(dialog(page)).toBeHidden();
  await expect.poll(async () => (await stored(page)).filter(({ completed }) => completed)).toEqual([]);

  await choose(page, 'The Rust Book', 'Delete');
  await expect(dialog(page)).toContainText('Delete this item permanently?');
  await expect(dialog(page)).toContainText('The Rust Book');
  await button(page, 'Delete').click();
  await expect(toast(page, 'The Rust Book deleted.')).toBeVisible();
  await expect(box(page, 'The Rust Book')).toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page.getByRole('link', { name: 'Learn Rust' })).toHaveCount(0);

  // Sections and goals open and close, and the browser remembers.
  await page.getByRole('button', { name: 'Items of Ship it' }).click();
  await expect(box(page, 'A checklist')).toBeHidden();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Items of Ship it' })).toHaveAttribute('aria-expanded', 'false');
  await button(page, 'Expand All').click();
  await expect(box(page, 'A checklist')).toBeVisible();
  await button(page, 'Collapse All').click();
  await expect(page.getByRole('link', { name: 'Ship it' })).toBeHidden();
  await button(page, 'Expand All').click();
  await page.getByRole('link', { name: 'Ship it' }).click();
  await expect(page).toHaveURL(`/goals/${goals[1]!._id}`);
});

test('tags and stars by keyboard alone, and what was typed outlives the session', async ({ freshPage: page }) => {
  const { goals } = await makeArea(page.request, { name: 'Coding' }, ['Learn Rust']);
  await makeItem(page.request, goals[0]!._id, { title: 'The Rust Book', tags: ['book'] });
  await page.goto('/inventory', { waitUntil: 'networkidle' });
  const tags = dialog(page).getByRole('list', { name: 'Tags' }).getByRole('listitem');
  const said = dialog(page).getByRole('status');
  await page.getByRole('button', { name: 'Actions for The Rust Book' }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'Edit' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByLabel('Title')).toBeFocused();
  for (let field = 0; field < 2; field++) await page.keyboard.press('Tab');
  await expect(dialog(page).getByLabel('Notes')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(dialog(page).getByRole('button', { name: 'Remove book' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.type('free,BOOK,');
  await expect(tags).toHaveText(['book', 'free']);
  await expect(said.filter({ hasText: 'BOOK is there already.' })).toHaveCount(1);
  await page.keyboard.type('slow');
  await page.keyboard.press('Enter');
  await expect(tags).toHaveText(['book', 'free', 'slow']);
  await expect(said.filter({ hasText: 'Added slow.' })).toHaveCount(1);
  await page.keyboard.press('Backspace');
  await expect(tags).toHaveText(['book', 'free']);
  await expect(said.filter({ hasText: 'Removed slow.' })).toHaveCount(1);
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(tags).toHaveText(['book']);
  await expect(dialog(page).getByRole('textbox', { name: 'Tags' })).toBeFocused();
  // As a paste does.
  await dialog(page)
    .getByRole('textbox', { name: 'Tags' })
    .evaluate((field) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text', 'one, two');
      field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    });
  await expect(tags).toHaveText(['book', 'one', 'two']);
  await page.keyboard.type('x'.repeat(41));
  await button(page, 'Save').press('Enter');
  await expect(dialog(page).getByText('A tag must be at most 40 characters.')).toBeVisible();
  await expect(dialog(page).getByRole('textbox', { name: 'Tags' })).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('three');
  await expect(dialog(page).getByText('A tag must be at most 40 characters.')).toBeHidden();
  await button(page, 'Save').press('Enter');
  await expect(toast(page, 'saved.')).toBeVisible();
  await expect.poll(async () => (await stored(page))[0]!.tags).toEqual(['book', 'one', 'two', 'three']);

  // Stars: arrow keys choose, and the choice can be taken back.
  await box(page, 'The Rust Book').press('Space');
  await expect(dialog(page).getByRole('radio', { name: '1 star' })).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(dialog(page).getByRole('radio', { name: '3 stars' })).toBeChecked();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByRole('radio', { checked: true })).toHaveCount(0);
  await page.keyboard.press('ArrowRight');
  await expect(dialog(page).getByRole('radio', { name: '2 stars' })).toBeChecked();
  await page.keyboard.press('Enter');
  await expect(row(page, 'The Rust Book')).toContainText('2 of 5 stars');
  await expect(page.getByText('1/1 completed')).toBeVisible();

  // The session ends meanwhile: a tag alone is worth keeping.
  const { email } = (await (await page.request.get('/api/auth/me')).json()).user as { email: string };
  await choose(page, 'The Rust Book', 'Edit');
  await dialog(page).getByRole('textbox', { name: 'Tags' }).pressSequentially('kept,');
  await logOutAtNextWrite(page);
  await button(page, 'Save').click();
  await expect(page).toHaveURL(/\/login/);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('Correct horse 7 staple');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL('/inventory');
  await choose(page, 'The Rust Book', 'Edit');
  await expect(tags).toHaveText(['book', 'one', 'two', 'three', 'kept']);
});
