import type { Page } from '@playwright/test';
import { logIn, newAccount, signUp } from '#testing/accounts.ts';
import { createArea } from '#testing/seed.ts';
import { expect, test } from './support/fixtures.ts';
import { logOutBeforeNextWrite } from './support/log-out-before-next-write.ts';

const radio = (page: Page, name: string | RegExp) => page.getByRole('radio', { name });
const goalCheckbox = (page: Page, title: string) => page.getByRole('checkbox', { name: title });
const goalTitles = (page: Page) => page.getByRole('article').getByRole('heading', { level: 3 });
const createButton = (page: Page) => page.getByRole('button', { name: 'Create Plan' });

test('creates a plan and lists its goals in week order', async ({ freshPage: page }) => {
  await page.goto('/action-plans');
  await expect(page.getByText('No Action Plans found.')).toBeVisible();
  await page.getByRole('link', { name: 'Generate Plan 2' }).click();
  await expect(page.getByText('What would you like to achieve?')).toBeVisible();
  await page.goBack();
  await page.getByRole('link', { name: 'New Plan' }).click();
  await expect(page.getByText('Create a Focus Area first to add a plan.')).toBeVisible();
  const titles = ['Exam', 'Week 10: Talk', 'Week 2: Shop', 'Week 1: Greet', 'Left out'];
  await createArea(page.request, { name: 'Spanish' }, titles);
  await createArea(page.request, { name: 'Garden' });
  await page.goto('/action-plans');
  await page.getByRole('link', { name: 'New Plan' }).click();
  await page.getByLabel('Focus area').selectOption('Spanish');
  await goalCheckbox(page, 'All 5 goals').check();
  await goalCheckbox(page, 'Left out').uncheck();
  await page.getByLabel('Title').fill('Seville');
  await radio(page, /^Weekly/).check();
  await page.getByLabel('Weeks').fill('10');
  await radio(page, '5 h').check();
  await radio(page, 'Strong').check();
  await createButton(page).click();

  await expect(page.getByRole('heading', { level: 2, name: 'Seville' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Weekly · 10 weeks');
  await expect(page.getByRole('main')).toContainText('5 h a week');
  await expect(page.getByRole('main')).toContainText('Strong commitment');
  await expect(goalTitles(page)).toHaveText(['Week 1: Greet', 'Week 2: Shop', 'Week 10: Talk', 'Exam']);
  await page.goBack();
  await expect(page).toHaveURL('/action-plans');
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1);
  await expect(page.getByRole('main').getByRole('listitem')).toContainText('0 of 4 steps');
});

test('restores an unsaved plan when the user logs in again after the session has ended (CL-04)', async ({ page }) => {
  const account = newAccount();
  await signUp(page.request, account);
  const { goals } = await createArea(page.request, { name: 'Spanish' }, ['Greet', 'Shop']);
  await page.goto('/action-plans/new');
  await page.getByLabel('Title').fill('Seville');
  await goalCheckbox(page, 'Shop').check();
  await radio(page, /^Weekly/).check();
  await page.getByLabel('Weeks').fill('12');
  await logOutBeforeNextWrite(page);
  await createButton(page).click();
  await expect(page).toHaveURL(/\/login\?/);
  await logIn(page.request, account);
  await page.goto('/action-plans/new');
  await expect(page.getByText('You were logged out. What you typed is still here.')).toBeVisible();
  await expect(page.getByLabel('Title')).toHaveValue('Seville');
  await expect(goalCheckbox(page, 'Shop')).toBeChecked();
  await expect(goalCheckbox(page, 'Greet')).not.toBeChecked();
  await expect(page.getByLabel('Weeks')).toHaveValue('12');
  await createButton(page).click();
  await expect(goalTitles(page)).toHaveText([goals[1]!.title]);
});
