import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { newAccount, signUp } from '#testing/accounts.ts';
import { expect, test } from '../support/fixtures.ts';
import { submitLogin } from '../support/submit-login.ts';

const newPassword = 'Another horse 8 staple';

/** Without a mail server, Weekwise writes emails to files. */
async function listEmailsTo(email: string): Promise<string[]> {
  const outbox = join(process.env['E2E_DATA_DIR']!, 'outbox');
  const names = await readdir(outbox).catch(() => []);
  // File names start with a timestamp, so the oldest comes first.
  const sortedNames = names.toSorted((a, b) => (a < b ? -1 : 1));
  const emails = await Promise.all(sortedNames.map((name) => readFile(join(outbox, name), 'utf8')));
  return emails.filter((text) => text.includes(`To: <${email}>`));
}

/** Returns the path of the link in the only email to an address, without the host, which the test server can only guess. */
async function waitForResetLink(email: string): Promise<string> {
  await expect.poll(async () => (await listEmailsTo(email)).length).toBe(1);
  return /^https?:\/\/[^/]+(\/reset-password#token=[\w-]+)$/m.exec((await listEmailsTo(email))[0]!)![1]!;
}

test('resets a forgotten password by email, logs the user out everywhere and never leaks the token (EM-05)', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  const account = newAccount();
  const other = await browser.newContext({ baseURL: baseURL! });
  await signUp(other.request, account);
  expect((await other.request.get('/api/auth/me')).status()).toBe(200);

  await page.goto('/login?return=%2Fhelp');
  await page.getByLabel('Email').fill(account.email);
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(page).toHaveURL('/forgot-password');
  await expect(page).toHaveTitle('Forgot your password? · Weekwise');
  await expect(page.getByLabel('Email')).toHaveValue(account.email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByRole('status')).toHaveText(
    /^If there is an account with this email, we have sent it a link\./,
  );
  const link = await waitForResetLink(account.email);
  const token = link.split('=')[1]!;

  const tab = await context.newPage();
  const password = tab.getByLabel('New password', { exact: true });
  const submitPassword = async (value: string) => {
    await password.fill(value);
    await tab.getByLabel('Confirm new password', { exact: true }).fill(value);
    await tab.getByRole('button', { name: 'Change password' }).click();
  };
  const consoleMessages: string[] = [];
  const requests: string[] = [];
  tab.on('console', (message) => /error|warning/.test(message.type()) && consoleMessages.push(message.text()));
  tab.on('request', (request) => requests.push(request.url(), JSON.stringify(request.headers())));
  await tab.goto(link);
  await expect(password).toBeVisible();
  await expect(tab).toHaveURL('/reset-password');
  await tab.reload();
  await expect(password).toBeVisible();
  const keysWithToken = await tab.evaluate(
    (secret) => Object.keys(sessionStorage).filter((key) => sessionStorage[key].includes(secret)),
    token,
  );
  expect(keysWithToken).toEqual(['resetToken']);
  expect(await tab.evaluate(() => JSON.stringify([history.state, document.referrer]))).not.toContain(token);

  await submitPassword(newPassword);
  await expect(tab).toHaveURL('/login');
  await expect(tab.getByRole('status')).toHaveText('Your password was changed. Please log in.');
  expect(await tab.evaluate(() => sessionStorage.getItem('resetToken'))).toBeNull();
  expect((await tab.request.get('/api/auth/me')).status()).toBe(401);
  expect((await other.request.get('/api/auth/me')).status()).toBe(401);
  await other.close();
  expect(requests.join('\n')).not.toContain(token);
  const { origin } = new URL(tab.url());
  expect(requests.filter((text) => text.startsWith('http') && !text.startsWith(origin))).toEqual([]);
  expect(consoleMessages).toEqual([]);

  await tab.goto(link);
  await submitPassword(newPassword);
  await expect(tab.getByRole('alert')).toHaveText('This link is no longer valid.');
  await tab.getByRole('link', { name: 'Log in' }).click();
  await submitLogin(tab, account);
  await expect(tab.getByText('Email or password is incorrect.')).toBeVisible();
  await tab.getByLabel('Password', { exact: true }).fill(newPassword);
  await tab.getByRole('button', { name: 'Log in' }).click();
  await expect(tab).toHaveURL('/dashboard');
  await expect.poll(async () => (await listEmailsTo(account.email)).at(-1)).toContain('Your password was changed');

  // The first tab still remembers the return location and shares the new session.
  await page.getByRole('link', { name: 'Back to log in' }).click();
  await expect(page).toHaveURL('/help');
});
