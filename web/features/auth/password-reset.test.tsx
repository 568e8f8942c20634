import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { logOut, newAccount } from '#testing/accounts.ts';
import { api, signUp } from '#web/testing/api.ts';
import { disconnect, intercept, recordWrites, respond } from '#web/testing/network.ts';
import { renderApp, remountApp } from '#web/testing/render-app.tsx';
import { currentUrl } from '#web/testing/screen.ts';

// Real tokens are only sent by email, which e2e/auth/password-reset.spec.ts covers.
const token = 'a'.repeat(43);
const newPassword = 'Another horse 8 staple';
const confirmationMessage = /^If there is an account with this email, we have sent it a link\./;

const email = page.getByLabelText('Email');
const password = page.getByLabelText('New password', { exact: true });
const confirmation = page.getByLabelText('Confirm new password', { exact: true });
const sendLink = page.getByRole('button', { name: 'Send the link' });
const alert = page.getByRole('alert');

const tooManyAttempts = () =>
  Response.json({ message: 'Too many attempts.' }, { status: 429, headers: { 'Retry-After': '90' } });

async function submitNewPassword(value: string): Promise<void> {
  await password.fill(value);
  await confirmation.fill(value);
  await page.getByRole('button', { name: 'Change password' }).click();
}

beforeEach(() => logOut(api));

describe('requesting a link', () => {
  test('shows the same response for a known and an unknown email', async () => {
    const member = await signUp();
    await logOut(api);
    const shown: string[] = [];
    for (const typed of [newAccount().email, member.email]) {
      await renderApp('/forgot-password');
      await sendLink.click();
      await expect.element(email).toHaveAccessibleDescription('Invalid email format');
      await email.fill(typed);
      await sendLink.click();
      await expect.element(page.getByRole('status')).toMatchTextContent(confirmationMessage);
      shown.push((page.getByRole('main').element() as HTMLElement).innerText);
    }
    expect(shown[0]).toBe(shown[1]);
  });

  test('shows an error for every failed request and allows another attempt', async () => {
    await renderApp('/forgot-password');
    await email.fill(newAccount().email);
    for (const [response, message] of [
      [() => new Response('<html>', { status: 500 }), 'The email was not sent. Please try again.'],
      [disconnect, 'Server error. Please try again.'],
      [tooManyAttempts, 'Too many attempts. You can try again in 2 minutes.'],
    ] as const) {
      const restore = intercept('/api/auth/forgot-password', response);
      await sendLink.click();
      await expect.element(alert).toHaveTextContent(message);
      restore();
    }
    await sendLink.click();
    await expect.element(page.getByRole('status')).toMatchTextContent(confirmationMessage);
  });

  test('shows the support email address if there is one', async () => {
    intercept(
      '/api/support',
      respond(200, { email: 'help@example.com', profileUrl: null, sourceUrl: null, signUp: 'open' }),
    );
    await renderApp('/forgot-password');
    await expect
      .element(page.getByRole('link', { name: 'help@example.com' }))
      .toHaveAttribute('href', 'mailto:help@example.com');
  });
});

describe('choosing a new password', () => {
  test.each([
    ['without a fragment', ''],
    ['with an empty fragment', '#'],
    ['with an empty token', '#token='],
    ['with a truncated token', '#token=short'],
    ['with illegal characters in its token', `#token=${'%E2%98%83'.repeat(43)}`],
  ])('shows no form for a link %s', async (_, hash) => {
    await renderApp(`/reset-password${hash}`);
    await expect.element(alert).toHaveTextContent('This link is no longer valid.');
    await expect.element(password).not.toBeInTheDocument();
  });

  test('replaces the form with an explanation when the link is no longer valid', async () => {
    await renderApp(`/reset-password#token=${token}`);
    await submitNewPassword(newPassword);
    await expect.element(alert).toHaveTextContent('This link is no longer valid.');
    await expect.element(alert).toHaveFocus();
    await expect.element(password).not.toBeInTheDocument();
    await remountApp();
    await expect.element(alert).toBeVisible();
    await page.getByRole('link', { name: 'Request a new link' }).click();
    await expect.poll(currentUrl).toBe('/forgot-password');
  });

  test('accepts a newer link in the same tab', async () => {
    await renderApp(`/reset-password#token=${token}`);
    await submitNewPassword(newPassword);
    await expect.element(alert).toHaveTextContent('This link is no longer valid.');
    const newerToken = 'b'.repeat(43);
    const sent = recordWrites('/api/auth/reset-password');
    location.hash = `#token=${newerToken}`;
    await expect.element(password).toBeVisible();
    await expect.poll(currentUrl).toBe('/reset-password');
    await submitNewPassword(newPassword);
    await expect.poll(() => sent.map(({ body }) => body)).toEqual([{ token: newerToken, password: newPassword }]);
  });

  test('shows why the server rejects a password, and keeps the form', async () => {
    await renderApp(`/reset-password#token=${token}`);
    await password.fill(newPassword);
    await page.getByRole('button', { name: 'Change password' }).click();
    await expect.element(confirmation).toHaveAccessibleDescription('Passwords do not match');
    await submitNewPassword('short');
    await expect.element(password).toHaveAccessibleDescription(/at least 8 characters/);
    await expect.element(password).toHaveFocus();
  });

  test('shows an error for every failed change and allows another attempt', async () => {
    await renderApp(`/reset-password#token=${token}`);
    for (const [response, message] of [
      [() => new Response('<html>', { status: 500 }), 'The password was not changed.'],
      [disconnect, 'Server error. Please try again.'],
      [tooManyAttempts, 'Too many attempts. You can try again in 2 minutes.'],
    ] as const) {
      const restore = intercept('/api/auth/reset-password', response);
      await submitNewPassword(newPassword);
      await expect.element(alert).toHaveTextContent(message);
      restore();
    }
    intercept('/api/auth/reset-password', respond(200, { message: 'Changed.' }));
    await submitNewPassword(newPassword);
    await expect.poll(currentUrl).toBe('/login');
  });

  test('is open to users who are logged in, and asks them to log in again', async () => {
    const account = await signUp();
    await renderApp('/dashboard');
    await expect.element(page.getByText(account.email)).toBeVisible();
    await renderApp('/forgot-password');
    await expect.element(sendLink).toBeVisible();
    await renderApp(`/reset-password#token=${token}`);
    intercept('/api/auth/reset-password', async () => {
      // On the server, a new password ends every session.
      await logOut(api);
      return respond(200, { message: 'Changed.' })();
    });
    await submitNewPassword(newPassword);
    await expect.poll(currentUrl).toBe('/login');
    await expect.element(page.getByRole('status')).toHaveTextContent('Your password was changed. Please log in.');
  });
});
