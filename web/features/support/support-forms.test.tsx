import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { type Account, logOut } from '#testing/accounts.ts';
import { api, signUp } from '#web/testing/api.ts';
import { disconnect, delayRequests, intercept, recordWrites, respond } from '#web/testing/network.ts';
import { renderApp, remountApp } from '#web/testing/render-app.tsx';
import { currentUrl } from '#web/testing/screen.ts';

const main = page.getByRole('main');
const submit = main.getByRole('button', { name: /^(Submit|Send)$/ });
const title = page.getByLabelText('Title');
const details = page.getByLabelText('Details');
const name = page.getByLabelText('Name');
const email = page.getByLabelText('Email');
const message = page.getByLabelText('Message');
const checkedRadio = page.getByRole('radio', { checked: true });

async function writeFeedback(): Promise<void> {
  await page.getByRole('radio', { name: 'Bug Report' }).click();
  await expect.element(page.getByRole('radio', { name: 'Bug Report' })).toBeChecked();
  await title.fill('The clock is slow');
  await details.fill("It shows yesterday's time.");
}

async function writeMessage(): Promise<void> {
  await name.fill('Ada Lovelace');
  await message.fill('Thank you for the engine.');
}

let member: Account;

beforeEach(async () => {
  member = await signUp();
});

test('validates all feedback fields at once, sends them and resets the form', async () => {
  await renderApp('/feedback');
  await expect.element(submit).toBeEnabled();
  await expect.element(checkedRadio).not.toBeInTheDocument();
  await title.fill(' 1234 ');
  await details.fill(' 123456789 ');
  await email.fill('nobody');
  await submit.click();
  await expect
    .element(page.getByRole('group', { name: 'What is it about?' }))
    .toHaveAccessibleDescription('Please select a feedback type.');
  await expect.element(page.getByRole('radio').first()).toHaveFocus();
  await expect.element(title).toHaveAccessibleDescription('Title must be at least 5 characters.');
  await expect.element(details).toHaveAccessibleDescription('Details must be at least 10 characters.');
  await expect.element(email).toHaveAccessibleDescription(/Please enter a valid email address\./);

  await writeFeedback();
  await page.getByRole('button', { name: 'Use my account’s email' }).click();
  await expect.element(email).toHaveValue(member.email);
  await expect.element(page.getByText(/Please|must be/)).not.toBeInTheDocument();
  const sent = recordWrites('/api/support/feedback');
  await submit.click();
  const thanks = page.getByRole('status').filter({ hasText: '✅ Feedback submitted successfully!' });
  await expect.element(thanks).toBeVisible();
  expect(sent.map(({ body }) => body)).toEqual([
    {
      type: 'bug',
      title: 'The clock is slow',
      details: "It shows yesterday's time.",
      email: member.email,
    },
  ]);
  await expect.poll(() => document.activeElement).toBe(thanks.element().parentElement);
  await expect.element(checkedRadio).not.toBeInTheDocument();
  for (const field of [title, details, email]) await expect.element(field).toHaveValue('');
  await title.fill('One more');
  await expect.element(thanks).not.toBeInTheDocument();
});

test("validates a contact message, sends it and resets the form to the account's email", async () => {
  await renderApp('/contact');
  await expect.element(email).toHaveValue(member.email);
  await email.fill('');
  await submit.click();
  await expect.element(name).toHaveAccessibleDescription('Name is required.');
  await expect.element(name).toHaveFocus();
  await expect.element(email).toHaveAccessibleDescription('Email is required.');
  await expect.element(message).toHaveAccessibleDescription('Message must be at least 10 characters.');
  await email.fill('nobody');
  await submit.click();
  await expect.element(email).toHaveAccessibleDescription('Please enter a valid email.');
  await email.fill('ada@example.com');
  await writeMessage();
  await submit.click();
  await expect.element(page.getByRole('status').filter({ hasText: '✅ Your message has been sent!' })).toBeVisible();
  await expect.element(name).toHaveValue('');
  await expect.element(message).toHaveValue('');
  await expect.element(email).toHaveValue(member.email);
});

