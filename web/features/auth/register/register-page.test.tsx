import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { logOut, newAccount } from '#testing/accounts.ts';
import { api, signUp } from '#web/testing/api.ts';
import { disconnect, intercept, loseResponse, recordWrites, respond } from '#web/testing/network.ts';
import { renderApp, remountApp } from '#web/testing/render-app.tsx';
import { currentUrl, texts } from '#web/testing/screen.ts';

const email = page.getByLabelText('Email');
const password = page.getByLabelText('Password', { exact: true });
const confirmation = page.getByLabelText('Confirm password', { exact: true });
const submit = page.getByRole('button', { name: 'Create account' });

async function fillIn(values: { email: string; password: string; confirmation?: string }): Promise<void> {
  await email.fill(values.email);
  await password.fill(values.password);
  await confirmation.fill(values.confirmation ?? values.password);
}

beforeEach(async () => {
  sessionStorage.clear();
  await logOut(api);
});

test('ticks off the password checklist while the password is typed', async () => {
  await renderApp('/register');
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
  await renderApp('/register');
  await password.fill('Abcdefg1');
  await expect.element(password).toHaveAttribute('type', 'password');
  await userEvent.keyboard('{Tab}{Enter}');
  await expect.element(password).toHaveAttribute('type', 'text');
});

describe('validation', () => {
  test('checks only the email format and the password confirmation before sending', async () => {
    await renderApp('/register');
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
    await renderApp('/register');
    await password.fill('one');
    await confirmation.fill('two');
    await submit.click();
    await expect.element(page.getByText('Passwords do not match')).toBeVisible();
    await password.fill('two');
    await expect.element(page.getByText('Passwords do not match')).not.toBeInTheDocument();
  });

  test("shows the server's validation error under its field", async () => {
    await renderApp('/register');
    await fillIn({ email: newAccount().email, password: 'short' });
    await submit.click();
    await expect.element(password).toHaveAccessibleDescription(/at least 8 characters/);
    await expect.element(password).toHaveFocus();
  });

  test.each([{ field: 'body', param: 'body' }, {}])(
    'shows a validation error without a known field under the password: %j',
    async (names) => {
      intercept('/api/auth/signup', respond(422, { message: 'No.', errors: [{ ...names, msg: 'Not like this.' }] }));
      await renderApp('/register');
      await fillIn(newAccount());
      await submit.click();
      await expect.element(password).toHaveAccessibleDescription(/Not like this\./);
    },
  );

  test('rejects an email that is already taken, regardless of case', async () => {
    const member = await signUp();
    await logOut(api);
    await renderApp('/register');
    await fillIn({ email: member.email.toUpperCase(), password: member.password });
    await submit.click();
    await expect.element(page.getByText('An account with this email already exists.')).toBeVisible();
  });
});

