import type { Page } from '@playwright/test';
import { logOut } from '../testing/accounts.ts';
import { expect, test } from './fixtures.ts';

const loggedOut = /\/login\?(?=.*expired=true)(?=.*return=%2F)/;

/** Waits for everything: what is still asked for would be told first that the session is over. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

test('logging out ends the session, clears the storage and leads to the log-in page, also from Back', async ({
  signedInPage: page,
  member,
}) => {
  await open(page, '/dashboard');
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

test('a page the browser had kept comes back if the session lives', async ({ signedInPage: page }) => {
  await open(page, '/dashboard');
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveURL('/dashboard');
});

test('a page the browser had kept is checked before it is shown again', async ({ signedInPage: page, member }) => {
  await open(page, '/dashboard');
  await logOut(page.request);
  const visibility = await page.evaluate(() => {
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    return getComputedStyle(document.body).visibility;
  });
  expect(visibility).toBe('hidden');
  await expect(page).toHaveURL(loggedOut);
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
  await expect(page.getByText(member.email)).toBeHidden();
});

test('after logging out in one tab, the next step in another leads to the log-in page', async ({
  signedInPage,
  member,
}) => {
  const other = await signedInPage.context().newPage();
  await open(signedInPage, '/dashboard');
  await open(other, '/dashboard');
  await signedInPage.getByRole('button', { name: 'Logout' }).click();
  await expect(signedInPage).toHaveURL('/login');
  await other.keyboard.press('g');
  await other.keyboard.press('h');
  await expect(other).toHaveURL(/\/login\?(?=.*expired=true)(?=.*return=%2Fhelp)/);
  await expect(other.getByRole('status')).toHaveText('Your session has expired. Please log in again.');
  await expect(other.getByText(member.email)).toBeHidden();
});

test('coming back to a tab is enough to find out', async ({ signedInPage: page }) => {
  await open(page, '/dashboard');
  await logOut(page.request);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await expect(page).toHaveURL(loggedOut);
});

test('a session that ends in the middle leads back to the place after logging in', async ({
  signedInPage: page,
  member,
}) => {
  await open(page, '/faq');
  await logOut(page.request);
  await page.getByRole('link', { name: 'Help page' }).click();
  await expect(page).toHaveURL(loggedOut);
  await page.getByLabel('Email').fill(member.email);
  await page.getByLabel('Password', { exact: true }).fill(member.password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL('/help');
});

test('a tab that remembers a session says on loading that it is over', async ({ page }) => {
  await page.addInitScript(() => sessionStorage.setItem('token', 'left-over'));
  await page.goto('/help');
  await expect(page).toHaveURL(loggedOut);
});

test('an anti-forgery token that stays refused is reported once, a stale one is renewed without the user noticing', async ({
  signedInPage: page,
}) => {
  const statuses: number[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('/api/auth/logout')) statuses.push(response.status());
  });
  const message = 'CSRF token missing. Please refresh and try again.';
  await page.route('**/api/auth/logout', (route) => route.fulfill({ status: 403, json: { message } }));
  await open(page, '/dashboard');
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('alert')).toHaveText(/You are still logged in\. CSRF token missing/);
  // The server gave the same token again, so sending it once more would change nothing.
  expect(statuses).toEqual([403]);

  await page.unroute('**/api/auth/logout');
  statuses.length = 0;
  await page.evaluate(() => sessionStorage.setItem('csrfToken', 'from-last-week'));
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/login');
  expect(statuses).toEqual([403, 204]);
});

for (const [what, spoil] of [
  ['rubbish', () => sessionStorage.setItem('csrfToken', '☃\n"{')],
  ['an empty token', () => sessionStorage.setItem('csrfToken', '')],
  ['rubbish for scroll positions', () => sessionStorage.setItem('tsr-scroll-restoration-v1_3', '{"')],
  [
    'no storage at all',
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
  test(`a tab with ${what} in its session storage works`, async ({ page, member }) => {
    await page.addInitScript(spoil);
    await page.goto('/login');
    await page.getByLabel('Email').fill(member.email);
    // Once more: on its way here the tab has been given a good one.
    await page.evaluate(spoil);
    await page.getByLabel('Password', { exact: true }).fill(member.password);
    await page.getByRole('button', { name: 'Log in' }).click();
    await expect(page).toHaveURL('/dashboard');
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL('/login');
  });
}

test('another account in another tab does not leave the first one on the screen', async ({
  signedInPage: page,
  member,
}) => {
  await open(page, '/dashboard');
  await expect(page.getByText(member.email)).toBeVisible();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.route('**/api/auth/me', async (route) => {
    const answer = (await (await route.fetch()).json()) as { user: object };
    await route.fulfill({
      json: { user: { ...answer.user, _id: '0197a000-0000-7000-8000-000000000000', email: 'second@example.com' } },
    });
  });
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await expect(page.getByText('second@example.com')).toBeVisible();
  await expect(page.getByText(member.email)).toBeHidden();
  // Nothing that was open for the first, or typed into it, is there for the second.
  await expect(page.getByRole('dialog')).toBeHidden();
});
