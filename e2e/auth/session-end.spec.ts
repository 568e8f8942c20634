import type { Page } from '@playwright/test';
import { logOut } from '#testing/accounts.ts';
import { expect, test, waitForApp } from '../support/fixtures.ts';
import { submitLogin } from '../support/submit-login.ts';

const expiredLoginUrl = /\/login\?(?=.*expired=true)(?=.*return=%2F)/;

/** Waits for the network to settle, so that no request in flight notices the end of the session first, and for the app. */
async function openAndSettle(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'networkidle' });
  await waitForApp(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

test('logs out, clears the storage and shows the login page, even after going back (SE-09)', async ({
  signedInPage: page,
  member,
}) => {
  await openAndSettle(page, '/dashboard');
  await page.evaluate(() => sessionStorage.setItem('token', 'here'));
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
  await expect(page.getByText(member.email)).toBeHidden();
  expect(await page.evaluate(() => [sessionStorage.getItem('token'), sessionStorage.getItem('csrfToken')])).toEqual([
    null,
    null,
  ]);
  expect((await page.request.get('/api/auth/me')).status()).toBe(401);
  await page.goBack();
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
  await expect(page.getByText(member.email)).toBeHidden();
});

test('restores a page from the back/forward cache while the session is valid', async ({ signedInPage: page }) => {
  await openAndSettle(page, '/dashboard');
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveURL('/dashboard');
});

test('hides a page from the back/forward cache until its session is verified (SE-09)', async ({
  signedInPage: page,
  member,
}) => {
  await openAndSettle(page, '/dashboard');
  await logOut(page.request);
  const visibility = await page.evaluate(() => {
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    return getComputedStyle(document.body).visibility;
  });
  expect(visibility).toBe('hidden');
  await expect(page).toHaveURL(expiredLoginUrl);
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
  await expect(page.getByText(member.email)).toBeHidden();
});

test('redirects to the login page on the next navigation after a logout in another tab (SE-09)', async ({
  signedInPage,
  member,
}) => {
  const other = await signedInPage.context().newPage();
  await openAndSettle(signedInPage, '/dashboard');
  await openAndSettle(other, '/dashboard');
  await signedInPage.getByRole('button', { name: 'Logout' }).click();
  await expect(signedInPage).toHaveURL('/login');
  await other.keyboard.press('g');
  await other.keyboard.press('h');
  await expect(other).toHaveURL(/\/login\?(?=.*expired=true)(?=.*return=%2Fhelp)/);
  await expect(other.getByRole('status')).toHaveText('Your session has expired. Please log in again.');
  await expect(other.getByText(member.email)).toBeHidden();
});

test('notices the end of the session when the tab becomes visible', async ({ signedInPage: page }) => {
  await openAndSettle(page, '/dashboard');
  await logOut(page.request);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await expect(page).toHaveURL(expiredLoginUrl);
});

test('returns to the requested page when the user logs in again after the session has ended (CL-04)', async ({
  signedInPage: page,
  member,
}) => {
  await openAndSettle(page, '/faq');
  await logOut(page.request);
  await page.getByRole('link', { name: 'Help page' }).click();
  await expect(page).toHaveURL(expiredLoginUrl);
  await submitLogin(page, member);
  await expect(page).toHaveURL('/help');
});

test('says that the session has expired when a tab with a stale token loads', async ({ page }) => {
  await page.addInitScript(() => sessionStorage.setItem('token', 'left-over'));
  await page.goto('/help');
  await expect(page).toHaveURL(expiredLoginUrl);
});

test('reports a rejected CSRF token that cannot be renewed, and silently renews a stale one (CS-07)', async ({
  signedInPage: page,
}) => {
  const statuses: number[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('/api/auth/logout')) statuses.push(response.status());
  });
  const message = 'CSRF token missing. Please refresh and try again.';
  await page.route('**/api/auth/logout', (route) => route.fulfill({ status: 403, json: { message } }));
  await openAndSettle(page, '/dashboard');
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('alert')).toHaveText(/You are still logged in\. CSRF token missing/);
  // The server returned the same token, so the request is not retried.
  expect(statuses).toEqual([403]);

  await page.unroute('**/api/auth/logout');
  statuses.length = 0;
  await page.evaluate(() => sessionStorage.setItem('csrfToken', 'from-last-week'));
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/login');
  expect(statuses).toEqual([403, 204]);
});

for (const [state, corrupt] of [
  ['a malformed CSRF token', () => sessionStorage.setItem('csrfToken', '☃\n"{')],
  ['an empty CSRF token', () => sessionStorage.setItem('csrfToken', '')],
  ['malformed scroll positions', () => sessionStorage.setItem('tsr-scroll-restoration-v1_3', '{"')],
  [
    'an inaccessible session storage',
    () => {
      Object.defineProperty(window, 'sessionStorage', {
        configurable: true,
        get: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    },
  ],
] as const) {
  test(`logs in and out with ${state} (CL-03)`, async ({ page, member }) => {
    await page.addInitScript(corrupt);
    await page.goto('/login');
    await page.getByLabel('Email').fill(member.email);
    // Loading the page has stored a valid token, so corrupt the storage again.
    await page.evaluate(corrupt);
    await page.getByLabel('Password', { exact: true }).fill(member.password);
    await page.getByRole('button', { name: 'Log in' }).click();
    await expect(page).toHaveURL('/dashboard');
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL('/login');
  });
}

test("replaces one account's screen when another account logs in from another tab", async ({
  signedInPage: page,
  member,
}) => {
  await openAndSettle(page, '/dashboard');
  await expect(page.getByText(member.email)).toBeVisible();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.route('**/api/auth/me', async (route) => {
    const body = (await (await route.fetch()).json()) as { user: object };
    await route.fulfill({
      json: { user: { ...body.user, _id: '0197a000-0000-7000-8000-000000000000', email: 'second@example.com' } },
    });
  });
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await expect(page.getByText('second@example.com')).toBeVisible();
  await expect(page.getByText(member.email)).toBeHidden();
  // The first account's dialogs do not stay open for the second.
  await expect(page.getByRole('dialog')).toBeHidden();
});
