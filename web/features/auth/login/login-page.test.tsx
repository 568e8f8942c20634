import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { type Account, logOut, newAccount } from '#testing/accounts.ts';
import { api, signUp } from '#web/testing/api.ts';
import { disconnect, intercept, respond } from '#web/testing/network.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { currentUrl } from '#web/testing/screen.ts';

const email = page.getByLabelText('Email');
const password = page.getByLabelText('Password', { exact: true });
const submit = page.getByRole('button', { name: 'Log in' });

async function logIn(account: Account): Promise<void> {
  await email.fill(account.email);
  await password.fill(account.password);
  await submit.click();
}

let member: Account;

beforeEach(async () => {
  member = await signUp();
  await logOut(api);
});

test('keeps the return location while switching between login and sign-up', async () => {
  await renderApp('/help');
  await page.getByRole('link', { name: 'Create your account' }).click();
  await expect.poll(currentUrl).toMatch(/^\/register\?return=%2Fhelp/);
  await page.getByRole('link', { name: 'Log in' }).click();
  await logIn(member);
  await expect.poll(currentUrl).toBe('/help');
});

test('redirects to the return location if the user is already logged in', async () => {
  await signUp();
  await renderApp('/login?return=/help');
  await expect.poll(currentUrl).toBe('/help');
});

test('mentions an expired session only if there was one', async () => {
  await renderApp('/login?expired=true');
  await expect.element(page.getByRole('status')).toHaveTextContent('Your session has expired. Please log in again.');
  await renderApp('/login');
  await expect.element(submit).toBeVisible();
  await expect.element(page.getByText('Your session has expired')).not.toBeInTheDocument();
});

test('requires both fields, and clears an error when its field is edited', async () => {
  await renderApp('/login');
  await submit.click();
  await expect.element(email).toHaveAccessibleDescription('Invalid email format');
  await expect.element(password).toHaveAccessibleDescription('Password is required.');
  await expect.element(email).toHaveFocus();
  await email.fill('a');
  await expect.element(page.getByText('Invalid email format')).not.toBeInTheDocument();
});

test('shows the same error for a wrong password and an unknown email', async () => {
  for (const wrong of [{ ...member, password: 'not the right one' }, newAccount()]) {
    await renderApp('/login');
    await logIn(wrong);
    await expect.element(password).toHaveAccessibleDescription('Email or password is incorrect.');
    await expect.element(password).toHaveFocus();
    expect(currentUrl()).toBe('/login');
  }
});

test('shows an error for every failed login and allows another attempt (RL-01)', async () => {
  await renderApp('/login');
  for (const [response, message] of [
    [() => new Response('<html>', { status: 500 }), 'Login failed.'],
    [disconnect, 'Server error. Please try again.'],
    [() => new Response('<html>hello</html>'), 'Unexpected response. Try again.'],
    [respond(401, { message: 'Sorry.' }), 'Sorry.'],
    [
      () => Response.json({ message: 'Too many attempts.' }, { status: 429, headers: { 'Retry-After': '90' } }),
      'Too many attempts. You can try again in 2 minutes.',
    ],
  ] as const) {
    const restore = intercept('/api/auth/login', response);
    await logIn(member);
    await expect.element(page.getByRole('alert')).toHaveTextContent(message);
    restore();
  }
  await logIn(member);
  await expect.poll(currentUrl).toBe('/dashboard');
});
