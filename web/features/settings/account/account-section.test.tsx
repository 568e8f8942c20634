import { beforeEach, describe, expect, test } from 'vitest';
import { cdp, type Locator, page } from 'vitest/browser';
import type { OpenSession } from '#contract/account/account.ts';
import { type Account, logIn, newAccount } from '#testing/accounts.ts';
import { callApi } from '#testing/api.ts';
import { api, signUp } from '#web/testing/api.ts';
import { disconnect, intercept, recordWrites } from '#web/testing/network.ts';
import { renderApp } from '#web/testing/render-app.tsx';

const section = (name: string) => page.getByRole('region', { name, exact: true });
const toast = (text: string) => page.getByRole('status').filter({ hasText: text });
const currentPassword = (dialog: Locator) => dialog.getByLabelText('Current password', { exact: true });

let account: Account;

beforeEach(async () => {
  account = await signUp();
});

test('changes the email only to an unused address and with the current password', async () => {
  const taken = account;
  account = await signUp();
  await renderApp('/settings');
  await page.getByRole('button', { name: 'Change email' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change email' });
  const email = dialog.getByLabelText('New email');
  const password = currentPassword(dialog);
  const submit = dialog.getByRole('button', { name: 'Change email' });

  await expect.element(email).toHaveFocus();
  await submit.click();
  await expect.element(email).toHaveAccessibleDescription(/Please enter a valid email/);
  await expect.element(password).toHaveAccessibleDescription('Please enter your current password.');
  await email.fill(taken.email);
  await password.fill('not the right one');
  await submit.click();
  await expect.element(password).toHaveAccessibleDescription('The current password is incorrect.');
  await password.fill(account.password);
  await submit.click();
  await expect.element(email).toHaveAccessibleDescription(/An account with this email already exists/);

  const next = newAccount();
  await email.fill(next.email);
  await submit.dblClick();
  await expect
    .element(toast(`${next.email} is now your email. You have been logged out everywhere else.`))
    .toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(section('Account')).toMatchTextContent(next.email);
  expect((await api.get('/api/auth/me')).status()).toBe(200);
  await logIn(api, { ...account, email: next.email });
});

test('changes the password only to a strong one and with the current password', async () => {
  await renderApp('/settings');
  await page.getByRole('button', { name: 'Change password' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change password' });
  const current = currentPassword(dialog);
  const next = dialog.getByLabelText('New password', { exact: true });
  const confirmation = dialog.getByLabelText('Confirm new password', { exact: true });
  const submit = dialog.getByRole('button', { name: 'Change password' });
  const outline = () => getComputedStyle(current.element()).outlineStyle;

  await expect.element(current).toHaveFocus();
  await expect.poll(outline).toBe('solid');
  await next.fill('Abcdefg1');
  await expect.element(dialog.getByRole('listitem').filter({ hasText: 'Number' })).toHaveTextContent('Number: done');
  await expect.poll(outline).toBe('none');
  await submit.click();
  await expect.element(current).toHaveAccessibleDescription('Please enter your current password.');
  await expect.element(confirmation).toHaveAccessibleDescription('Passwords do not match');
  await expect.element(current).toHaveFocus();
  await expect.poll(outline).toBe('solid');

  await current.fill(account.password);
  await next.fill('Password1');
  await confirmation.fill('Password1');
  await submit.click();
  await expect.element(next).toHaveAttribute('aria-invalid', 'true');
  await next.fill('A better horse 8');
  await confirmation.fill('A better horse 8');
  await current.fill('wrong');
  await submit.click();
  await expect.element(current).toHaveAccessibleDescription('The current password is incorrect.');
  await current.fill(account.password);
  await submit.click();
  await expect.element(toast('Your password was changed. You have been logged out everywhere else.')).toBeVisible();
  await logIn(api, { ...account, password: 'A better horse 8' });
});

test('requires a confirmation and the current password to delete the account', async () => {
  await renderApp('/settings');
  await page.getByRole('button', { name: 'Delete account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await expect.element(dialog).toMatchTextContent(account.email);
  const submit = dialog.getByRole('button', { name: 'Delete for good' });
  const password = currentPassword(dialog);
  const exported = dialog.getByLabelText('I have exported what I want to keep');
  await submit.click();
  await expect.element(exported).toHaveAccessibleDescription('Please tick this first. Deletion is final.');
  await expect.element(exported).toHaveFocus();
  await exported.click();
  await expect.element(exported).toBeChecked();
  await password.fill('wrong');
  await submit.click();
  await expect.element(password).toHaveAccessibleDescription('The current password is incorrect.');
  intercept('/api/account/delete', disconnect);
  await password.fill(account.password);
  await submit.click();
  await expect.element(dialog.getByRole('alert')).toHaveTextContent('Server error. Please try again.');
  expect((await api.get('/api/auth/me')).status()).toBe(200);
});

describe('active sessions', () => {
  const sessions = section('Active sessions');
  const rows = sessions.getByRole('listitem');
  const current = rows.filter({ hasText: 'This browser' });
  const logOutOther = sessions.getByRole('button', { name: /^Log out .*, logged in since/ });

  const fetchSessions = () => callApi<OpenSession[]>(api, 'GET', '/api/account/sessions');

  beforeEach(async () => {
    // Logging in ends the session in the cookie. Without the cookie, that session stays open beside the new one.
    await (cdp() as { send(method: string): Promise<unknown> }).send('Network.clearBrowserCookies');
    await logIn(api, account);
  });

  test('are all listed, and one is ended with a single request on a double click (CL-02)', async () => {
    await renderApp('/settings');
    await expect.element(rows).toHaveLength(2);
    await expect.element(current).toHaveLength(1);
    await expect.element(current.getByRole('button')).not.toBeInTheDocument();
    const writes = recordWrites('/api/account/sessions');
    await logOutOther.dblClick();
    await expect.element(toast('You have been logged out of')).toBeVisible();
    await expect.element(rows).toHaveLength(1);
    expect(writes.map(({ method }) => method)).toEqual(['DELETE']);
    expect(await fetchSessions()).toEqual([expect.objectContaining({ isCurrent: true })]);
  });

  test('are all ended except the current one after a confirmation', async () => {
    await renderApp('/settings');
    const logOutEverywhereElse = page.getByRole('button', { name: 'Log out everywhere else' });
    await logOutEverywhereElse.click();
    const dialog = page.getByRole('dialog', { name: 'Log out everywhere else?' });
    await expect.element(dialog).toMatchTextContent('You will have to log in again in one other browser.');
    await dialog.getByRole('button', { name: 'Log out everywhere else' }).click();
    await expect.element(toast('You have been logged out everywhere else.')).toBeVisible();
    await expect.element(logOutEverywhereElse).not.toBeInTheDocument();
    expect(await fetchSessions()).toEqual([expect.objectContaining({ isCurrent: true })]);
  });

  test('show an error if they cannot be loaded or ended, and allow a retry', async () => {
    const restore = intercept('/api/account/sessions', () => new Response('<html>', { status: 500 }));
    await renderApp('/settings');
    await expect.element(sessions.getByRole('alert')).toMatchTextContent('The active sessions could not be loaded.');
    restore();
    await sessions.getByRole('button', { name: 'Retry' }).click();
    await expect.element(rows).toHaveLength(2);
    intercept('/api/account/sessions/', disconnect);
    await logOutOther.click();
    await expect.element(page.getByRole('alert')).toMatchTextContent('Server error. Please try again.');
    await expect.element(rows).toHaveLength(2);
    expect(await fetchSessions()).toHaveLength(2);
  });
});
