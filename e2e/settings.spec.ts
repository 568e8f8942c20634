import type { APIRequestContext, Browser, BrowserContext, Page } from '@playwright/test';
import type { User } from '#contract/auth.ts';
import { type Account, logIn, newAccount, signUp } from '../testing/accounts.ts';
import { send } from '../testing/api.ts';
import { expect, test as base } from './fixtures.ts';
import { setServerClock } from './server-clock.ts';

interface SettingsFixtures {
  readonly account: Account;
  /** Another browser in which the same user is logged in. */
  readonly other: BrowserContext;
}

const test = base.extend<SettingsFixtures>({
  account: async ({ page }, provide) => {
    const account = newAccount();
    await signUp(page.request, account);
    await provide(account);
  },
  other: async ({ browser, account, baseURL }, provide) => {
    const other = await anotherBrowser(browser, account, baseURL!);
    await provide(other);
    await other.close();
  },
});

async function anotherBrowser(browser: Browser, account: Account, baseURL: string): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL,
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
  });
  await logIn(context.request, account);
  return context;
}

async function isIn(request: APIRequestContext): Promise<boolean> {
  return (await request.get('/api/auth/me')).ok();
}

async function zoneOf(request: APIRequestContext): Promise<string> {
  return ((await (await request.get('/api/auth/me')).json()) as { user: User }).user.timeZone;
}

/** Waits for everything: a busy machine takes longer for a page than for what happens on it. */
async function open(page: Page): Promise<void> {
  await page.goto('/settings', { waitUntil: 'networkidle' });
}

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const toast = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });

test('the page is found from the sidebar, and each part of it by its own address', async ({ page, account }) => {
  await page.goto('/timers');
  await page.getByRole('link', { name: 'Settings' }).click();
  await expect(page).toHaveURL('/settings');
  await expect(page).toHaveTitle('Settings · Weekwise');
  await expect(section(page, 'Account')).toContainText(account.email);
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    'Account',
    'Time zone and week',
    'Appearance',
    'Open sessions',
    'Your data',
    'Sample data',
    'Delete account',
  ]);
  await page.goto('/settings#import');
  await expect(page.getByText('Choose a file, or drop it here')).toBeInViewport();
});

