import type { Page } from '@playwright/test';
import { logOutAtNextWrite } from './log-out-at-next-write.ts';
import { expect, test } from './fixtures.ts';
import { makeArea } from '../testing/seed.ts';

const card = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });
const dialog = (page: Page) => page.getByRole('dialog');
const toast = (page: Page, text: string | RegExp) => page.getByRole('status').filter({ hasText: text });

async function addByButton(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add Focus Area' }).click();
  await expect(dialog(page).getByLabel('Name')).toBeFocused();
}

test('a focus area is added with all it counts with, changed, and found again', async ({ freshPage: page }) => {
  await page.goto('/categories');
  await addByButton(page);
  await dialog(page).getByRole('combobox', { name: 'Weekly time goal: hours' }).selectOption('0 h');
  await dialog(page).getByRole('button', { name: 'Add' }).click();
  await expect(dialog(page).getByText('Focus Area name is required.')).toBeVisible();
  await expect(dialog(page).getByText('Please select a focus area class.')).toBeVisible();
  await expect(dialog(page).getByText('⏱️ Weekly time goal cannot be 00:00.')).toBeVisible();
  await expect(dialog(page).getByLabel('Name')).toBeFocused();

  await dialog(page).getByLabel('Name').fill('x'.repeat(101));
  await dialog(page).getByRole('button', { name: 'Add' }).click();
  await expect(dialog(page).getByText('Focus Area name is too long.')).toBeVisible();

  await dialog(page).getByLabel('Name').fill('Gaming');
  await expect(dialog(page).getByText('Focus Area name is too long.')).toBeHidden();
  await dialog(page).getByRole('radio', { name: 'Level-Up' }).check();
  await expect(dialog(page).getByRole('slider', { name: 'Boost level' })).toHaveValue('5');
  await dialog(page).getByRole('radio', { name: 'Life Stuff' }).check();
  await expect(dialog(page).getByRole('slider', { name: 'Impact level' })).toBeVisible();
  await expect(dialog(page).getByText('5 neutral')).toBeVisible();
  await dialog(page).getByRole('radio', { name: 'Chill Zone' }).check();
  await dialog(page).getByRole('slider', { name: 'Penalty level' }).fill('7');
  await expect(dialog(page).getByText(/after the limit is exceeded/)).toBeVisible();
  await dialog(page).getByRole('combobox', { name: 'Weekly time limit: hours' }).selectOption('15 h');
  await dialog(page).getByRole('combobox', { name: 'Weekly time limit: minutes' }).selectOption('50 min');
  await dialog(page).getByRole('button', { name: 'Add' }).dblclick();
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByRole('tab', { name: 'Chill Zone 1' })).toHaveAttribute('aria-selected', 'true');
  await expect(card(page, 'Gaming')).toContainText('up to 15 h 50 min a week');
  await expect(card(page, 'Gaming')).toContainText('Penalty level 7');

  await page.getByRole('button', { name: 'Actions for Gaming' }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  await expect(dialog(page).getByLabel('Name')).toHaveValue('Gaming');
  await dialog(page).getByLabel('Name').fill('Games & films');
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await expect(card(page, 'Games & films')).toContainText('Penalty level 7');
  await page.reload();
  await expect(card(page, 'Games & films')).toContainText('up to 15 h 50 min a week');
  await expect(page.getByRole('listitem').filter({ hasText: 'Gaming' })).toHaveCount(0);
});

test('a name alone is enough to begin with', async ({ freshPage: page }) => {
  await page.goto('/focus-areas');
  await expect(page.getByText('No Level-Up areas yet')).toBeVisible();
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByText('Focus Area name is required.')).toBeVisible();
  await page.getByLabel('Quick add to Level-Up').fill('  Coding ');
  await page.getByRole('button', { name: 'Add', exact: true }).dblclick();
  await expect(toast(page, 'Coding added: Level-Up, 1 h a week.')).toBeVisible();
  await expect(card(page, 'Coding')).toHaveCount(1);
  await expect(card(page, 'Coding')).toContainText('Boost level 5');
  await expect(page.getByLabel('Quick add to Level-Up')).toHaveValue('');
});

