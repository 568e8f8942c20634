import type { Page } from '@playwright/test';
import { addDays, weekOf } from '#domain/calendar.ts';
import { logOut, newAccount, signUp } from '../testing/accounts.ts';
import { makeArea } from '../testing/seed.ts';
import { expect, test } from './fixtures.ts';

const nextWeek = () => addDays(weekOf(Date.now(), 'UTC'), 7);

const row = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3, name, exact: true }) });
const hours = (page: Page, name: string) => page.getByLabel(`${name}: hours`);
const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name });
const question = (page: Page) => page.getByRole('dialog', { name: 'Leave without saving?' });

async function expectSaved(page: Page, name: string): Promise<void> {
  await expect(row(page, name)).not.toContainText(/Unsaved|Saving|Error/);
}

test('asks before unsaved rows are lost by a link, Back or closing the tab, but not once they are saved', async ({
  freshPage: page,
}) => {
  await makeArea(page.request, { name: 'Coding' });
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Weekly Planner' }).click();
  await hours(page, 'Coding').selectOption('2');
  await page.getByRole('link', { name: 'Goals', exact: true }).click();
  await question(page).getByRole('button', { name: 'Stay' }).click();
  await page.goBack();
  await question(page).getByRole('button', { name: 'Stay' }).click();
  await expect(page).toHaveURL(/\/planner/);
  await expect(hours(page, 'Coding')).toHaveValue('2');

  let asked = '';
  page.once('dialog', async (dialog) => {
    asked = dialog.type();
    await dialog.dismiss();
  });
  await page.close({ runBeforeUnload: true });
  await expect.poll(() => asked).toBe('beforeunload');

  await button(page, 'Next week').click();
  await question(page).getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL(`/planner?week=${nextWeek()}`);
  await expect(hours(page, 'Coding')).toHaveValue('1');
  await hours(page, 'Coding').selectOption('4');
  await button(page, 'Save Coding').click();
  await expectSaved(page, 'Coding');
  await button(page, 'Back to Current Week').click();
  await expect(hours(page, 'Coding')).toHaveValue('1');
  await page.getByRole('link', { name: 'Goals', exact: true }).click();
  await expect(page).toHaveURL('/goals');
  await page.goBack();
  await expect(hours(page, 'Coding')).toHaveValue('1');
});

test('restores unsaved rows after the session ended and the user logged in again', async ({ page }) => {
  const account = newAccount();
  await signUp(page.request, account);
  await makeArea(page.request, { name: 'Coding' });
  await page.goto('/planner');
  await hours(page, 'Coding').selectOption('7');
  await logOut(page.request);
  // Returning to the tab is enough to notice, even if nothing else has asked the server since.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await expect(page).toHaveURL(/\/login\?(?=.*expired=true)/);
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL(/\/planner/);
  await expect(hours(page, 'Coding')).toHaveValue('7');
  await expect(page.getByText('You were logged out. Your unsaved changes are still here.')).toBeVisible();
  await button(page, 'Save Coding').click();
  await expectSaved(page, 'Coding');
});