test('the email changes with the password, and other browsers are logged out', async ({ page, account, other }) => {
  const taken = newAccount();
  await signUp(other.request, taken);
  await logIn(other.request, account);
  await open(page);
  await page.getByRole('button', { name: 'Change email' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change email' });
  const email = dialog.getByLabel('New email');
  const password = dialog.getByLabel('Current password', { exact: true });
  const submit = dialog.getByRole('button', { name: 'Change email' });

  await expect(email).toBeFocused();
  await submit.click();
  await expect(email).toHaveAccessibleDescription(/Please enter a valid email/);
  await expect(password).toHaveAccessibleDescription('Please enter your current password.');

  await email.fill(taken.email);
  await password.fill('not the right one');
  await submit.click();
  await expect(password).toHaveAccessibleDescription('The current password is not right.');
  await password.fill(account.password);
  await submit.click();
  await expect(email).toHaveAccessibleDescription(/An account with this email already exists/);
  expect(await isIn(other.request)).toBe(true);

  const next = newAccount();
  await email.fill(next.email);
  await submit.dblclick();
  await expect(toast(page, `${next.email} is your email now. Your other browsers were logged out.`)).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(section(page, 'Account')).toContainText(next.email);
  expect(await isIn(page.request)).toBe(true);
  expect(await isIn(other.request)).toBe(false);
  await logIn(other.request, { ...account, email: next.email });
});

test('the password changes with the old one, and other browsers are logged out', async ({ page, account, other }) => {
  await open(page);
  await page.getByRole('button', { name: 'Change password' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change password' });
  const current = dialog.getByLabel('Current password', { exact: true });
  const next = dialog.getByLabel('New password', { exact: true });
  const confirm = dialog.getByLabel('Confirm new password', { exact: true });
  const submit = dialog.getByRole('button', { name: 'Change password' });

  await expect(current).toBeFocused();
  const frame = current.locator('..');
  await expect(frame).toHaveCSS('outline-style', 'solid');
  await next.fill('Abcdefg1');
  await expect(dialog.getByRole('listitem').filter({ hasText: 'Number' })).toHaveText('Number: done');
  await submit.click();
  await expect(current).toHaveAccessibleDescription('Please enter your current password.');
  await expect(confirm).toHaveAccessibleDescription('Passwords do not match');
  await current.focus();
  await expect(frame).toHaveCSS('outline-style', 'solid');

  await current.fill(account.password);
  await next.fill('Password1');
  await confirm.fill('Password1');
  await submit.click();
  await expect(next).toHaveAttribute('aria-invalid', 'true');
  await next.fill('A better horse 8');
  await confirm.fill('A better horse 8');
  await current.fill('wrong');
  await submit.click();
  await expect(current).toHaveAccessibleDescription('The current password is not right.');
  expect(await isIn(other.request)).toBe(true);

  await current.fill(account.password);
  await submit.click();
  await expect(toast(page, 'Your password was changed. Your other browsers were logged out.')).toBeVisible();
  expect(await isIn(page.request)).toBe(true);
  expect(await isIn(other.request)).toBe(false);
  await logIn(other.request, { ...account, password: 'A better horse 8' });
  expect(await page.evaluate(() => JSON.stringify([sessionStorage, localStorage]))).not.toContain('horse');
});

test("the browser's time zone is adopted with one click, and given back with another", async ({ freshPage: page }) => {
  await open(page);
  const zone = section(page, 'Time zone and week');
  await expect(zone).toContainText('Your browser says Europe/Berlin, but your days and weeks follow UTC.');
  await zone.getByRole('button', { name: 'Use Europe/Berlin' }).dblclick();
  await expect(toast(page, 'Your days and weeks follow Europe/Berlin now.')).toBeVisible();
  await expect(zone.getByText('This week in Europe/Berlin')).toBeVisible();
  await expect(zone.getByText('Your browser says')).toBeHidden();
  expect(await zoneOf(page.request)).toBe('Europe/Berlin');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(zone.getByText('This week in UTC')).toBeVisible();
  expect(await zoneOf(page.request)).toBe('UTC');
});

test('a time zone is searched for and looked at before it is chosen, by keyboard alone', async ({
  freshPage: page,
}) => {
  await setServerClock(page, '2026-11-15T21:30:00Z');
  await open(page);
  const zone = section(page, 'Time zone and week');
  await expect(zone.getByRole('listitem').filter({ hasText: 'Today' })).toContainText('15');
  await zone.getByRole('button', { name: 'Change time zone' }).focus();
  await page.keyboard.press('Enter');
  await expect(zone.getByLabel('Search time zones')).toBeFocused();
  await page.keyboard.type('nowhere');
  await expect(zone.getByText('No zone is called that.')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.type('toky');
  await expect(zone.getByRole('radio')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(zone.getByText('This week in Asia/Tokyo')).toBeVisible();
  await expect(zone.getByText('It is already Monday there, so a new week has begun.')).toBeVisible();
  await expect(zone).toContainText('This week goes from Monday 16 November, 00:00 to Sunday 22 November, 24:00.');
  await expect(zone.getByRole('listitem').filter({ hasText: 'Today' })).toContainText('16');
  expect(await zoneOf(page.request)).toBe('UTC');
  await zone.getByRole('button', { name: 'Use Asia/Tokyo' }).press('Enter');
  await expect(toast(page, 'Your days and weeks follow Asia/Tokyo now.')).toBeVisible();
  await expect(zone.getByLabel('Search time zones')).toBeHidden();
  expect(await zoneOf(page.request)).toBe('Asia/Tokyo');
});

test('a zone that was only looked at changes nothing, and one that is not saved is told', async ({
  freshPage: page,
}) => {
  await open(page);
  const zone = section(page, 'Time zone and week');
  await zone.getByRole('button', { name: 'Change time zone' }).click();
  await zone.getByLabel('Search time zones').fill('kathmandu');
  await zone.getByRole('radio').check();
  await zone.getByRole('button', { name: 'Keep UTC' }).click();
  await expect(zone.getByText('This week in UTC')).toBeVisible();

  await page.route('**/api/account/time-zone', (route) => route.fulfill({ status: 500, json: {} }));
  await zone.getByRole('button', { name: 'Use Europe/Berlin' }).click();
  await expect(page.getByRole('alert')).toContainText('The time zone was not changed.');
  await expect(zone.getByText('This week in UTC')).toBeVisible();
  expect(await zoneOf(page.request)).toBe('UTC');
});

test('the appearance is the one of the menu in the header', async ({ freshPage: page }) => {
  await open(page);
  const scheme = () => page.evaluate(() => document.documentElement.dataset['mantineColorScheme']);
  await page.getByRole('radio', { name: 'Dark' }).check();
  expect(await scheme()).toBe('dark');
  await page.getByRole('button', { name: 'Appearance' }).click();
  await expect(page.getByRole('menuitemradio', { name: 'Dark' })).toHaveAttribute('aria-checked', 'true');
  await page.getByRole('menuitemradio', { name: 'Light' }).click();
  await expect(page.getByRole('radio', { name: 'Light' })).toBeChecked();
  expect(await scheme()).toBe('light');
});

test('open sessions are listed, and each other one can be ended', async ({ page, other }) => {
  await open(page);
  const sessions = section(page, 'Open sessions').getByRole('listitem');
  const firefox = sessions.filter({ hasText: 'Firefox on Linux' });
  await expect(sessions.filter({ hasText: 'This browser' })).toHaveCount(1);
  await expect(sessions.filter({ hasText: 'This browser' }).getByRole('button')).toHaveCount(0);
  let calls = 0;
  page.on('request', (request) => (calls += request.method() === 'DELETE' ? 1 : 0));
  await firefox.getByRole('button', { name: /^Log out Firefox on Linux/ }).dblclick();
  await expect(toast(page, 'Firefox on Linux was logged out.')).toBeVisible();
  await expect(firefox).toBeHidden();
  expect(calls).toBe(1);
  expect(await isIn(other.request)).toBe(false);
  expect(await isIn(page.request)).toBe(true);
});

test('all others are ended at once, after a question', async ({ page, account, other, browser, baseURL }) => {
  const third = await anotherBrowser(browser, account, baseURL!);
  await open(page);
  await page.getByRole('button', { name: 'Log out everywhere else' }).click();
  const dialog = page.getByRole('dialog', { name: 'Log out everywhere else?' });
  await expect(dialog).toContainText('2 other browsers will have to log in again.');
  await dialog.getByRole('button', { name: 'Log out everywhere else' }).click();
  await expect(toast(page, 'Every other browser was logged out.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Log out everywhere else' })).toBeHidden();
  expect(await Promise.all([page, other, third].map(({ request }) => isIn(request)))).toEqual([true, false, false]);
  await third.close();
});

test('what cannot be loaded or done is told, and can be tried again', async ({ page, other }) => {
  await page.route('**/api/account/sessions', (route) => route.fulfill({ status: 500, body: '<html>' }));
  await open(page);
  const sessions = section(page, 'Open sessions');
  await expect(sessions.getByRole('alert')).toContainText('The open sessions could not be loaded.');
  await page.unroute('**/api/account/sessions');
  await sessions.getByRole('button', { name: 'Retry' }).click();
  await expect(sessions.getByRole('listitem')).toHaveCount(2);
  await page.route('**/api/account/sessions/*', (route) => route.abort());
  await sessions.getByRole('button', { name: /^Log out Firefox/ }).click();
  await expect(page.getByRole('alert')).toContainText('Server error. Please try again.');
  await expect(sessions.getByRole('listitem')).toHaveCount(2);
  expect(await isIn(other.request)).toBe(true);
});

test('an account is deleted with its password, and nothing of it is left', async ({ page, account, other }) => {
  await open(page);
  await page.evaluate(() => localStorage.setItem('weekwise-timers-sort', '{"by":"name"}'));
  await page.getByRole('button', { name: 'Delete account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await expect(dialog).toContainText(account.email);
  const submit = dialog.getByRole('button', { name: 'Delete for good' });
  const password = dialog.getByLabel('Current password', { exact: true });
  const exported = dialog.getByLabel('I have exported what I want to keep');
  await submit.click();
  await expect(exported).toHaveAccessibleDescription('Please tick this first: there is no way back.');
  await expect(exported).toBeFocused();
  await exported.check();
  await password.fill('wrong');
  await submit.click();
  await expect(password).toHaveAccessibleDescription('The current password is not right.');
  await page.route('**/api/account/delete', (route) => route.abort());
  await password.fill(account.password);
  await submit.click();
  await expect(dialog.getByRole('alert')).toHaveText('Server error. Please try again.');
  expect(await isIn(page.request)).toBe(true);
  await page.unroute('**/api/account/delete');
  await submit.dblclick();
  await expect(page).toHaveURL('/');
  // The router notes how far a page was scrolled, whatever page it was.
  const left = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  expect(left.filter((key) => !key.startsWith('tsr-scroll'))).toEqual([]);
  expect(await isIn(page.request)).toBe(false);
  expect(await isIn(other.request)).toBe(false);
  await page.goto('/login');
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByText('Email or password is incorrect.')).toBeVisible();
});

test('sample data comes into an empty account and leaves it empty again', async ({ freshPage: page }) => {
  await open(page);
  const sample = section(page, 'Sample data');
  let calls = 0;
  page.on(
    'request',
    (request) => (calls += request.url().endsWith('/sample-data') && request.method() === 'POST' ? 1 : 0),
  );
  await page.route('**/api/sample-data', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.fallback(),
  );
  await sample.getByRole('button', { name: 'Try it with sample data' }).click();
  const failure = page.getByRole('alert').filter({ hasText: 'Please try again' });
  await expect(failure).toBeVisible();
  await page.unroute('**/api/sample-data');
  calls = 0;
  await sample.getByRole('button', { name: 'Try it with sample data' }).dblclick();
  await expect(toast(page, 'Here is a year to look around in.')).toBeVisible({ timeout: 30_000 });
  await expect(failure).toBeHidden({ timeout: 1000 });
  expect(calls).toBe(1);
  await expect(sample.getByText(/of your focus areas come from the sample/)).toBeVisible();
  await sample.getByRole('button', { name: 'Remove sample data' }).click();
  const dialog = page.getByRole('dialog', { name: 'Remove sample data?' });
  await expect(dialog).toContainText('also those that you have added to them yourself');
  await dialog.getByRole('button', { name: 'Remove sample data' }).click();
  await expect(toast(page, 'The sample data was removed.')).toBeVisible();
  await expect(sample.getByRole('button', { name: 'Try it with sample data' })).toBeVisible();
  await send(page.request, 'POST', '/api/focus-areas', { name: 'Mine' });
  await page.reload();
  await expect(section(page, 'Delete account')).toBeVisible();
  await expect(sample).toBeHidden();
});

test('nothing sticks out at 360 px', async ({ freshPage: page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page);
  await page.getByRole('button', { name: 'Change time zone' }).click();
  await expect(page.getByLabel('Search time zones')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});
