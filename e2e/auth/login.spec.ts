import type { Page } from '@playwright/test';
import type { Account } from '../testing/accounts.ts';
import { expect, test } from './fixtures.ts';

async function logInOn(page: Page, account: Account): Promise<void> {
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Log in' }).click();
}

test('requires a log-in for a protected page and then opens it', async ({ page, member }) => {
  await page.goto('/faq?from=mail#first');
  await expect(page).toHaveURL(/\/login\?return=/);
  await expect(page).toHaveTitle('Log in · Weekwise');
  await logInOn(page, member);
  await expect(page).toHaveURL('/faq?from=mail#first');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('FAQ');
});

test('opens the dashboard instead of a return location on another site', async ({ page, member }) => {
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).hostname));
  await page.goto('/login?return=//evil.example');
  await logInOn(page, member);
  await expect(page).toHaveURL('/dashboard');
  await expect(page).toHaveTitle('Dashboard · Weekwise');
  // A user with a session is redirected without the form.
  for (const elsewhere of [
    '//evil.example',
    '/\\evil.example',
    'https:evil.example',
    'https://evil.example/dashboard',
    'javascript:alert(1)',
    '/%2Fevil.example',
    '/\t/evil.example',
    '/.//evil.example',
  ]) {
    await page.goto(`/login?return=${encodeURIComponent(elsewhere)}`);
    await expect(page, elsewhere).toHaveURL('/dashboard');
  }
  expect([...hosts]).toEqual(['127.0.0.1']);
});
