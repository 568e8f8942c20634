import type { Page } from '@playwright/test';
import { type Account, logIn, newAccount, signUp } from '../testing/accounts.ts';
import { logOutAtNextWrite } from './log-out-at-next-write.ts';
import { button, drafted, formPath, generate, goal, save, text } from './assistant-pages.ts';
import { expect, test } from './fixtures.ts';
import { makeArea } from '../testing/seed.ts';

async function logInAgain(page: Page, { email, password }: Account): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
}

test('the form begins as the product says and tells what is missing', async ({ freshPage: page }) => {
  await makeArea(page.request, { name: 'Spanish' });
  await makeArea(page.request, { name: 'Garden' });
  await page.goto('/action-plans');
  await page.getByRole('link', { name: 'Generate Plan', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Generate Action Plan');
  await expect(page.getByText('Written by the built-in planner. What you type stays on this server.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Answer eight questions' })).toHaveAttribute('href', `${formPath}2`);
  await expect(page.getByRole('radio', { name: /^Weekly/ })).toBeChecked();
  await expect(page.getByRole('radio', { name: 'Medium' })).toBeChecked();
  await expect(page.getByLabel('Weeks')).toHaveValue('4');
  await expect(page.getByLabel('Hours a week')).toHaveValue('4');

  await generate(page).click();
  await expect(page.getByText('Please select or enter a Focus Area.')).toBeVisible();
  await expect(page.getByText('Please enter a prompt describing your goal.')).toBeVisible();
  await expect(page.getByLabel('Focus area')).toBeFocused();
  await page.getByLabel('Focus area', { exact: true }).selectOption('New focus area…');
  await expect(page.getByText('Please select or enter a Focus Area.')).toBeVisible();
  await page.getByLabel('New focus area').fill('Music');
  await expect(page.getByText('Please select or enter a Focus Area.')).toBeHidden();
  await page.getByLabel('Focus area', { exact: true }).selectOption('Garden');
  await goal(page).fill('Grow tomatoes');
  for (const weeks of ['0', '53', '1.5', 'four', '']) {
    await page.getByLabel('Weeks').fill(weeks);
    await generate(page).click();
    await expect(page.getByText('Weeks must be a whole number from 1 to 52.')).toBeVisible();
  }
  await page.getByLabel('Weeks').fill('52');
  for (const hours of ['0', '169']) {
    await page.getByLabel('Hours a week').fill(hours);
    await generate(page).click();
    await expect(page.getByText('Weekly hours must be a whole number from 1 to 168.')).toBeVisible();
  }
  await page.getByLabel('Hours a week').fill('3');
  await generate(page).click();
  await expect(drafted(page)).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(52);
  await expect(page.getByRole('main')).toContainText('3 h a week');
});

test('an example is put into the field, and gives back what it has replaced', async ({ freshPage: page }) => {
  await page.goto(formPath);
  await button(page, 'A run').click();
  await expect(goal(page)).toHaveValue(/^Run 10 km/);
  await button(page, 'Savings').click();
  await expect(page.getByText('replaced by an example')).toBeHidden();
  await goal(page).fill('My own words');
  await button(page, 'A run').click();
  await button(page, 'Undo').click();
  await expect(goal(page)).toHaveValue('My own words');
});

test('a reload loses neither what is typed nor the draft', async ({ freshPage: page }) => {
  await makeArea(page.request, { name: 'Spanish' });
  await page.goto(formPath);
  await goal(page).fill('Grow tomatoes – “big” ones 🍅');
  await page.getByLabel('Weeks').fill('2');
  await page.getByRole('radio', { name: 'Light' }).check();
  await page.getByLabel('Focus area', { exact: true }).selectOption('New focus area…');
  await page.getByLabel('New focus area').fill('Garden');
  await page.reload();
  await expect(goal(page)).toHaveValue('Grow tomatoes – “big” ones 🍅');
  await expect(page.getByLabel('Weeks')).toHaveValue('2');
  await expect(page.getByRole('radio', { name: 'Light' })).toBeChecked();
  await expect(page.getByLabel('New focus area')).toHaveValue('Garden');
  await generate(page).click();
  await expect(page.getByRole('article')).toHaveCount(2);
  await text(page, 'Title of week 2').fill('Harvest');
  // At once, before the user has paused.
  await page.reload();
  await expect(text(page, 'Title of week 2')).toHaveValue('Harvest');
  await page.getByRole('link', { name: 'Goals', exact: true }).click();
  await expect(page).toHaveURL('/goals');
  await page.goBack();
  await expect(text(page, 'Title of week 2')).toHaveValue('Harvest');

  // What was edited is not thrown away without a question.
  await button(page, 'Change the form').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Keep editing' }).click();
  await expect(text(page, 'Title of week 2')).toHaveValue('Harvest');
  await button(page, 'Change the form').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Throw away' }).click();
  await expect(goal(page)).toHaveValue('Grow tomatoes – “big” ones 🍅');
  await generate(page).click();
  await expect(text(page, 'Title of week 2')).not.toHaveValue('Harvest');
  await button(page, 'Change the form').click();
  await expect(goal(page)).toBeVisible();
});

test('a session that ends in between loses nothing, and shows nothing to anybody else', async ({ page }) => {
  const account = newAccount();
  await signUp(page.request, account);
  await makeArea(page.request, { name: 'Spanish' });
  await page.goto(formPath);
  await goal(page).fill('Talk to the neighbours');
  await logOutAtNextWrite(page);
  await generate(page).click();
  await expect(page).toHaveURL(/\/login/);
  await logInAgain(page, account);
  await expect(page).toHaveURL(formPath);
  await expect(goal(page)).toHaveValue('Talk to the neighbours');
  await generate(page).click();
  await text(page, 'Title of week 1').fill('Say hello');
  await logOutAtNextWrite(page);
  await save(page).click();
  await expect(page).toHaveURL(/\/login/);
  await logInAgain(page, account);
  await expect(text(page, 'Title of week 1')).toHaveValue('Say hello');

  const other = newAccount();
  await signUp(page.request, other);
  await logIn(page.request, other);
  await page.goto(formPath);
  await expect(goal(page)).toHaveValue('');
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/login');
  expect(await page.evaluate(() => sessionStorage.getItem('planForm'))).toBeNull();
});

test('what is thought about can be given up, and what fails is told', async ({ freshPage: page }) => {
  await makeArea(page.request, { name: 'Spanish' });
  await page.goto(formPath);
  await goal(page).fill('Talk to the neighbours');
  await page.route('**/api/ai/generate-action-plan', () => undefined);
  await generate(page).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(goal(page)).toHaveValue('Talk to the neighbours');
  await page.unroute('**/api/ai/generate-action-plan');
  await page.route('**/api/ai/generate-action-plan', (route) =>
    route.fulfill({ status: 429, headers: { 'Retry-After': '600' }, json: { message: 'That was a lot.' } }),
  );
  await generate(page).click();
  await expect(page.getByRole('alert')).toHaveText('That was a lot. You can try again in 10 minutes.');
  await expect(page.getByRole('alert')).toBeFocused();
  // There is no model to do without.
  await expect(button(page, 'Use the built-in planner')).toBeHidden();
  await page.unroute('**/api/ai/generate-action-plan');
  await button(page, 'Try again').click();
  await expect(drafted(page)).toBeVisible();

  await page.route('**/api/ai/save-plan', (route) => route.fulfill({ status: 500, body: '' }));
  await save(page).click();
  await expect(page.getByRole('alert')).toContainText('The plan was not saved.');
  await page.unroute('**/api/ai/save-plan');
  await save(page).click();
  await expect(page.getByText('Plan saved.')).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('nothing is wider than the screen, and whatever can be pressed is large enough', async ({ freshPage: page }) => {
    const expectToFit = async (what: string) =>
      expect(await page.evaluate(() => document.documentElement.scrollWidth), what).toBe(360);
    await makeArea(page.request, { name: 'x'.repeat(100) });
    await page.goto(formPath);
    await expect(goal(page)).toBeVisible();
    await expectToFit('form');
    await goal(page).fill('Hold a conversation in Spanish');
    await generate(page).click();
    await expect(drafted(page)).toBeVisible();
    await text(page, 'Task 1 of week 1').fill('y'.repeat(150));
    await text(page, 'Task 2 of week 1').tap();
    await expect(button(page, 'Move task 2 of week 1 up')).toBeVisible();
    await expect(button(page, 'Move task 3 of week 1 up')).toBeHidden();
    await expectToFit('draft');
    for (const target of await page.getByRole('main').getByRole('button').or(page.getByRole('textbox')).all()) {
      const box = await target.boundingBox();
      // 'More' of a long note has its size beyond its words.
      if (box && (await target.innerText()) !== 'More')
        expect(Math.round(Math.min(box.width, box.height)), await target.innerText()).toBeGreaterThanOrEqual(44);
    }
    await page.addStyleTag({ content: 'html { font-size: 32px }' });
    await expectToFit('draft in large text');
    await button(page, 'Change the form').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Throw away' }).click();
    await expect(goal(page)).toBeVisible();
    await expectToFit('form in large text');
  });
});
