import type { Locator, Page, Route } from '@playwright/test';
import { logOutAtNextWrite } from './log-out-at-next-write.ts';
import { expect, test } from './fixtures.ts';

const submit = (page: Page) => page.getByRole('main').getByRole('button', { name: /^(Submit|Send)$/ });
const details = (page: Page) => page.getByLabel('Details');

async function writeFeedback(page: Page): Promise<void> {
  await page.getByRole('radio', { name: 'Bug Report' }).check();
  await page.getByLabel('Title').fill('The clock is late');
  await details(page).fill('It shows the time of yesterday.');
}

async function writeMessage(page: Page): Promise<void> {
  await page.getByLabel('Name').fill('Ada Lovelace');
  await page.getByLabel('Message').fill('Thank you for the engine.');
}

const forms = [
  {
    path: '/feedback',
    call: '**/api/support/feedback',
    write: writeFeedback,
    done: '✅ Feedback submitted successfully!',
    fallback: 'Failed to submit feedback.',
    lastField: details,
  },
  {
    path: '/contact',
    call: '**/api/support/contact',
    write: writeMessage,
    done: '✅ Your message has been sent!',
    fallback: 'Something went wrong.',
    lastField: (page: Page): Locator => page.getByLabel('Message'),
  },
] as const;

test('feedback begins empty, says what is missing all at once, and is empty again when it was sent', async ({
  signedInPage: page,
  member,
}) => {
  await page.goto('/feedback');
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  await page.getByLabel('Title').fill(' 1234 ');
  await details(page).fill(' 123456789 ');
  await page.getByLabel('Email').fill('nobody');
  await submit(page).click();
  await expect(page.getByRole('group', { name: 'What is it about?' })).toHaveAccessibleDescription(
    'Please select a feedback type.',
  );
  await expect(page.getByRole('radio').first()).toBeFocused();
  await expect(page.getByLabel('Title')).toHaveAccessibleDescription('Title must be at least 5 characters.');
  await expect(details(page)).toHaveAccessibleDescription('Details must be at least 10 characters.');
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription(/Please enter a valid email address\./);

  await writeFeedback(page);
  await page.getByRole('button', { name: 'Use the address of my account' }).click();
  await expect(page.getByLabel('Email')).toHaveValue(member.email);
  await expect(page.getByText(/Please|must be/)).toHaveCount(0);
  const request = page.waitForRequest('**/api/support/feedback');
  await submit(page).click();
  expect((await request).postDataJSON()).toEqual({
    type: 'bug',
    title: 'The clock is late',
    details: 'It shows the time of yesterday.',
    email: member.email,
  });
  const thanks = page.getByRole('status').filter({ hasText: '✅ Feedback submitted successfully!' });
  await expect(thanks).toBeVisible();
  await expect(thanks.locator('..')).toBeFocused();
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  for (const label of ['Title', 'Details', 'Email']) await expect(page.getByLabel(label)).toHaveValue('');
  await page.getByLabel('Title').fill('One more');
  await expect(thanks).toBeHidden();
});

test('a message needs a name, an address, which is there already, and ten characters', async ({
  signedInPage: page,
  member,
}) => {
  await page.goto('/contact');
  const email = page.getByLabel('Email');
  await expect(email).toHaveValue(member.email);
  await email.fill('');
  await submit(page).click();
  await expect(page.getByLabel('Name')).toHaveAccessibleDescription('Name is required.');
  await expect(page.getByLabel('Name')).toBeFocused();
  await expect(email).toHaveAccessibleDescription('Email is required.');
  await expect(page.getByLabel('Message')).toHaveAccessibleDescription('Message must be at least 10 characters.');
  await email.fill('nobody');
  await submit(page).click();
  await expect(email).toHaveAccessibleDescription('Please enter a valid email.');
  await email.fill('ada@example.com');
  await writeMessage(page);
  await submit(page).click();
  await expect(page.getByRole('status').filter({ hasText: '✅ Your message has been sent!' })).toBeVisible();
  await expect(page.getByLabel('Name')).toHaveValue('');
  await expect(page.getByLabel('Message')).toHaveValue('');
  await expect(email).toHaveValue(member.email);
});

