import type { Page } from '@playwright/test';
import { send } from './accounts.ts';
import { areaNames, button, draft, drafted, formPath, generate, goal, save, tasks, text } from './assistant-pages.ts';
import { expect, test } from './fixtures.ts';
import { makeArea } from './life.ts';

async function expectTasks(page: Page, of: string, titles: readonly string[]): Promise<void> {
  const values = () =>
    tasks(page, of).evaluateAll((fields) => fields.map((field) => (field as HTMLTextAreaElement).value));
  await expect.poll(values).toEqual(titles);
}

async function choose(page: Page, of: string, action: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${of}`, exact: true }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

test('a draft is edited by mouse, saved, and the plan is what it was made', async ({ freshPage: page }) => {
  await makeArea(page.request, { name: 'Spanish' });
  await draft(page);
  await expect(drafted(page)).toBeFocused();
  await expect(page.getByRole('article')).toHaveCount(4);
  await text(page, 'Title of the plan').fill('Seville');
  await text(page, 'Title of week 1').fill('Greet people');
  const first = await text(page, 'Task 1 of week 1').inputValue();
  const second = await text(page, 'Task 2 of week 1').inputValue();
  const count = await tasks(page, 'week 1').count();
  await text(page, 'Task 1 of week 1').focus();
  await button(page, 'Move task 1 of week 1 down').click();
  await expect(text(page, 'Task 1 of week 1')).toHaveValue(second);
  await expect(text(page, 'Task 2 of week 1')).toHaveValue(first);
  await button(page, 'Remove task 2 of week 1').click();
  await expect(tasks(page, 'week 1')).toHaveCount(count - 1);
  await button(page, 'Undo').click();
  await expect(text(page, 'Task 2 of week 1')).toHaveValue(first);
  await expect(text(page, 'Task 2 of week 1')).toBeFocused();
  await button(page, 'Remove task 2 of week 1').click();
  await button(page, 'Add task').first().click();
  await page.keyboard.type('Wave at a neighbour (30 min)');
  await button(page, 'Remove resource 1 of week 1').click();
  // The numbers follow: what was week 3 is week 1 now.
  const third = await text(page, 'Title of week 3').inputValue();
  await choose(page, 'week 3', 'Move up');
  await choose(page, 'week 2', 'Move up');
  await expect(text(page, 'Title of week 1')).toHaveValue(third);
  await expect(text(page, 'Title of week 2')).toHaveValue('Greet people');
  await choose(page, 'week 4', 'Remove');
  await expect(page.getByRole('article')).toHaveCount(3);
  await expect(page.getByRole('main')).toContainText('Weekly · 3 weeks');
  await button(page, 'Add week').click();
  await page.keyboard.type('Have dinner');

  await save(page).dblclick();
  await expect(page.getByRole('heading', { level: 2, name: 'Seville' })).toBeVisible();
  await expect(page.getByText('Plan saved.')).toBeVisible();
  const titles = page.getByRole('article').getByRole('heading', { level: 3 });
  await expect(titles).toHaveText([`Week 1: ${third}`, 'Week 2: Greet people', /^Week 3: /, 'Week 4: Have dinner']);
  await button(page, /^Steps of Week 2/).click();
  await expect(page.getByRole('checkbox', { name: 'Wave at a neighbour (30 min)' })).toBeVisible();
  await expect(page.getByRole('checkbox', { name: first, exact: true })).toHaveCount(0);
  // Nothing of it waits in the form, and 'Back' does not lead to the draft.
  await page.goto('/action-plans');
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1);
  await page.goto(formPath);
  await expect(goal(page)).toHaveValue('');
});

test('a draft is written by keyboard like a text', async ({ freshPage: page }) => {
  await makeArea(page.request, { name: 'Spanish' });
  await draft(page);
  const count = await tasks(page, 'week 2').count();
  for (let left = count; left > 0; left--) {
    await text(page, 'Task 1 of week 2').fill('');
    await page.keyboard.press('Backspace');
  }
  await expect(tasks(page, 'week 2')).toHaveCount(0);
  await expect(page.getByRole('article').nth(1).getByRole('button', { name: 'Add task' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.type('One (1 h)');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Two (3 × 45 min)');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Three (2 h)');
  await expectTasks(page, 'week 2', ['One (1 h)', 'Two (3 × 45 min)', 'Three (2 h)']);
  await expect(page.getByRole('article').nth(1)).toContainText('3 tasks · 5 h 15 min of 4 h, 1 h 15 min over');
  await page.keyboard.press('Alt+ArrowUp');
  await page.keyboard.press('Alt+ArrowUp');
  await page.keyboard.press('Alt+ArrowUp');
  await expect(text(page, 'Task 1 of week 2')).toBeFocused();
  await expectTasks(page, 'week 2', ['Three (2 h)', 'One (1 h)', 'Two (3 × 45 min)']);
  await page.keyboard.press('Enter');
  await expectTasks(page, 'week 2', ['Three (2 h)', '', 'One (1 h)', 'Two (3 × 45 min)']);
  await page.keyboard.press('Backspace');
  await expect(text(page, 'Task 1 of week 2')).toBeFocused();
  await text(page, 'Title of week 2').fill('Second');
  await page.keyboard.press('Alt+ArrowUp');
  await expect(text(page, 'Title of week 1')).toBeFocused();
  await expect(text(page, 'Title of week 1')).toHaveValue('Second');

  // What is wrong is shown where it is, also in a week that is closed.
  await button(page, /^Week 4/).click();
  await text(page, 'Title of week 4').fill(' ');
  await text(page, 'Task 1 of week 4').fill('x'.repeat(201));
  await button(page, /^Week 4/).click();
  await expect(text(page, 'Title of week 4')).toBeHidden();
  await save(page).click();
  await expect(page.getByText('Goal title is required.')).toBeVisible();
  await expect(page.getByText('Task title must be at most 200 characters.')).toBeVisible();
  await expect(text(page, 'Title of week 4')).toBeFocused();
  await page.keyboard.type('Talk');
  await expect(page.getByText('Goal title is required.')).toBeHidden();
  await text(page, 'Task 1 of week 4').fill('Talk');
  await save(page).click();
  await expect(page).toHaveURL(/\/action-plans\/[\da-f-]{36}$/);
});

test('undo takes back the plan and the focus area that came with it', async ({ freshPage: page }) => {
  await page.goto(formPath);
  await expect(page.getByLabel('Focus area', { exact: true })).toBeHidden();
  await page.getByLabel('New focus area').fill('Music');
  await page.getByText('Description (optional)').click();
  await page.getByLabel('Description', { exact: true }).fill('Evenings');
  await goal(page).fill('Play three songs on the guitar');
  await page.getByRole('radio', { name: /^Backlog/ }).check();
  await page.getByRole('radio', { name: 'Strong' }).check();
  await generate(page).click();
  await expect(page.getByRole('main')).toContainText('Music (new)');
  await expect(text(page, 'Title of goal 1')).toBeVisible();
  await save(page).click();
  await expect(page.getByText('Plan saved.')).toBeVisible();
  expect(await areaNames(page)).toEqual(['Music']);
  await expect(page.getByRole('main')).toContainText('Backlog');
  await button(page, 'Undo').click();
  await expect(page).toHaveURL('/action-plans');
  await expect(page.getByText('Plan removed.')).toBeVisible();
  await expect(page.getByText('No Action Plans found.')).toBeVisible();
  expect(await areaNames(page)).toEqual([]);
  expect(await (await page.request.get('/api/inventory')).json()).toMatchObject({ meta: { total: 0 } });
});

test('a plan that was worked on is not taken back', async ({ freshPage: page }) => {
  await makeArea(page.request, { name: 'Spanish' });
  await draft(page);
  await save(page).click();
  await page
    .getByRole('list', { name: /^Tasks of/ })
    .getByRole('checkbox')
    .first()
    .check();
  await button(page, 'Undo').click();
  await expect(page.getByRole('alert')).toContainText('You have worked on this plan since.');
  await expect(page).toHaveURL(/\/action-plans\/[\da-f-]{36}$/);
});

test('a draft whose focus area was deleted meanwhile finds another', async ({ freshPage: page }) => {
  const { area } = await makeArea(page.request, { name: 'Spanish' });
  await draft(page);
  await send(page.request, 'DELETE', `/api/safe-delete/focus-areas/${area._id}`);
  await save(page).click();
  await expect(page.getByRole('alert')).toContainText('its focus area was deleted meanwhile');
  await save(page).click();
  await expect(page.getByText('Please select or enter a Focus Area.')).toBeVisible();
  await page.getByLabel('New focus area', { exact: true }).fill('Languages');
  await save(page).click();
  await expect(page.getByText('Plan saved.')).toBeVisible();
  expect(await areaNames(page)).toEqual(['Languages']);
});