describe.each([
  {
    path: '/feedback',
    endpoint: '/api/support/feedback',
    write: writeFeedback,
    successMessage: '✅ Feedback submitted successfully!',
    fallback: 'Failed to submit feedback.',
    lastField: details,
    typed: "It shows yesterday's time.",
  },
  {
    path: '/contact',
    endpoint: '/api/support/contact',
    write: writeMessage,
    successMessage: '✅ Your message has been sent!',
    fallback: 'Something went wrong.',
    lastField: message,
    typed: 'Thank you for the engine.',
  },
])('$path', ({ path, endpoint, write, successMessage, fallback, lastField, typed }) => {
  test('shows an error for every failed request, and keeps what was typed (RL-01)', async () => {
    await renderApp(path);
    await write();
    for (const [response, error] of [
      [() => new Response('<html>', { status: 500 }), fallback],
      [respond(400, { message: 'Not today.' }), 'Not today.'],
      [disconnect, '❌ Network or server error.'],
      [
        () => Response.json({ message: 'Too many attempts.' }, { status: 429, headers: { 'Retry-After': '1800' } }),
        'Too many attempts. You can try again in 30 minutes.',
      ],
    ] as const) {
      const restore = intercept(endpoint, response);
      await submit.click();
      await expect.element(page.getByRole('alert')).toHaveTextContent(error);
      restore();
    }
    const errors = [
      { field: 'email', param: 'email', msg: '' },
      { field: 'x', param: 'x', msg: 'Not like this.' },
    ];
    const restore = intercept(endpoint, respond(422, { message: 'No.', errors }));
    await submit.click();
    await expect.element(email).toHaveAccessibleDescription(/Invalid input/);
    await expect.element(lastField).toHaveAccessibleDescription(/Not like this\./);
    restore();
    await submit.click();
    await expect.element(page.getByText(successMessage)).toBeVisible();
  });

  test('cannot be submitted until the CSRF token has loaded, which can be retried', async () => {
    const release = delayRequests('/api/csrf-token');
    await renderApp(path);
    await expect.element(submit).toBeDisabled();
    release();
    await expect.element(submit).toBeEnabled();

    sessionStorage.removeItem('csrfToken');
    const restore = intercept('/api/csrf-token', () => new Response('oops', { status: 500 }));
    await remountApp();
    const failure = page.getByRole('alert').filter({ hasText: 'This cannot be sent yet.' });
    await expect.element(failure).toMatchTextContent('Security token could not be retrieved.');
    await expect.element(submit).toBeDisabled();
    restore();
    await failure.getByRole('button', { name: 'Retry' }).click();
    await expect.element(submit).toBeEnabled();
    await expect.element(failure).not.toBeInTheDocument();
  });

  test('sends one request on a double click, and the same idempotency key after a lost response (CL-02)', async () => {
    const responding = Promise.withResolvers<void>();
    const restore = intercept(endpoint, async ({ forward }) => {
      await forward();
      await responding.promise;
      return disconnect();
    });
    const fetched = vi.spyOn(globalThis, 'fetch');
    const keys = () =>
      fetched.mock.calls
        .filter(([url]) => url === endpoint)
        .map(([, options]) => new Headers(options?.headers).get('Idempotency-Key'));
    await renderApp(path);
    await write();
    await submit.dblClick();
    responding.resolve();
    await expect.element(page.getByRole('alert')).toHaveTextContent('❌ Network or server error.');
    expect(keys()).toEqual([expect.stringMatching(/./)]);
    restore();
    await submit.click();
    await expect.element(page.getByText(successMessage)).toBeVisible();
    expect(keys()).toEqual([keys()[0], keys()[0]]);
  });

  test('restores what was typed after logging in again', async () => {
    await renderApp(path);
    await write();
    await expect.element(submit).toBeEnabled();
    const restore = intercept(endpoint, async ({ forward }) => {
      await logOut(api);
      return forward();
    });
    await submit.click();
    await expect.poll(currentUrl).toMatch(/^\/login\?/);
    restore();
    await email.fill(member.email);
    await page.getByLabelText('Password', { exact: true }).fill(member.password);
    await page.getByRole('button', { name: 'Log in' }).click();
    await expect.poll(currentUrl).toBe(path);
    await expect.element(page.getByText('You were logged out. What you typed is still here.')).toBeVisible();
    await expect.element(lastField).toHaveValue(typed);
    await submit.click();
    await expect.element(page.getByText(successMessage)).toBeVisible();
  });

  test('asks before leaving with an unsent message', async () => {
    await renderApp(path);
    await write();
    const otherPage = main.getByRole('link', { name: /^(Contact|Feedback) page$/ });
    await otherPage.click();
    const leaveDialog = page.getByRole('dialog', { name: 'Leave without sending?' });
    await leaveDialog.getByRole('button', { name: 'Stay' }).click();
    await expect.element(leaveDialog).not.toBeInTheDocument();
    expect(currentUrl()).toBe(path);
    await expect.element(lastField).toHaveValue(typed);
    await otherPage.click();
    await leaveDialog.getByRole('button', { name: 'Leave' }).click();
    await expect.poll(currentUrl).not.toBe(path);
  });
});