for (const { path, call, write, done, fallback, lastField } of forms) {
  test(`${path}: whatever goes wrong is told, and nothing typed is lost`, async ({ signedInPage: page }) => {
    await page.goto(path);
    await write(page);
    for (const [answer, message] of [
      [{ status: 500, body: '<html>' }, fallback],
      [{ status: 400, json: { message: 'Not today.' } }, 'Not today.'],
      ['lost', '❌ Network or server error.'],
      [
        { status: 429, headers: { 'Retry-After': '1800' }, json: { message: 'Too many attempts.' } },
        'Too many attempts. You can try again in 30 minutes.',
      ],
    ] as const) {
      const reply = (route: Route) => (answer === 'lost' ? route.abort() : route.fulfill(answer));
      await page.route(call, reply);
      await submit(page).click();
      await expect(page.getByRole('alert')).toHaveText(message);
      await page.unroute(call);
    }
    const errors = [{ field: 'email', param: 'email', msg: '' }].concat({
      field: 'x',
      param: 'x',
      msg: 'Not like this.',
    });
    await page.route(call, (route) => route.fulfill({ status: 422, json: { message: 'No.', errors } }), { times: 1 });
    await submit(page).click();
    await expect(page.getByLabel('Email')).toHaveAccessibleDescription(/Invalid input/);
    await expect(lastField(page)).toHaveAccessibleDescription(/Not like this\./);
    await submit(page).click();
    await expect(page.getByText(done)).toBeVisible();
  });

  test(`${path}: waits for the token, and says where there is none`, async ({ signedInPage: page }) => {
    const routed = Promise.withResolvers<Route>();
    await page.route('**/api/csrf-token', (route) => routed.resolve(route), { times: 1 });
    await page.goto(path);
    const asked = await routed.promise;
    await expect(submit(page)).toBeDisabled();
    await asked.continue();
    await expect(submit(page)).toBeEnabled();

    await page.evaluate(() => sessionStorage.removeItem('csrfToken'));
    await page.route('**/api/csrf-token', (route) => route.fulfill({ status: 500, body: 'oops' }));
    await page.reload();
    const sorry = page.getByRole('alert').filter({ hasText: 'This cannot be sent yet.' });
    await expect(sorry).toContainText('Security token could not be retrieved.');
    await expect(submit(page)).toBeDisabled();
    await page.unroute('**/api/csrf-token');
    await sorry.getByRole('button', { name: 'Retry' }).click();
    await expect(submit(page)).toBeEnabled();
    await expect(sorry).toBeHidden();
  });

  test(`${path}: two clicks send one message, and another try after a lost answer is the same one`, async ({
    signedInPage: page,
  }) => {
    const keys: (string | null)[] = [];
    await page.route(call, async (route) => {
      keys.push(await route.request().headerValue('Idempotency-Key'));
      await new Promise((resolve) => setTimeout(resolve, 500));
      if (keys.length > 1) return route.continue();
      await route.fetch();
      return route.abort();
    });
    await page.goto(path);
    await write(page);
    await submit(page).dblclick();
    await expect(page.getByRole('alert')).toHaveText('❌ Network or server error.');
    expect(keys).toHaveLength(1);
    await submit(page).click();
    await expect(page.getByText(done)).toBeVisible();
    expect(keys).toEqual([keys[0], keys[0]]);
  });

  test(`${path}: what was typed waits for whoever has to log in again`, async ({ signedInPage: page, member }) => {
    await page.goto(path, { waitUntil: 'networkidle' });
    await write(page);
    await logOutAtNextWrite(page);
    await submit(page).click();
    await expect(page).toHaveURL(/\/login\?/);
    await page.getByLabel('Email').fill(member.email);
    await page.getByLabel('Password', { exact: true }).fill(member.password);
    await page.getByRole('button', { name: 'Log in' }).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByText('You were logged out. This is what you had typed.')).toBeVisible();
    await expect(lastField(page)).not.toHaveValue('');
    await submit(page).click();
    await expect(page.getByText(done)).toBeVisible();
  });

  test(`${path}: who leaves with something unsent is asked`, async ({ signedInPage: page }) => {
    await page.goto(path);
    await write(page);
    const away = page.getByRole('main').getByRole('link', { name: /^(Contact|Feedback) page$/ });
    await away.click();
    const question = page.getByRole('dialog', { name: 'Leave without sending?' });
    await question.getByRole('button', { name: 'Stay' }).click();
    await expect(page).toHaveURL(path);
    await expect(lastField(page)).not.toHaveValue('');
    await away.click();
    await question.getByRole('button', { name: 'Leave' }).click();
    await expect(page).not.toHaveURL(path);
  });
}

test('those who run the server are named as far as they say who they are', async ({ signedInPage: page }) => {
  const about = (answer: object) => page.route('**/api/support', (route) => route.fulfill({ json: answer }));
  const main = page.getByRole('main');

  await about({ email: null, profileUrl: null, sourceUrl: null });
  await page.goto('/contact');
  await expect(main.getByRole('link', { name: 'About Weekwise' })).toHaveAttribute('href', '/source');
  await page.goto('/faq');
  await expect(main.getByRole('link', { name: 'Write to us' })).toHaveAttribute('href', '/contact');

  await about({ email: 'a?b@example.com', profileUrl: 'https://www.example.com/us', sourceUrl: null });
  await page.goto('/contact');
  const profile = main.getByRole('link', { name: 'Profile on example.com' });
  await expect(profile).toHaveAttribute('href', 'https://www.example.com/us');
  await expect(profile).toHaveAttribute('rel', 'noopener noreferrer');
  for (const path of ['/contact', '/faq']) {
    await page.goto(path);
    await expect(main.getByRole('link', { name: 'a?b@example.com' })).toHaveAttribute(
      'href',
      'mailto:a%3Fb@example.com',
    );
  }

  await about({ email: null, profileUrl: 'javascript:alert(1)', sourceUrl: null });
  await page.goto('/contact');
  await expect(main.getByRole('link', { name: 'About Weekwise' })).toBeVisible();
});
