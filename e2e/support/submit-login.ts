import type { Page } from '@playwright/test';
import type { Account } from '#testing/accounts.ts';

/** Fills in and submits the login form. */
export async function submitLogin(page: Page, { email, password }: Account): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
}