test('names can be added one after the other, however slow the line is', async ({ freshPage: page }) => {
  await page.route('**/api/focus-areas', async (route) => {
    if (route.request().method() === 'POST') await new Promise((resolve) => setTimeout(resolve, 700));
    if (route.request().postData()?.includes('Gamma')) await route.abort();
    else await route.continue();
  });
  await page.goto('/focus-areas');
  await page.getByLabel('Quick add to Level-Up').click();
  await page.keyboard.type('Alpha\nBeta\nGamma\nDel');
  await expect(card(page, 'Alpha')).toBeVisible();
  await expect(card(page, 'Beta')).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: 'Gamma was not added.' })).toBeVisible();
  await expect(page.getByLabel('Quick add to Level-Up')).toHaveValue('Del');
});

test('what was typed is not thrown away without a question', async ({ freshPage: page }) => {
  await page.goto('/goals');
  await page.getByRole('link', { name: 'Go to Focus Areas' }).click();
  await addByButton(page);
  await dialog(page).getByLabel('Name').fill('Half an idea');
  await page.keyboard.press('Escape');
  await expect(dialog(page).getByText('Discard what you changed?')).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Keep editing' }).click();
  await expect(dialog(page).getByLabel('Name')).toHaveValue('Half an idea');
  await page.mouse.click(5, 5);
  await expect(dialog(page).getByText('Discard what you changed?')).toBeVisible();
  await dialog(page).getByLabel('Name').fill('Half an idea more');
  await expect(dialog(page).getByText('Discard what you changed?')).toBeHidden();
  await page.evaluate(() => history.back());
  await expect(dialog(page).getByText('Discard what you changed?')).toBeVisible();
  await expect(page).toHaveURL('/focus-areas');
  await dialog(page).getByRole('button', { name: 'Discard' }).click();
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Add Focus Area' })).toBeFocused();
});

test('what was typed when the session ended waits in the form after the next log-in', async ({
  signedInPage: page,
  member,
}) => {
  await page.goto('/focus-areas');
  await addByButton(page);
  await dialog(page).getByLabel('Name').fill('Half a name');
  await dialog(page).getByRole('radio', { name: 'Chill Zone' }).check();
  await dialog(page).getByRole('slider').fill('9');
  await logOutAtNextWrite(page);
  await dialog(page).getByRole('button', { name: 'Add' }).click();
  await expect(page).toHaveURL(/\/login\?/);
  await page.getByLabel('Email').fill(member.email);
  await page.getByLabel('Password', { exact: true }).fill(member.password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL(/\/focus-areas/);
  await expect(toast(page, 'what you typed is still there')).toBeVisible();
  await addByButton(page);
  await expect(dialog(page)).toContainText('You were logged out. This is what you had typed.');
  await expect(dialog(page).getByLabel('Name')).toHaveValue('Half a name');
  await expect(dialog(page).getByRole('radio', { name: 'Chill Zone' })).toBeChecked();
  await expect(dialog(page).getByRole('slider', { name: 'Penalty level' })).toHaveValue('9');
  await dialog(page).getByRole('button', { name: 'Cancel' }).click();
  await dialog(page).getByRole('button', { name: 'Discard' }).click();
  await addByButton(page);
  await expect(dialog(page).getByLabel('Name')).toHaveValue('');
});

test('two tabs that change different things both get their way', async ({ freshPage: page, context }) => {
  const { area } = await makeArea(page.request, { name: 'Coding' });
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto('/focus-areas');
    await card(tab, 'Coding')
      .getByRole('button', { name: /^Coding/ })
      .click();
  }
  await dialog(page).getByLabel('Name').fill('Code');
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await expect(dialog(page)).toBeHidden();
  await dialog(other).getByRole('slider', { name: 'Boost level' }).fill('9');
  await dialog(other).getByRole('button', { name: 'Save' }).click();
  await expect(card(other, 'Code')).toContainText('Boost level 9');
  const [stored] = (await (await page.request.get('/api/focus-areas')).json()) as object[];
  expect(stored).toMatchObject({ _id: area._id, name: 'Code', weight: 9, defaultWeeklyMin: 60 });
});

