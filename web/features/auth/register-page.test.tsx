import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { logOut, newAccount } from '#testing/accounts.ts';
import { api, signUp } from '#web/testing/api.ts';
import { disconnect, intercept, loseResponse, recordWrites, respond } from '#web/testing/network.ts';
import { open } from '#web/testing/open.tsx';
import { address, texts } from '#web/testing/screen.ts';

const email = page.getByLabelText('Email');
const password = page.getByLabelText('Password', { exact: true });
const confirmation = page.getByLabelText('Confirm password', { exact: true });
const submit = page.getByRole('button', { name: 'Create account' });

async function fillIn(values: { email: string; password: string; confirmation?: string }): Promise<void> {
  await email.fill(values.email);
  await password.fill(values.password);
  await confirmation.fill(values.confirmation ?? values.password);
}

beforeEach(() => logOut(api));

test('ticks off the password checklist while the password is typed', async () => {
  await open('/register');
  const met = page
    .getByRole('list', { name: 'A strong password has' })
    .getByRole('listitem')
    .filter({ hasText: ': done' });
  await expect.element(password).toBeVisible();
  await expect.element(met).not.toBeInTheDocument();
  await password.fill('abc');
  await expect.poll(() => texts(met)).toEqual(['Lowercase letter: done']);
  await password.fill('Abcdefg1');
  await expect.element(met).toHaveLength(4);
});

test('reveals the password by keyboard', async () => {
  await open('/register');
  await password.fill('Abcdefg1');
  await expect.element(password).toHaveAttribute('type', 'password');
  await userEvent.keyboard('{Tab}{Enter}');
  await expect.element(password).toHaveAttribute('type', 'text');
});

describe('validation', () => {
  test('checks only the email format and the password confirmation before sending', async () => {
    await open('/register');
    const sent = recordWrites('/signup');
    await fillIn({ email: 'not-an-address', password: 'a', confirmation: 'b' });
    await submit.click();
    await expect.element(page.getByText('Invalid email format')).toBeVisible();
    await expect.element(page.getByText('Passwords do not match')).toBeVisible();
    await expect.element(email).toHaveFocus();
    await expect.element(email).toHaveAttribute('aria-invalid', 'true');
    expect(sent).toEqual([]);
  });

  test('clears a password mismatch that is fixed in the first field', async () => {
    await open('/register');
    await password.fill('one');
    await confirmation.fill('two');
    await submit.click();
    await expect.element(page.getByText('Passwords do not match')).toBeVisible();
    await password.fill('two');
    await expect.element(page.getByText('Passwords do not match')).not.toBeInTheDocument();
  });

  test("shows the server's validation error under its field", async () => {
    await open('/register');
    await fillIn({ email: newAccount().email, password: 'short' });
    await submit.click();
    await expect.element(password).toHaveAccessibleDescription(/at least 8 characters/);
    await expect.element(password).toHaveFocus();
  });

  test('shows a validation error for an unknown field under the password', async () => {
    intercept(
      '/api/auth/signup',
      respond(422, { message: 'No.', errors: [{ field: 'body', param: 'body', msg: 'Not like this.' }] }),
    );
    await open('/register');
    await fillIn(newAccount());
    await submit.click();
    await expect.element(password).toHaveAccessibleDescription(/Not like this\./);
  });

  test('rejects an email that is taken, regardless of case', async () => {
    const member = await signUp();
    await logOut(api);
    await open('/register');
    await fillIn({ email: member.email.toUpperCase(), password: member.password });
    await submit.click();
    await expect.element(page.getByText('An account with this email already exists.')).toBeVisible();
  });
});

describe('failures', () => {
  test('shows an error for every failed sign-up and allows another attempt', async () => {
    await open('/register');
    await fillIn(newAccount());
    for (const [response, message] of [
      [() => new Response('', { status: 400 }), 'Registration failed'],
      [disconnect, 'Server error. Please try again.'],
      [respond(201, {}), 'Unexpected response. Try again.'],
      [
        () => Response.json({ message: 'Too many attempts.' }, { status: 429, headers: { 'Retry-After': '90' } }),
        'Too many attempts. You can try again in 2 minutes.',
      ],
    ] as const) {
      const restore = intercept('/api/auth/signup', response);
      await submit.click();
      await expect.element(page.getByRole('alert')).toHaveTextContent(message);
      restore();
    }
    await submit.click();
    await expect.poll(address).toBe('/dashboard');
  });

  test('explains that the CSRF token could not be fetched', async () => {
    intercept('/api/csrf-token', () => new Response('oops', { status: 500 }));
    await open('/register');
    await fillIn(newAccount());
    await submit.click();
    await expect
      .element(page.getByRole('alert'))
      .toHaveTextContent('Security token could not be retrieved. Please refresh.');
  });

  test('logs in on retry when the response to a successful sign-up was lost', async () => {
    const restore = intercept('/api/auth/signup', loseResponse);
    await open('/register');
    await fillIn(newAccount());
    await submit.click();
    await expect.element(page.getByRole('alert')).toHaveTextContent('Server error. Please try again.');
    await expect.element(page.getByRole('alert')).toHaveFocus();
    restore();
    await submit.click();
    await expect.poll(address).toBe('/dashboard');
  });
});

describe('an existing session', () => {
  test('redirects to the focus areas', async () => {
    await signUp();
    await open('/register');
    await expect.poll(address).toBe('/categories');
  });

  test('redirects to the log-in page if the tab only remembers one that has expired', async () => {
    sessionStorage.setItem('token', 'left-over');
    await open('/register');
    await expect.poll(address).toMatch(/^\/login\?.*expired=true/);
  });
});
