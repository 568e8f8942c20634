import type { Page } from '@playwright/test';
import { type Account, newAccount } from '../testing/accounts.ts';
import { expect, test } from './fixtures.ts';

const password = (page: Page) => page.getByLabel('Password', { exact: true });

async function logInOn(page: Page, account: Account): Promise<void> {
  await page.getByLabel('Email').fill(account.email);
  await password(page).fill(account.password);
  await page.getByRole('button', { name: 'Log in' }).click();
}

test('logging in leads to the dashboard', async ({ page, member }) => {
  await page.goto('/login');
  await expect(page).toHaveTitle('Log in · Weekwise');
  await logInOn(page, member);
  await expect(page).toHaveURL('/dashboard');
  await expect(page).toHaveTitle('Dashboard · Weekwise');
});

test('a guarded page asks to log in first and is then shown', async ({ page, member }) => {
  await page.goto('/faq?from=mail#first');
  await expect(page).toHaveURL(/\/login\?return=/);
  await logInOn(page, member);
  await expect(page).toHaveURL('/faq?from=mail#first');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('FAQ');
});

test('the way back survives a detour over the other form', async ({ page, member }) => {
  await page.goto('/help');
  await page.getByRole('link', { name: 'Create your account' }).click();
  await expect(page).toHaveURL(/\/register\?return=%2Fhelp/);
  await page.getByRole('link', { name: 'Log in' }).click();
  await logInOn(page, member);
  await expect(page).toHaveURL('/help');
});

test('a way back to anywhere else is not followed', async ({ page, member }) => {
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).hostname));
  await page.goto('/login?return=//evil.example');
  await logInOn(page, member);
  await expect(page).toHaveURL('/dashboard');
  // The same for whoever is logged in already.
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

test('who has a session is sent on at once', async ({ signedInPage: page }) => {
  await page.goto('/login?return=/help');
  await expect(page).toHaveURL('/help');
});

test('an expired session is told calmly', async ({ page }) => {
  await page.goto('/login?expired=true');
  await expect(page.getByRole('status')).toHaveText('Your session has expired. Please log in again.');
  await page.goto('/login');
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
  await expect(page.getByText('Your session has expired')).toBeHidden();
});

test('both fields are required', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Invalid email format');
  await expect(password(page)).toHaveAccessibleDescription('Password is required.');
  await expect(page.getByLabel('Email')).toBeFocused();
  await page.getByLabel('Email').fill('a');
  await expect(page.getByText('Invalid email format')).toBeHidden();
});

test('a wrong password and an unknown address read the same', async ({ page, member }) => {
  await page.goto('/login');
  for (const wrong of [{ ...member, password: 'not the right one' }, newAccount()]) {
    await logInOn(page, wrong);
    await expect(password(page)).toHaveAccessibleDescription('Email or password is incorrect.');
    await expect(password(page)).toBeFocused();
    await expect(page).toHaveURL('/login');
  }
});

test('whatever goes wrong is told, and the form stays usable', async ({ page, member }) => {
  await page.goto('/login');
  for (const [answer, message] of [
    [{ status: 500, body: '<html>' }, 'Login failed.'],
    ['lost', 'Server error. Please try again.'],
    [{ status: 200, body: '<html>hello</html>' }, 'Unexpected response. Try again.'],
    [{ status: 401, json: { message: 'Sorry.' } }, 'Sorry.'],
    [
      { status: 429, headers: { 'Retry-After': '90' }, json: { message: 'Too many attempts.' } },
      'Too many attempts. You can try again in 2 minutes.',
    ],
  ] as const) {
    await page.route('**/api/auth/login', (route) => (answer === 'lost' ? route.abort() : route.fulfill(answer)));
    await logInOn(page, member);
    await expect(page.getByRole('alert')).toHaveText(message);
    await page.unroute('**/api/auth/login');
  }
  await logInOn(page, member);
  await expect(page).toHaveURL('/dashboard');
});
