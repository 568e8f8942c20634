import { newAccount } from '#testing/accounts.ts';
import { expect, test } from '../support/fixtures.ts';

test('signs up, opens the dashboard and stays logged in after a reload', async ({ page }) => {
  const account = newAccount();
  await page.goto('/register');
  await expect(page).toHaveTitle('Create your account · Weekwise');
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByLabel('Confirm password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByText(account.email)).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('token'))).toBeTruthy();
  await page.reload();
  await expect(page.getByText(account.email)).toBeVisible();
});