test('deleting names what goes with it, ten of each kind', async ({ freshPage: page }) => {
  const titles = Array.from({ length: 12 }, (_, n) => `Goal ${n + 1}`);
  await makeArea(page.request, { name: 'Coding' }, titles);
  await page.goto('/focus-areas');
  await page.getByRole('button', { name: 'Actions for Coding' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(dialog(page)).toContainText('This action cannot be undone.');
  await expect(dialog(page).getByRole('heading', { name: 'Goals (12)' })).toBeVisible();
  await expect(dialog(page).getByRole('listitem')).toHaveCount(10);
  await expect(dialog(page).getByText('…and 2 more')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(card(page, 'Coding')).toBeVisible();

  await page.route('**/api/safe-delete/focus-areas/*', (route) =>
    route.request().method() === 'DELETE' ? route.fulfill({ status: 500, body: '' }) : route.continue(),
  );
  await page.route('**/dependents', (route) => route.fulfill({ status: 500, body: '' }));
  await page.getByRole('button', { name: 'Actions for Coding' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(dialog(page).getByText('Failed to load dependents. You can still proceed.')).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Delete' }).click();
  await expect(dialog(page).getByRole('alert').first()).toContainText('Failed to delete Focus Area.');
  await page.unrouteAll();
  let deletions = 0;
  await page.route('**/api/safe-delete/focus-areas/*', async (route) => {
    deletions += Number(route.request().method() === 'DELETE');
    await new Promise((resolve) => setTimeout(resolve, 500));
    await route.continue();
  });
  await dialog(page).getByRole('button', { name: 'Delete' }).click();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Coding deleted.')).toBeVisible();
  expect(deletions).toBe(1);
  await expect(page.getByText('No Level-Up areas yet')).toBeVisible();
});

test('a list that does not come is told, and can be asked for again', async ({ freshPage: page }) => {
  await makeArea(page.request, { name: 'Coding' });
  for (const answer of [
    { status: 500, body: '' },
    { status: 200, json: {} },
    { status: 200, contentType: 'application/json', body: 'null' },
    { status: 200, contentType: 'text/html', body: '<h1>Hello</h1>' },
  ]) {
    await page.route('**/api/focus-areas', (route) => route.fulfill(answer));
    await page.goto('/focus-areas');
    await expect(page.getByRole('alert')).toContainText('Failed to load categories');
    await expect(page.getByRole('button', { name: 'Add Focus Area' })).toBeHidden();
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(card(page, 'Coding')).toBeVisible();
  }
});

test('a save that fails says so and keeps what was typed', async ({ freshPage: page }) => {
  await page.goto('/focus-areas');
  await addByButton(page);
  await dialog(page).getByLabel('Name').fill('Coding');
  await dialog(page).getByRole('radio', { name: 'Level-Up' }).check();
  for (const [answer, message] of [
    [{ status: 500, body: '' }, 'Failed to save focus area'],
    ['lost', 'Unexpected error'],
  ] as const) {
    await page.route('**/api/focus-areas', (route) => (answer === 'lost' ? route.abort() : route.fulfill(answer)));
    await dialog(page).getByRole('button', { name: 'Add' }).click();
    await expect(dialog(page).getByRole('alert')).toContainText(message);
    await page.unrouteAll();
  }
  await dialog(page).getByRole('button', { name: 'Add' }).click();
  await expect(card(page, 'Coding')).toHaveCount(1);
});
