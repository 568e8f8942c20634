import type { Page } from '@playwright/test';
import { newAccount, signUp } from '../testing/accounts.ts';
import { expect, test } from './fixtures.ts';

async function fillIn(page: Page, { email, password, confirm = password }: Record<string, string>): Promise<void> {
  await page.getByLabel('Email').fill(email!);
  await page.getByLabel('Password', { exact: true }).fill(password!);
  await page.getByLabel('Confirm password', { exact: true }).fill(confirm!);
}

const submit = (page: Page) => page.getByRole('button', { name: 'Create account' }).click();

test('signing up leads to the dashboard and logs in', async ({ page }) => {
  const account = newAccount();
  await page.goto('/register');
  await expect(page).toHaveTitle('Create your account · Weekwise');
  await fillIn(page, { ...account });
  await submit(page);
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByText(account.email)).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('token'))).toBeTruthy();
  await page.reload();
  await expect(page.getByText(account.email)).toBeVisible();
});

test('the checklist follows the password as it is typed', async ({ page }) => {
  await page.goto('/register');
  const met = page
    .getByRole('list', { name: 'A strong password has' })
    .getByRole('listitem')
    .filter({ hasText: ': done' });
  await expect(met).toHaveCount(0);
  await page.getByLabel('Password', { exact: true }).fill('abc');
  await expect(met).toHaveText(['Lowercase letter: done']);
  await page.getByLabel('Password', { exact: true }).fill('Abcdefg1');
  await expect(met).toHaveCount(4);
});

test('before sending, only the form of the e-mail and the match are checked', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url()));
  await page.goto('/register');
  await fillIn(page, { email: 'not-an-address', password: 'a', confirm: 'b' });
  await submit(page);
  await expect(page.getByText('Invalid email format')).toBeVisible();
  await expect(page.getByText('Passwords do not match')).toBeVisible();
  await expect(page.getByLabel('Email')).toBeFocused();
  await expect(page.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true');
  expect(sent.filter((url) => url.endsWith('/signup'))).toEqual([]);
});

test('what the server refuses stands under its field', async ({ page }) => {
  await page.goto('/register');
  await fillIn(page, { email: newAccount().email, password: 'short' });
  await submit(page);
  await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(/at least 8 characters/);
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
});

test('an error that names no field of the form stands under the password', async ({ page }) => {
  await page.route('**/api/auth/signup', (route) =>
    route.fulfill({
      status: 422,
      json: { message: 'No.', errors: [{ field: 'body', param: 'body', msg: 'Not like this.' }] },
    }),
  );
  await page.goto('/register');
  await fillIn(page, { ...newAccount() });
  await submit(page);
  await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(/Not like this\./);
});

test('an address that is taken is told', async ({ page, member }) => {
  await page.goto('/register');
  await fillIn(page, { email: member.email.toUpperCase(), password: member.password });
  await submit(page);
  await expect(page.getByText('An account with this email already exists.')).toBeVisible();
});

test('whatever goes wrong is told, and the form stays usable', async ({ page }) => {
  await page.goto('/register');
  await fillIn(page, { ...newAccount() });
  for (const [answer, message] of [
    [{ status: 400, body: '' }, 'Registration failed'],
    ['lost', 'Server error. Please try again.'],
    [{ status: 201, json: {} }, 'Unexpected response. Try again.'],
    [
      { status: 429, headers: { 'Retry-After': '90' }, json: { message: 'Too many attempts.' } },
      'Too many attempts. You can try again in 2 minutes.',
    ],
  ] as const) {
    await page.route('**/api/auth/signup', (route) => (answer === 'lost' ? route.abort() : route.fulfill(answer)));
    await submit(page);
    await expect(page.getByRole('alert')).toHaveText(message);
    await page.unroute('**/api/auth/signup');
  }
  await submit(page);
  await expect(page).toHaveURL('/dashboard');
});

test('without an anti-forgery token the reason is told', async ({ page }) => {
  await page.route('**/api/csrf-token', (route) => route.fulfill({ status: 500, body: 'oops' }));
  await page.goto('/register');
  await fillIn(page, { ...newAccount() });
  await submit(page);
  await expect(page.getByRole('alert')).toHaveText('Security token could not be retrieved. Please refresh.');
});

test('a visitor with a session is sent on', async ({ page }) => {
  await signUp(page.request, newAccount());
  await page.goto('/register');
  await expect(page).toHaveURL('/categories');
});

test('a tab that remembers a token is sent on, and to the log-in page if that is long over', async ({ page }) => {
  await page.addInitScript(() => sessionStorage.setItem('token', 'left-over'));
  await page.goto('/register');
  await expect(page).toHaveURL(/\/login\?.*expired=true/);
});

test('a password can be looked at, also by keyboard', async ({ page }) => {
  await page.goto('/register');
  const password = page.getByLabel('Password', { exact: true });
  await password.fill('Abcdefg1');
  await expect(password).toHaveAttribute('type', 'password');
  await password.press('Tab');
  await page.keyboard.press('Enter');
  await expect(password).toHaveAttribute('type', 'text');
});

test('an account whose answer was lost is opened at the next try, not called taken', async ({ page }) => {
  const { email, password } = newAccount();
  await page.route(
    '**/api/auth/signup',
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await page.goto('/register');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('alert')).toHaveText('Server error. Please try again.');
  await expect(page.getByRole('alert')).toBeFocused();
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL('/dashboard');
});

test('a mismatch that is mended in the first field is no longer complained about', async ({ page }) => {
  await page.goto('/register');
  await page.getByLabel('Password', { exact: true }).fill('one');
  await page.getByLabel('Confirm password', { exact: true }).fill('two');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText('Passwords do not match')).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill('two');
  await expect(page.getByText('Passwords do not match')).toBeHidden();
});
