import type { APIRequestContext, BrowserContext, Page } from '@playwright/test';
import { type Account, logIn, newAccount, signUp } from '#testing/accounts.ts';
import { expect, test as base } from './support/fixtures.ts';
import { submitLogin } from './support/submit-login.ts';

interface SettingsFixtures {
  readonly account: Account;
  /** Logs the same user in from another browser. */
  readonly anotherBrowser: () => Promise<BrowserContext>;
}

const test = base.extend<SettingsFixtures>({
  account: async ({ page }, provide) => {
    const account = newAccount();
    await signUp(page.request, account);
    await provide(account);
  },
  anotherBrowser: async ({ browser, account, baseURL }, provide) => {
    const contexts: BrowserContext[] = [];
    await provide(async () => {
      const context = await browser.newContext({
        baseURL: baseURL!,
        userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
      });
      contexts.push(context);
      await logIn(context.request, account);
      return context;
    });
    for (const context of contexts) await context.close();
  },
});

async function isLoggedIn({ request }: { readonly request: APIRequestContext }): Promise<boolean> {
  return (await request.get('/api/auth/me')).ok();
}

const toast = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });

test('ends sessions in other browsers one by one, all at once, and after a password change (SE-06)', async ({
  page,
  account,
  anotherBrowser,
}) => {
  const first = await anotherBrowser();
  await page.goto('/settings');
  const sessions = page.getByRole('region', { name: 'Active sessions' }).getByRole('listitem');
  const firefox = sessions.filter({ hasText: 'Firefox on Linux' });
  await expect(sessions.filter({ hasText: 'This browser' })).toHaveCount(1);
  await firefox.getByRole('button', { name: /^Log out Firefox on Linux/ }).click();
  await expect(toast(page, 'You have been logged out of Firefox on Linux.')).toBeVisible();
  await expect(firefox).toBeHidden();
  expect([await isLoggedIn(page), await isLoggedIn(first)]).toEqual([true, false]);

  const others = [await anotherBrowser(), await anotherBrowser()];
  await page.reload();
  await page.getByRole('button', { name: 'Log out everywhere else' }).click();
  const question = page.getByRole('dialog', { name: 'Log out everywhere else?' });
  await expect(question).toContainText('You will have to log in again in 2 other browsers.');
  await question.getByRole('button', { name: 'Log out everywhere else' }).click();
  await expect(toast(page, 'You have been logged out everywhere else.')).toBeVisible();
  expect(await Promise.all([page, ...others].map(isLoggedIn))).toEqual([true, false, false]);

  const last = await anotherBrowser();
  const newPassword = 'A better horse 8';
  await page.getByRole('button', { name: 'Change password' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change password' });
  await dialog.getByLabel('Current password', { exact: true }).fill('wrong');
  await dialog.getByLabel('New password', { exact: true }).fill(newPassword);
  await dialog.getByLabel('Confirm new password', { exact: true }).fill(newPassword);
  await dialog.getByRole('button', { name: 'Change password' }).click();
  await expect(dialog.getByText('The current password is incorrect.')).toBeVisible();
  expect(await isLoggedIn(last)).toBe(true);
  await dialog.getByLabel('Current password', { exact: true }).fill(account.password);
  await dialog.getByRole('button', { name: 'Change password' }).click();
  await expect(toast(page, 'Your password was changed. You have been logged out everywhere else.')).toBeVisible();
  expect([await isLoggedIn(page), await isLoggedIn(last)]).toEqual([true, false]);
  await logIn(last.request, { ...account, password: newPassword });
  expect(await page.evaluate(() => JSON.stringify([sessionStorage, localStorage]))).not.toContain('horse');
});

test('deletes the account, its sessions and everything stored in the browser (AN-07)', async ({
  page,
  account,
  anotherBrowser,
}) => {
  const other = await anotherBrowser();
  await page.goto('/settings');
  await page.evaluate(() => (document.cookie = 'weekwise-timers-sort="name"; path=/'));
  await page.getByRole('button', { name: 'Delete account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await dialog.getByLabel('I have exported what I want to keep').check();
  await dialog.getByLabel('Current password', { exact: true }).fill(account.password);
  await dialog.getByRole('button', { name: 'Delete for good' }).dblclick();
  const notice = page.getByText('Your account and everything in it were deleted.');
  await expect(notice).toBeInViewport();
  await expect(notice).toBeFocused();
  await expect(page).toHaveURL('/');
  // The router stores the scroll position of every page.
  const remainingKeys = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  expect(remainingKeys.filter((key) => !key.startsWith('tsr-scroll'))).toEqual([]);
  expect(await page.evaluate(() => document.cookie)).toBe('');
  expect([await isLoggedIn(page), await isLoggedIn(other)]).toEqual([false, false]);
  await page.goto('/login');
  await submitLogin(page, account);
  await expect(page.getByText('Email or password is incorrect.')).toBeVisible();
});
