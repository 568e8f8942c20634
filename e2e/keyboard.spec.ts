import type { Page } from '@playwright/test';
import { weekStartForInstant } from '#domain/calendar/calendar.ts';
import type { WeeklyGoal } from '#contract/weekly-goals/weekly-goals.ts';
import { newAccount } from '#testing/accounts.ts';
import { callApi } from '#testing/api.ts';
import { expect, test } from './support/fixtures.ts';
import { dialog, runningTimers } from './support/locators.ts';
import { tabTo } from './support/tab-to.ts';

const main = (page: Page) => page.getByRole('main');

async function pressButton(page: Page, name: string): Promise<void> {
  await tabTo(page, main(page).getByRole('button', { name, exact: true }).first());
  await page.keyboard.press('Enter');
}

async function goToPage(page: Page, key: string, path: string): Promise<void> {
  // Shortcuts work once the page has rendered.
  await expect(page.locator('#page-name')).toBeVisible();
  await page.keyboard.press('g');
  await page.keyboard.press(key);
  await expect(page).toHaveURL(path);
}

test('completes a first day by keyboard: sign-up, area, goal, timer, entry, plan, rating and logout', async ({
  page,
}) => {
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

  await goToPage(page, 'a', '/focus-areas');
  await pressButton(page, 'Add Focus Area');
  await expect(dialog(page).getByLabel('Name')).toBeFocused();
  await page.keyboard.type('Coding');
  await tabTo(page, dialog(page).getByRole('radio').first());
  await page.keyboard.press('Space');
  await tabTo(page, dialog(page).getByRole('button', { name: 'Add' }));
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeHidden();

  await goToPage(page, 'o', '/goals');
  await pressButton(page, 'Add Goal');
  await expect(dialog(page).getByLabel('Title')).toBeFocused();
  await page.keyboard.type('Learn Rust');
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeHidden();
  await expect(main(page)).toContainText('Learn Rust');

  await goToPage(page, 't', '/timers');
  await pressButton(page, 'Start Learn Rust');
  await expect(runningTimers(page)).toContainText('since');
  await pressButton(page, 'Stop Learn Rust');
  await expect(main(page)).toContainText('Nothing is running.');

  await goToPage(page, 'e', '/time-entries');
  await pressButton(page, 'Add Entry');
  await tabTo(page, dialog(page).getByRole('button', { name: 'Add' }));
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeHidden();
  await expect(main(page).getByRole('listitem').filter({ hasText: 'Learn Rust' })).toHaveCount(2);

  await goToPage(page, 'p', '/planner');
  await tabTo(page, page.getByLabel('Coding: hours'));
  await page.keyboard.type('7');
  await pressButton(page, 'Save Coding');
  await expect
    .poll(async () => {
      const path = `/api/weekly-goals?weekStart=${weekStartForInstant(Date.now(), 'UTC')}`;
      return (await callApi<WeeklyGoal[]>(page.request, 'GET', path)).map(({ goalMin }) => goalMin);
    })
    .toEqual([7 * 60]);

  await goToPage(page, 'd', '/dashboard');
  await expect(page.getByRole('meter').first()).toBeVisible();
  await tabTo(page, page.getByRole('button', { name: 'Logout' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/login|\/$/);
});
