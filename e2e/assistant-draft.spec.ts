import type { Page } from '@playwright/test';
import { send } from '../testing/api.ts';
import { areaNames, button, draft, drafted, formPath, generate, goal, save, tasks, text } from './assistant-pages.ts';
import { expect, test } from './fixtures.ts';
import { makeArea } from '../testing/seed.ts';

async function expectTasks(page: Page, of: string, titles: readonly string[]): Promise<void> {
  const values = () =>
    tasks(page, of).evaluateAll((fields) => fields.map((field) => (field as HTMLTextAreaElement).value));
  await expect.poll(values).toEqual(titles);
}

/** How often the plan was sent to be saved. */
function saves(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/ai/save-plan')) count++;
  });
  return () => count;
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

  const sent = saves(page);
  await save(page).dblclick();
  await expect(page.getByRole('heading', { level: 2, name: 'Seville' })).toBeVisible();
  await expect(page.getByText('Plan saved.')).toBeVisible();
  expect(sent()).toBe(1);
  // What was removed from the draft cannot be put back into the plan.
  await expect(button(page, 'Undo')).toHaveCount(1);
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

test('Enter and a paste make several tasks of one, up to as many as a goal can have', async ({ freshPage: page }) => {
  await makeArea(page.request, { name: 'Spanish' });
  await draft(page);
  for (let left = await tasks(page, 'week 1').count(); left > 1; left--) {
    await text(page, 'Task 2 of week 1').fill('');
    await page.keyboard.press('Backspace');
  }
  const first = text(page, 'Task 1 of week 1');
  await first.fill('Greet people');
  await first.press('Home');
  for (const _ of 'Greet ') await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expectTasks(page, 'week 1', ['Greet', 'people']);
  await page.keyboard.type('Wave at ');
  await expectTasks(page, 'week 1', ['Greet', 'Wave at people']);
  await page.keyboard.press('Home');
  await page.keyboard.press('Backspace');
  await expectTasks(page, 'week 1', ['Greet Wave at people']);
  await page.keyboard.type('them. ');
  await first.press('Home');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Before');
  await expectTasks(page, 'week 1', ['Before', 'Greet them. Wave at people']);
  await page.keyboard.insertText(' all\n\n  One\nTwo\n');
  await expectTasks(page, 'week 1', ['Before all', 'One', 'Two', 'Greet them. Wave at people']);
  await expect(text(page, 'Task 3 of week 1')).toBeFocused();

  for (let n = 5; n <= 20; n++) await page.keyboard.press('Enter');
  await page.keyboard.type('Last');
  await expect(tasks(page, 'week 1')).toHaveCount(20);
  await page.keyboard.press('Enter');
  await page.keyboard.type('of all');
  await expect(page.getByRole('alert')).toHaveText('20 tasks are the most for a goal.');
  await expect(text(page, 'Task 19 of week 1')).toHaveValue('Last of all');
  // What is put back is there, even when there is no room left for it.
  await button(page, 'Remove task 19 of week 1').click();
  await button(page, 'Add task').first().click();
  await button(page, 'Undo').click();
  await expect(text(page, 'Task 19 of week 1')).toHaveValue('Last of all');
  await expect(page.getByText('20 tasks are the most for a goal. Please remove 1.')).toBeVisible();

  const title = text(page, 'Title of the plan');
  await title.fill('Seville');
  await title.press('Home');
  await page.keyboard.press('Enter');
  await page.keyboard.type('In ');
  await expect(title).toHaveValue('In Seville');
});

test('while it is saved a draft stays as it is, and is sent once', async ({ freshPage: page }) => {
  await makeArea(page.request, { name: 'Spanish' });
  await draft(page);
  await text(page, 'Title of the plan').fill('Seville');
  const sent = saves(page);
  const answer = Promise.withResolvers<void>();
  await page.route('**/api/ai/save-plan', async (route) => {
    await answer.promise;
    await route.abort();
  });
  await save(page).click();
  await page.locator('#draft-title').click({ force: true });
  await page.keyboard.type(' at last');
  await save(page).press('Enter');
  await expect(button(page, 'Change the form')).toBeDisabled();
  answer.resolve();
  await expect(page.getByRole('alert')).toBeFocused();
  await expect(text(page, 'Title of the plan')).toHaveValue('Seville');
  expect(sent()).toBe(1);
  await page.unroute('**/api/ai/save-plan');

  // The user does not pause any more, and yet nothing of the draft is left behind.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1000);
  await text(page, 'Title of the plan').fill('Cádiz');
  await save(page).click();
  await expect(page).toHaveURL(/\/action-plans\/[\da-f-]{36}$/);
  expect(await page.evaluate(() => sessionStorage.getItem('planForm'))).toBeNull();
});

test('only what was removed last is offered to be put back, above the actions', async ({ freshPage: page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await makeArea(page.request, { name: 'Spanish' });
  await draft(page);
  await text(page, 'Task 1 of week 1').fill('Learn twenty words about greetings and names by heart '.repeat(3));
  await button(page, 'Remove task 1 of week 1').click();
  const message = page.getByRole('status').filter({ hasText: 'removed.' });
  await expect(message).toHaveCount(1);
  const told = await message.boundingBox();
  expect(told!.height).toBeLessThan(100);
  expect(told!.y + told!.height).toBeLessThan((await save(page).boundingBox())!.y);
  await choose(page, 'week 1', 'Remove');
  await expect(message).toHaveCount(1);
  await button(page, 'Undo').click();
  await expect(page.getByRole('article')).toHaveCount(4);
  for (let left = 4; left > 0; left--) await choose(page, 'week 1', 'Remove');
  await expect(button(page, 'Add week')).toBeFocused();
  await text(page, 'Title of the plan').focus();
  await save(page).click();
  await expect(page.getByText('A plan has from 1 to 52 weeks.')).toBeVisible();
  await expect(button(page, 'Add week')).toBeFocused();
  await button(page, 'Change the form').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Throw away' }).click();
  await expect(goal(page)).toBeVisible();
  await expect(message).toHaveCount(0);
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
  await page.route('**/api/ai/saved-plans/*', (route) => route.abort());
  await button(page, 'Undo').click();
  await expect(page.getByRole('alert')).toContainText('The plan was not removed.');
  await page.unroute('**/api/ai/saved-plans/*');
  const plan = page.url();
  await button(page, 'Undo').click();
  await expect(page).toHaveURL('/action-plans');
  await expect(page.getByText('Plan removed.')).toBeVisible();
  await expect(page.getByText('No Action Plans found.')).toBeVisible();
  expect(await areaNames(page)).toEqual([]);
  expect(await (await page.request.get('/api/inventory')).json()).toMatchObject({ meta: { total: 0 } });
  await page.goBack();
  expect(page.url()).not.toBe(plan);
});

test('who is elsewhere when a plan is taken back stays there', async ({ freshPage: page }) => {
  await makeArea(page.request, { name: 'Spanish' });
  await draft(page);
  await save(page).click();
  await expect(page.getByText('Plan saved.')).toBeVisible();
  await page.getByRole('link', { name: 'Reports', exact: true }).click();
  await button(page, 'Undo').click();
  await expect(page.getByText('Plan removed.')).toBeVisible();
  await expect(page).toHaveURL(/\/reports/);
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
  await expect(page.getByRole('main')).toContainText('Languages (new)');
  await page.reload();
  await expect(page.getByRole('main')).toContainText('Languages (new)');
  await save(page).click();
  await expect(page.getByText('Plan saved.')).toBeVisible();
  expect(await areaNames(page)).toEqual(['Languages']);
});
