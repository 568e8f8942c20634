import type { Page } from '@playwright/test';
import { addDays, weekStartForInstant } from '#domain/calendar/calendar.ts';
import { logOut, newAccount, signUp } from '#testing/accounts.ts';
import { createArea } from '#testing/seed.ts';
import { expect, test } from './support/fixtures.ts';
import { submitLogin } from './support/submit-login.ts';

const nextWeek = () => addDays(weekStartForInstant(Date.now(), 'UTC'), 7);

const row = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3, name, exact: true }) });
const hoursSelect = (page: Page, name: string) => page.getByLabel(`${name}: hours`);
const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name });
const leaveDialog = (page: Page) => page.getByRole('dialog', { name: 'Leave without saving?' });

async function expectSaved(page: Page, name: string): Promise<void> {
  await expect(row(page, name)).not.toContainText(/Unsaved|Saving|Error/);
}

test('asks before a link, Back or closing the tab discards unsaved rows, but not once they are saved', async ({
  freshPage: page,
}) => {
  await createArea(page.request, { name: 'Coding' });
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Weekly Planner' }).click();
  await hoursSelect(page, 'Coding').selectOption('2');
  await page.getByRole('link', { name: 'Goals', exact: true }).click();
  await leaveDialog(page).getByRole('button', { name: 'Stay' }).click();
  await page.goBack();
  await leaveDialog(page).getByRole('button', { name: 'Stay' }).click();
  await expect(page).toHaveURL(/\/planner/);
  await expect(hoursSelect(page, 'Coding')).toHaveValue('2');

  let dialogType = '';
  page.once('dialog', async (dialog) => {
    dialogType = dialog.type();
    await dialog.dismiss();
  });
  await page.close({ runBeforeUnload: true });
  await expect.poll(() => dialogType).toBe('beforeunload');

  await button(page, 'Next week').click();
  await leaveDialog(page).getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL(`/planner?week=${nextWeek()}`);
  await expect(hoursSelect(page, 'Coding')).toHaveValue('1');
  await hoursSelect(page, 'Coding').selectOption('4');
  await button(page, 'Save Coding').click();
  await expectSaved(page, 'Coding');
  await button(page, 'Back to Current Week').click();
  await expect(hoursSelect(page, 'Coding')).toHaveValue('1');
  await page.getByRole('link', { name: 'Goals', exact: true }).click();
  await expect(page).toHaveURL('/goals');
  await page.goBack();
  await expect(hoursSelect(page, 'Coding')).toHaveValue('1');
});

test('restores unsaved rows when the user logs in again after the session has ended (CL-04)', async ({ page }) => {
  const account = newAccount();
  await signUp(page.request, account);
  await createArea(page.request, { name: 'Coding' });
  await page.goto('/planner');
  await hoursSelect(page, 'Coding').selectOption('7');
  await logOut(page.request);
  // The app checks the session when the tab becomes visible.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await expect(page).toHaveURL(/\/login\?(?=.*expired=true)/);
  await submitLogin(page, account);
  await expect(page).toHaveURL(/\/planner/);
  await expect(hoursSelect(page, 'Coding')).toHaveValue('7');
  await expect(page.getByText('You were logged out. Your unsaved changes are still here.')).toBeVisible();
  await button(page, 'Save Coding').click();
  await expectSaved(page, 'Coding');
});