describe('failures', () => {
  test('shows an error for every failed sign-up and allows another attempt (RL-01)', async () => {
    await renderApp('/register');
    await fillIn(newAccount());
    for (const [response, message] of [
      [() => new Response('', { status: 400 }), 'Registration failed'],
      [respond(400, { message: 'Not today.', errors: null }), 'Not today.'],
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
    await expect.poll(currentUrl).toBe('/dashboard');
  });

  test("starts the account in the browser's time zone, without a prompt about it", async () => {
    await renderApp('/register');
    await fillIn(newAccount());
    await submit.click();
    await expect.element(page.getByRole('button', { name: 'Try it with sample data' })).toBeVisible();
    await expect.element(page.getByRole('region', { name: 'Time zone' })).not.toBeInTheDocument();
    const me = await (await api.get('/api/auth/me')).json();
    expect(me).toMatchObject({ user: { timeZone: 'Europe/Berlin' } });
  });

  test('signs up without a time zone if the server does not know it', async () => {
    const sent: unknown[] = [];
    intercept('/api/auth/signup', (request) => {
      sent.push(request.body);
      const isRejected = 'timeZone' in (request.body as object);
      return isRejected
        ? respond(422, { message: 'No.', errors: [{ field: 'timeZone', msg: 'No.' }] })()
        : request.forward();
    });
    await renderApp('/register');
    await fillIn(newAccount());
    await submit.click();
    await expect.poll(currentUrl).toBe('/dashboard');
    expect(sent).toEqual([
      expect.objectContaining({ timeZone: 'Europe/Berlin' }),
      expect.not.objectContaining({ timeZone: expect.anything() }),
    ]);
  });

  test('explains that the CSRF token could not be fetched', async () => {
    intercept('/api/csrf-token', () => new Response('oops', { status: 500 }));
    await renderApp('/register');
    await fillIn(newAccount());
    await submit.click();
    await expect
      .element(page.getByRole('alert'))
      .toHaveTextContent('Security token could not be retrieved. Please refresh.');
  });

  test('logs in on retry if the response to a successful sign-up was lost', async () => {
    const restore = intercept('/api/auth/signup', loseResponse);
    await renderApp('/register');
    await fillIn(newAccount());
    await submit.click();
    await expect.element(page.getByRole('alert')).toHaveTextContent('Server error. Please try again.');
    await expect.element(page.getByRole('alert')).toHaveFocus();
    restore();
    await submit.click();
    await expect.poll(currentUrl).toBe('/dashboard');
  });
});

describe('an existing session', () => {
  test('redirects to the focus areas', async () => {
    await signUp();
    await renderApp('/register');
    await expect.poll(currentUrl).toBe('/categories');
  });

  test('redirects to the login page if it has expired', async () => {
    sessionStorage.setItem('token', 'left-over');
    await renderApp('/register');
    await expect.poll(currentUrl).toMatch(/^\/login\?.*expired=true/);
  });
});

describe('restricted sign-up', () => {
  const notice = page.getByRole('status');
  const alert = page.getByRole('alert');
  const link = `/register#token=${'x'.repeat(43)}`;

  function configure(mode: string, state = 'valid'): void {
    intercept(
      /^\/api\/support$/,
      respond(200, { email: 'help@example.com', profileUrl: null, sourceUrl: null, signUp: mode }),
    );
    intercept('/api/auth/invitation', respond(200, { state }));
  }

  test.each([
    ['closed', 'This server is closed to new accounts. Ask whoever runs it for an invitation.'],
    ['invited', 'You need an invitation to create an account on this server. Ask whoever runs it for one.'],
  ])('is explained on the login and sign-up pages, without a form: %s', async (mode, message) => {
    configure(mode);
    await renderApp('/login');
    await expect.element(page.getByText(message)).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Create your account' })).not.toBeInTheDocument();
    await renderApp('/register');
    await expect.element(notice).toHaveTextContent(message);
    await expect.element(page.getByRole('link', { name: 'help@example.com' })).toBeVisible();
    await expect.element(email).not.toBeInTheDocument();
  });

  test('tells the first user that sign-up closes afterwards', async () => {
    configure('first');
    await renderApp('/login');
    await page.getByRole('link', { name: 'Create the first one' }).click();
    await expect.element(notice).toHaveTextContent('You are creating the first account. After that, sign-up closes.');
    await expect.element(submit).toBeVisible();
  });

  test('sends the invitation with the sign-up, hides it from the address bar and keeps it across a reload', async () => {
    configure('closed');
    await renderApp(link);
    await expect.element(notice).toHaveTextContent('You have been invited to create an account on this server.');
    expect(currentUrl()).toBe('/register');
    await remountApp();
    await fillIn(newAccount());
    const sent: unknown[] = [];
    const interceptSignUp = (status: number, body: object) =>
      intercept('/api/auth/signup', (request) => {
        sent.push(request.body);
        return respond(status, body)();
      });
    interceptSignUp(403, { message: 'Not now.' });
    await submit.click();
    await expect.element(alert).toHaveTextContent('Not now.');
    // This 403 is not retried, unlike one for a stale CSRF token.
    expect(sent).toEqual([expect.objectContaining({ invitation: 'x'.repeat(43) })]);
    interceptSignUp(422, { message: 'Used.', errors: [{ field: 'invitation', param: 'invitation', msg: 'Used.' }] });
    intercept('/api/auth/invitation', respond(200, { state: 'used' }));
    await submit.click();
    await expect.element(alert).toMatchTextContent('This invitation has already been used.');
    await expect.element(email).not.toBeInTheDocument();
  });

  test.each([
    ['used', link, 'This invitation has already been used.'],
    ['expired', link, 'This invitation has expired.'],
    ['unknown', link, 'This invitation link is not valid.'],
    ['valid', '/register#token=cut', 'This invitation link is not valid.'],
  ])('shows no form for an invitation that is %s: %s', async (state, path, message) => {
    configure('invited', state);
    await renderApp(path);
    await expect.element(alert).toMatchTextContent(message);
    await expect.element(email).not.toBeInTheDocument();
  });

  test('ignores a used invitation if anyone can sign up', async () => {
    configure('open', 'used');
    await renderApp(link);
    await expect.element(notice).toMatchTextContent('you do not need one here');
    await fillIn(newAccount());
    await submit.click();
    await expect.poll(currentUrl).toBe('/dashboard');
  });
});
