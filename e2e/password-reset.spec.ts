import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { APIRequestContext, Page } from '@playwright/test';
import { type Account, logIn, newAccount, signUp } from '../testing/accounts.ts';
import { send } from '../testing/api.ts';
import { expect, test } from './fixtures.ts';

const newPassword = 'Another horse 8 staple';
const asked = /^If there is an account with this email, a mail with a link is on its way\./;

/** Without a mail server, mails are files. */
async function mailsTo(email: string): Promise<string[]> {
  const outbox = join(process.env['E2E_DATA_DIR']!, 'outbox');
  const names = await readdir(outbox).catch(() => []);
  // Their names begin with the time.
  const inOrder = names.toSorted((a, b) => (a < b ? -1 : 1));
  const mails = await Promise.all(inOrder.map((name) => readFile(join(outbox, name), 'utf8')));
  return mails.filter((mail) => mail.includes(`To: <${email}>`));
}

/** The link in the mail that is the n-th to this address, without the host: that of a server that was told none is a guess. */
async function linkTo(email: string, n = 1): Promise<string> {
  await expect.poll(async () => (await mailsTo(email)).length).toBe(n);
  return /^https?:\/\/[^/]+(\/reset-password#token=[\w-]+)$/m.exec((await mailsTo(email)).at(-1)!)![1]!;
}

async function askFor(request: APIRequestContext, { email }: Account, n = 1): Promise<string> {
  await send(request, 'POST', '/api/auth/forgot-password', { email });
  return linkTo(email, n);
}

/** An account in which nobody is logged in here. */
async function strangerWithAccount(page: Page): Promise<Account> {
  const account = newAccount();
  await signUp(page.request, account);
  await page.context().clearCookies();
  return account;
}

const password = (page: Page) => page.getByLabel('New password', { exact: true });
const confirm = (page: Page) => page.getByLabel('Confirm new password', { exact: true });

async function choose(page: Page, chosen: string): Promise<void> {
  await password(page).fill(chosen);
  await confirm(page).fill(chosen);
  await page.getByRole('button', { name: 'Change password' }).click();
}

test('a forgotten password is replaced by way of a mail, and its link is kept from everybody', async ({
  page,
  context,
}) => {
  const account = await strangerWithAccount(page);
  await page.goto('/login?return=%2Fhelp');
  await page.getByLabel('Email').fill(account.email);
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(page).toHaveURL('/forgot-password');
  await expect(page).toHaveTitle('Forgot your password? · Weekwise');
  await expect(page.getByLabel('Email')).toHaveValue(account.email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByRole('status')).toHaveText(asked);
  const link = await linkTo(account.email);
  const token = link.split('=')[1]!;

  const tab = await context.newPage();
  const complaints: string[] = [];
  const told: string[] = [];
  // Without hints to whoever wrote the page: nobody can know the address that belongs to the link.
  tab.on('console', (message) => /error|warning/.test(message.type()) && complaints.push(message.text()));
  tab.on('request', (request) => told.push(request.url(), JSON.stringify(request.headers())));
  await tab.goto(link);
  await expect(password(tab)).toBeVisible();
  await expect(tab).toHaveURL('/reset-password');
  await tab.reload();
  await expect(password(tab)).toBeVisible();
  // The tab alone knows it, and where it is meant to.
  expect(
    await tab.evaluate(
      (secret) => Object.keys(sessionStorage).filter((key) => sessionStorage[key].includes(secret)),
      token,
    ),
  ).toEqual(['resetToken']);
  expect(await tab.evaluate(() => JSON.stringify([history.state, document.referrer]))).not.toContain(token);

  await password(tab).fill(newPassword);
  await tab.getByRole('button', { name: 'Change password' }).click();
  await expect(confirm(tab)).toHaveAccessibleDescription('Passwords do not match');
  await choose(tab, newPassword);
  await expect(tab).toHaveURL('/login');
  await expect(tab.getByRole('status')).toHaveText('Your password was changed. Please log in.');
  expect(await tab.evaluate(() => sessionStorage.getItem('resetToken'))).toBeNull();
  expect((await tab.request.get('/api/auth/me')).status()).toBe(401);
  expect(told.join('\n')).not.toContain(token);
  expect(told.filter((text) => text.startsWith('http')).every((url) => url.startsWith(new URL(tab.url()).origin))).toBe(
    true,
  );
  expect(complaints).toEqual([]);

  await tab.getByLabel('Email').fill(account.email);
  await tab.getByLabel('Password', { exact: true }).fill(account.password);
  await tab.getByRole('button', { name: 'Log in' }).click();
  await expect(tab.getByText('Email or password is incorrect.')).toBeVisible();
  await tab.getByLabel('Password', { exact: true }).fill(newPassword);
  await tab.getByRole('button', { name: 'Log in' }).click();
  await expect(tab).toHaveURL('/dashboard');
  await expect.poll(async () => (await mailsTo(account.email)).at(-1)).toContain('Your password was changed');

  // Back from the first page, the way that was wanted is still known.
  await page.getByRole('link', { name: 'Back to log in' }).click();
  await expect(page).toHaveURL('/help');
});

test('a link works once, and only the newest', async ({ page }) => {
  const account = await strangerWithAccount(page);
  const first = await askFor(page.request, account);
  await page.goto(first);
  await expect(password(page)).toBeVisible();
  const second = await askFor(page.request, account, 2);
  await choose(page, newPassword);
  const sorry = page.getByRole('alert');
  await expect(sorry).toHaveText('This link is no longer valid.');
  await expect(sorry).toBeFocused();
  await page.reload();
  await expect(sorry).toBeVisible();

  // In the same tab, so that nothing but the end of the address is new.
  await page.goto(second);
  await expect(password(page)).toBeVisible();
  await expect(page).toHaveURL('/reset-password');
  await choose(page, 'password1');
  await expect(password(page)).toHaveAccessibleDescription(/common/);
  await choose(page, newPassword);
  await expect(page).toHaveURL('/login');

  await page.goto(second);
  await choose(page, newPassword);
  await expect(sorry).toHaveText('This link is no longer valid.');
  await page.getByRole('link', { name: 'Ask for a new link' }).click();
  await expect(page).toHaveURL('/forgot-password');
});

test('without a whole token there is nothing to fill in', async ({ page }) => {
  for (const end of ['', '#', '#token=', '#token=short', `#token=${'%E2%98%83'.repeat(43)}`]) {
    await page.goto('/login');
    await page.goto(`/reset-password${end}`);
    await expect(page.getByRole('alert'), end).toHaveText('This link is no longer valid.');
    await expect(password(page)).toHaveCount(0);
  }
});

test('an address that is unknown is told the same', async ({ page, member }) => {
  const texts: string[] = [];
  for (const email of [newAccount().email, member.email]) {
    await page.goto('/forgot-password');
    await page.getByRole('button', { name: 'Send the link' }).click();
    await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Invalid email format');
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Send the link' }).click();
    await expect(page.getByRole('status')).toHaveText(asked);
    texts.push(await page.getByRole('main').innerText());
  }
  expect(texts[0]).toBe(texts[1]);
});

test('whatever goes wrong is told, and the forms stay usable', async ({ page }) => {
  const account = await strangerWithAccount(page);
  const link = await askFor(page.request, account);
  for (const [path, call, fallback, submit] of [
    [
      '/forgot-password',
      '**/api/auth/forgot-password',
      'The mail was not sent. Please try again.',
      async () => {
        await page.getByLabel('Email').fill(account.email);
        await page.getByRole('button', { name: 'Send the link' }).click();
      },
    ],
    [link, '**/api/auth/reset-password', 'The password was not changed.', () => choose(page, newPassword)],
  ] as const) {
    await page.goto(path);
    for (const [answer, message] of [
      [{ status: 500, body: '<html>' }, fallback],
      ['lost', 'Server error. Please try again.'],
      [
        { status: 429, headers: { 'Retry-After': '90' }, json: { message: 'Too many attempts.' } },
        'Too many attempts. You can try again in 2 minutes.',
      ],
    ] as const) {
      await page.route(call, (route) => (answer === 'lost' ? route.abort() : route.fulfill(answer)));
      await submit();
      await expect(page.getByRole('alert')).toHaveText(message);
      await page.unroute(call);
    }
  }
  await choose(page, newPassword);
  await expect(page).toHaveURL('/login');
});

test('who is logged in may reset, too, and is logged out everywhere', async ({ page, browser, baseURL }) => {
  const account = newAccount();
  await signUp(page.request, account);
  const other = await browser.newContext({ baseURL: baseURL! });
  await logIn(other.request, account);
  const link = await askFor(page.request, account);
  await page.goto('/dashboard');
  await expect(page.getByText(account.email)).toBeVisible();
  await page.goto('/forgot-password');
  await expect(page.getByRole('button', { name: 'Send the link' })).toBeVisible();
  await page.goto(link);
  await choose(page, newPassword);
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('status')).toHaveText('Your password was changed. Please log in.');
  expect((await page.request.get('/api/auth/me')).status()).toBe(401);
  expect((await other.request.get('/api/auth/me')).status()).toBe(401);
  await other.close();
});

test('where there is somebody to write to, the page says whom', async ({ page }) => {
  await page.route('**/api/support', (route) =>
    route.fulfill({ json: { email: 'help@example.com', profileUrl: null, sourceUrl: null } }),
  );
  await page.goto('/forgot-password');
  await expect(page.getByRole('link', { name: 'help@example.com' })).toHaveAttribute('href', 'mailto:help@example.com');
});
