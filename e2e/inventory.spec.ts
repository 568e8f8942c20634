import type { Page } from '@playwright/test';
import type { GroupedInventory, InventoryItem } from '#contract/inventory.ts';
import { logOut, send } from './accounts.ts';
import { expect, test } from './fixtures.ts';
import { makeArea, makeItem } from './life.ts';

const dialog = (page: Page) => page.getByRole('dialog');
const box = (page: Page, title: string) => page.getByRole('checkbox', { name: title });
const row = (page: Page, title: string) =>
  page
    .getByRole('listitem')
    .filter({ has: box(page, title) })
    .last();
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const toast = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });
const titles = (page: Page) => page.getByRole('rowheader').getByRole('checkbox');

async function choose(page: Page, title: string, action: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${title}` }).click();
  await page.getByRole('menuitem', { name: action, exact: true }).click();
}

/** What the server has, whatever a screen shows. */
async function stored(page: Page): Promise<InventoryItem[]> {
  const groups = (await (await page.request.get('/api/inventory/grouped')).json()) as GroupedInventory;
  return groups.flatMap(({ goals }) => goals.flatMap(({ items }) => items));
}

/** Holds back every answer to such calls until it is told to let them go. */
async function heldBack(page: Page, path: string | RegExp): Promise<() => void> {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(path, async (route) => {
    await held;
    await route.continue();
  });
  return letGo;
}

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
  await logOut(page.request);
  await button(page, 'Save').click();
  await expect(page).toHaveURL(/\/login/);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('Correct horse 7 staple');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL('/inventory');
  await choose(page, 'The Rust Book', 'Edit');
  await expect(tags).toHaveText(['book', 'one', 'two', 'three', 'kept']);
});

test('all items are searched, filtered, sorted and paged, and the address says how', async ({ freshPage: page }) => {
  test.slow();
  const coding = await makeArea(page.request, { name: 'Coding' }, ['Learn Rust', 'Ship it']);
  const fitness = await makeArea(page.request, { name: 'Fitness' }, ['Run']);
  await page.goto('/inventory?view=all');
  await expect(page.getByText('No resources yet')).toBeVisible();
  const goals = [...coding.goals, ...fitness.goals];
  const { csrfToken } = (await (await page.request.get('/api/csrf-token')).json()) as { csrfToken: string };
  for (let n = 1; n <= 120; n++) {
    const data = { title: `Item ${n}`, tags: n % 40 === 0 ? ['Fortieth'] : [], estimatedMinutes: n };
    const path = `/api/goals/${goals[n % 3]!._id}/inventory`;
    expect((await page.request.post(path, { data, headers: { 'X-CSRF-Token': csrfToken } })).status()).toBe(201);
  }
  const done = await makeItem(page.request, goals[2]!._id, { title: 'Zebra shoes', completed: true, rating: 5 });

  await page.setViewportSize({ width: 1280, height: 800 });
  await page.reload();
  const pager = page.getByRole('navigation', { name: 'Pages of the list' });
  const name = (n: number) => titles(page).nth(n);
  await expect(pager).toContainText('1–50 of 121');
  await expect(name(0)).toHaveAccessibleName('Zebra shoes');
  const [next, previous] = [button(page, 'Next'), button(page, 'Previous')];
  await next.click();
  await expect(pager).toContainText('51–100 of 121');
  await expect(name(0)).toHaveAccessibleName('Item 71');
  await next.click();
  await expect(titles(page)).toHaveCount(21);
  await expect(next).toBeDisabled();
  await expect(page).toHaveURL('/inventory?view=all&page=3');
  await previous.click();
  await expect(name(0)).toHaveAccessibleName('Item 71');
  await page.reload();
  await expect(name(0)).toHaveAccessibleName('Item 71');

  // By title as people sort; a second click turns it round. Sorting begins at the first page.
  await button(page, 'Title').click();
  await expect(page.getByRole('columnheader', { name: 'Title' })).toHaveAttribute('aria-sort', 'ascending');
  await expect(name(1)).toHaveAccessibleName('Item 2');
  await expect(page).toHaveURL('/inventory?view=all&sort=title');
  await button(page, 'Title').click();
  await expect(page.getByRole('columnheader', { name: 'Title' })).toHaveAttribute('aria-sort', 'descending');
  await expect(name(0)).toHaveAccessibleName('Zebra shoes');
  await button(page, 'Estimate').click();
  await expect(name(0)).toHaveAccessibleName('Item 1');
  await page.goBack();
  await expect(name(0)).toHaveAccessibleName('Zebra shoes');
  await page.goBack();
  await expect(name(0)).toHaveAccessibleName('Item 1');
  await expect(page).toHaveURL('/inventory?view=all&sort=title');

  // Filters; another area has other goals.
  const goalField = page.getByLabel('Goal', { exact: true });
  await page.getByLabel('Focus area').selectOption('Coding');
  await expect(pager).toContainText('1–50 of 80');
  await expect(goalField.getByRole('option')).toHaveText(['All', 'Learn Rust', 'Ship it']);
  await goalField.selectOption('Ship it');
  await expect(pager).toContainText('1–40 of 40');
  await expect(next).toHaveCount(0);
  await page.reload();
  await expect(goalField).toHaveValue(goals[1]!._id);
  await expect(pager).toContainText('1–40 of 40');
  await page.getByLabel('Focus area').selectOption('Fitness');
  await expect(goalField).toHaveValue('');
  await expect(pager).toContainText('1–41 of 41');
  await page.getByLabel('Status').selectOption('Done');
  await expect(titles(page)).toHaveCount(1);
  await expect(page.getByRole('row').last()).toContainText(/Run.*Fitness.*5 of 5 stars.*Done/);

  // The search follows what is typed; nothing typed is lost, 'Back' included.
  await page.getByLabel('Search items').pressSequentially('no such thing', { delay: 40 });
  await expect(page.getByText('No items match your filters.')).toBeVisible();
  await expect(page.getByLabel('Search items')).toHaveValue('no such thing');
  await page.getByRole('main').getByRole('button', { name: 'Clear filters' }).last().click();
  await expect(page).toHaveURL('/inventory?view=all&sort=title');
  await expect(page.getByLabel('Search items')).toHaveValue('');
  await page.getByLabel('Search items').fill('fortieth item');
  await expect(titles(page)).toHaveCount(3);
  await expect(page).toHaveURL(/q=fortieth/);
  await button(page, 'Title').click();
  await expect(name(0)).toHaveAccessibleName('Item 120');
  await page.getByLabel('Search items').fill('zebra');
  await expect(titles(page)).toHaveCount(1);
  await page.goBack();
  await expect(page.getByLabel('Search items')).toHaveValue('fortieth item');
  await expect(name(0)).toHaveAccessibleName('Item 40');

  // What means nothing is passed over; a page that is not there is the last.
  await page.goto(`/inventory?view=all&page=99&area=${goals[0]!._id}&goal=nobody&status=Active&sort=price&dir=up`);
  await expect(titles(page)).toHaveCount(21);
  await expect(page).toHaveURL(/page=3/);
  await page.goto('/inventory?view=all&page=-3');
  await expect(pager).toContainText('1–50 of 121');

  // The menu of a row works here, too.
  await choose(page, 'Zebra shoes', 'Mark Incomplete');
  await expect(box(page, 'Zebra shoes')).not.toBeChecked();
  await choose(page, 'Zebra shoes', 'Mark Complete');
  await dialog(page).getByRole('button', { name: 'Mark Complete' }).click();
  await expect(box(page, 'Zebra shoes')).toBeChecked();
  await choose(page, 'Zebra shoes', 'Edit');
  await dialog(page).getByLabel('Title').fill('Running shoes');
  await button(page, 'Save').click();
  await expect(box(page, 'Running shoes')).toBeChecked();
  await choose(page, 'Running shoes', 'Delete');
  await button(page, 'Delete').click();
  await expect(pager).toContainText('1–50 of 120');
  expect((await stored(page)).some(({ _id }) => _id === done._id)).toBe(false);

  // A phone has the same as a list, and sorts, too.
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(page.getByRole('table')).toHaveCount(0);
  await page.getByLabel('Sort by').selectOption('Estimate');
  await expect(page.getByRole('checkbox').first()).toHaveAccessibleName('Item 1');
  await page.getByRole('button', { name: 'Order: ascending' }).click();
  await expect(page.getByRole('checkbox').first()).toHaveAccessibleName('Item 120');
  await page.getByRole('tab', { name: 'By Focus Area' }).click();
  await expect(page.getByText('0/40 completed').first()).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('checkbox').first()).toHaveAccessibleName('Item 120');
});

test('what fails is told and taken back, and a link that is none leads nowhere', async ({ freshPage: page }) => {
  const { goals } = await makeArea(page.request, { name: 'Coding' }, ['Learn Rust']);
  const item = await makeItem(page.request, goals[0]!._id, {
    title: 'The Rust Book',
    notes: 'A long story. '.repeat(60),
    completed: true,
  });
  const { csrfToken } = (await (await page.request.get('/api/csrf-token')).json()) as { csrfToken: string };
  const bad = { title: 'Bad', url: 'javascript:alert(1)' };
  const refused = await page.request.post(`/api/goals/${goals[0]!._id}/inventory`, {
    data: bad,
    headers: { 'X-CSRF-Token': csrfToken },
  });
  expect(refused.status()).toBe(422);

  await page.route('**/api/inventory/grouped', (route) => route.fulfill({ status: 200, json: { items: [] } }));
  await page.goto('/inventory');
  await expect(page.getByRole('alert')).toContainText('Load error');
  await page.unrouteAll();
  await button(page, 'Retry').click();
  await expect(box(page, 'The Rust Book')).toBeChecked();

  await page.route(/\/(toggle|inventory\/[\da-f-]{36})$/, (route) => route.fulfill({ status: 500, json: {} }));
  const failed = page.getByRole('alert').filter({ hasText: 'The item was not saved.' });
  // Not even what comes afterwards sets it right.
  await page.route('**/api/inventory/grouped', () => undefined);
  await box(page, 'The Rust Book').click();
  await expect(failed).toBeVisible();
  await expect(box(page, 'The Rust Book')).toBeChecked();
  await choose(page, 'The Rust Book', 'Delete');
  await button(page, 'Delete').click();
  await expect(dialog(page).getByRole('alert').first()).toContainText('The item was not deleted.');
  await page.keyboard.press('Escape');
  await page.unrouteAll();
  await send(page.request, 'PATCH', `/api/inventory/${item._id}`, { completed: false });
  await page.reload();
  await page.route(/inventory\/[\da-f-]{36}$/, (route) => route.fulfill({ status: 500, json: {} }));
  await box(page, 'The Rust Book').click();
  await dialog(page).getByLabel('Notes').fill('Hard to write again.');
  await dialog(page).getByRole('button', { name: 'Mark Complete' }).click();
  await expect(dialog(page).getByRole('alert').first()).toContainText('The item was not saved.');
  await page.unrouteAll();
  await dialog(page).getByRole('button', { name: 'Mark Complete' }).click();
  await expect(dialog(page)).toBeHidden();
  await expect(box(page, 'The Rust Book')).toBeChecked();
  await expect.poll(async () => (await stored(page))[0]!.notes).toBe('Hard to write again.');

  // Whatever a database may hold: text, and nothing else. Nothing is wider than a phone.
  await page.route('**/api/inventory{/grouped,?*}', async (route) => {
    const plant = (text: string) => text.replaceAll('"url":null', `"url":"javascript:alert(1)"`);
    const answer = await route.fetch();
    const long = (text: string) => text.replaceAll('The Rust Book', `ארוך${'W'.repeat(190)}`);
    await route.fulfill({ response: answer, body: long(plant(await answer.text())) });
  });
  for (const path of ['/inventory', '/inventory?view=all']) {
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 740 });
      await page.goto(path);
      await expect(page.getByText('javascript:alert(1)')).toBeVisible();
      expect(await page.locator('[href^="javascript" i]').count()).toBe(0);
      const [wide, screen] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
      expect(wide).toBe(screen);
    }
  }
});
