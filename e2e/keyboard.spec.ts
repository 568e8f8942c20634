import type { Page } from '@playwright/test';
import { weekOf } from '#domain/calendar.ts';
import type { WeeklyGoal } from '#contract/weekly-goals.ts';
import { newAccount } from '../testing/accounts.ts';
import { send } from '../testing/api.ts';
import { expect, test } from './fixtures.ts';
import { tabTo } from './tab-to.ts';

const dialog = (page: Page) => page.getByRole('dialog');
const main = (page: Page) => page.getByRole('main');

async function press(page: Page, name: string): Promise<void> {
  await tabTo(page, main(page).getByRole('button', { name, exact: true }).first());
  await page.keyboard.press('Enter');
}

async function go(page: Page, key: string, path: string): Promise<void> {
  // Once there is a page that listens.
  await expect(page.locator('#page-name')).toBeVisible();
  await page.keyboard.press('g');
  await page.keyboard.press(key);
  await expect(page).toHaveURL(path);
}

test('a first day without a mouse: account, area, goal, timer, entry, plan, rating, and out', async ({ page }) => {
  test.slow();
  const { email, password } = newAccount();
  await page.goto('/register');
  await tabTo(page, page.getByLabel('Email'));
  await page.keyboard.type(email);
  await tabTo(page, page.getByLabel('Password', { exact: true }));
  await page.keyboard.type(password);
  await tabTo(page, page.getByLabel('Confirm password', { exact: true }));
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/dashboard');

  await go(page, 'a', '/focus-areas');
  await press(page, 'Add Focus Area');
  await expect(dialog(page).getByLabel('Name')).toBeFocused();
  await page.keyboard.type('Coding');
  await tabTo(page, dialog(page).getByRole('radio').first());
  await page.keyboard.press('Space');
  await tabTo(page, dialog(page).getByRole('button', { name: 'Add' }));
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeHidden();

  await go(page, 'o', '/goals');
  await press(page, 'Add Goal');
  await expect(dialog(page).getByLabel('Title')).toBeFocused();
  await page.keyboard.type('Learn Rust');
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeHidden();
  await expect(main(page)).toContainText('Learn Rust');

  await go(page, 't', '/timers');
  await press(page, 'Start Learn Rust');
  await expect(page.getByRole('region', { name: 'Running Timers' }).getByRole('listitem')).toContainText('since');
  await press(page, 'Stop Learn Rust');
  await expect(main(page)).toContainText('Nothing is running.');

  await go(page, 'e', '/time-entries');
  await press(page, 'Add Entry');
  await tabTo(page, dialog(page).getByRole('button', { name: 'Add' }));
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeHidden();
  await expect(main(page).getByRole('listitem').filter({ hasText: 'Learn Rust' })).toHaveCount(2);

  await go(page, 'p', '/planner');
  await tabTo(page, page.getByLabel('Coding: hours'));
  await page.keyboard.type('7');
  await press(page, 'Save Coding');
  await expect
    .poll(async () => {
      const path = `/api/weekly-goals?weekStart=${weekOf(Date.now(), 'UTC')}`;
      return (await send<WeeklyGoal[]>(page.request, 'GET', path)).map(({ goalMin }) => goalMin);
    })
    .toEqual([7 * 60]);

  await go(page, 'd', '/dashboard');
  await expect(page.getByRole('meter').first()).toBeVisible();
  await tabTo(page, page.getByRole('button', { name: 'Logout' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/login|\/$/);
});
