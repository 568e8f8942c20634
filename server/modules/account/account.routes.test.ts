import { afterAll, expect, it } from 'vitest';
import { errorMessages } from '#contract/schema/errors.ts';
import { rateLimits } from '#domain/limits.ts';
import { getUserId } from '#server/testing/fixtures/factories.ts';
import { type TestApp, describeOnEachDatabase, PASSWORD } from '#server/testing/app.ts';
import type { TestClient } from '#server/testing/client.ts';
import { mailPollOptions, startMailServer } from '#server/testing/fakes/mail-server.ts';
import { dumpDatabase } from '#server/testing/fixtures/endpoint-matrix.ts';

const NEW_PASSWORD = 'a loud blue mountain';
const wrongPasswordResponse = {
  message: 'The current password is incorrect.',
  errors: [{ field: 'currentPassword', param: 'currentPassword', msg: 'The current password is incorrect.' }],
};

const server = await startMailServer();
afterAll(() => server.close());
const options = { env: { SMTP_URL: server.url, SUPPORT_EMAIL: 'help@weekwise.example' } };

const mailsTo = (email: string, subject: string) =>
  server.mails.filter(({ recipients, headers }) => recipients.includes(email) && headers.get('subject') === subject);

async function createLoggedInClient(
  t: TestApp,
  email: string,
  password = PASSWORD,
  userAgent = 'A browser',
): Promise<TestClient> {
  const client = t.createClient();
  const response = await client.post('/api/auth/login', { email, password }, { headers: { 'user-agent': userAgent } });
  expect(response.status).toBe(200);
  return client;
}

const login = (t: TestApp, email: string, password: string) =>
  t.createClient().post('/api/auth/login', { email, password });
const isLoggedIn = async (client: TestClient) => (await client.get('/api/auth/me')).status === 200;
const changePassword = (client: TestClient, newPassword: unknown, currentPassword: unknown = PASSWORD) =>
  client.mutate('PUT', '/api/account/password', { newPassword, currentPassword });
const changeEmail = (client: TestClient, email: unknown, currentPassword: unknown = PASSWORD) =>
  client.mutate('PUT', '/api/account/email', { email, currentPassword });
const deleteAccount = (client: TestClient, currentPassword: unknown = PASSWORD) =>
  client.post('/api/account/delete', { currentPassword });

describeOnEachDatabase('session management', options, (t) => {
  it('lists unexpired sessions, the current one first, then by last use', async () => {
    const email = 'lister@example.org';
    const first = await t.signUp(email);
    await t.signUp('somebody.else@example.org');
    t.now += 60_000;
    await createLoggedInClient(t, email, PASSWORD, 'Second');
    t.now += 60_000;
    await createLoggedInClient(t, email, PASSWORD, `Third ${'x'.repeat(500)}`);
    const { status, json } = await first.get('/api/account/sessions');
    expect(status).toBe(200);
    expect(json).toEqual([
      {
        _id: expect.any(String),
        isCurrent: true,
        userAgent: expect.any(String),
        createdAt: new Date(t.now - 120_000).toISOString(),
        lastUsedAt: new Date(t.now - 120_000).toISOString(),
      },
      expect.objectContaining({ isCurrent: false, userAgent: `Third ${'x'.repeat(194)}` }),
      expect.objectContaining({ isCurrent: false, userAgent: 'Second' }),
    ]);
    await t.db.updateTable('sessions').set({ expires_at: t.now }).where('user_agent', '=', 'Second').execute();
    expect((await first.get('/api/account/sessions')).json).toHaveLength(2);
  });

  it('ends a single session, even the current one', async () => {
    const email = 'ender@example.org';
    const ann = await t.signUp(email);
    const other = await createLoggedInClient(t, email);
    const [current, second] = (await ann.get('/api/account/sessions')).json;
    expect((await ann.mutate('DELETE', `/api/account/sessions/${second._id}`)).status).toBe(204);
    expect(await isLoggedIn(other)).toBe(false);
    expect((await ann.mutate('DELETE', `/api/account/sessions/${second._id}`)).status).toBe(404);
    expect((await ann.mutate('DELETE', `/api/account/sessions/${current._id}`)).status).toBe(204);
    expect(await isLoggedIn(ann)).toBe(false);
  });

  it('ends all sessions except the current one', async () => {
    const email = 'others@example.org';
    const ann = await t.signUp(email);
    const others = [await createLoggedInClient(t, email), await createLoggedInClient(t, email)];
    const bob = await t.signUp();
    expect((await ann.post('/api/account/sessions/end-others')).status).toBe(204);
    expect(await Promise.all([ann, bob, ...others].map(isLoggedIn))).toEqual([true, true, false, false]);
  });
});

describeOnEachDatabase('changing the password', options, (t) => {
  it('ends the other sessions, sends a mail, and keeps this browser logged in and known (AN-07, SE-06)', async () => {
    const email = 'changing@example.org';
    const mailsBefore = mailsTo(email, 'Your password was changed').length;
    const ann = await t.signUp(email);
    const other = await createLoggedInClient(t, email);
    expect((await changePassword(ann, NEW_PASSWORD)).status).toBe(204);
    expect(await Promise.all([ann, other].map(isLoggedIn))).toEqual([true, false]);
    expect((await login(t, email, PASSWORD)).status).toBe(401);
    expect((await login(t, email, NEW_PASSWORD)).status).toBe(200);
    await expect.poll(() => mailsTo(email, 'Your password was changed'), mailPollOptions).toHaveLength(mailsBefore + 1);
    expect(mailsTo(email, 'Your password was changed').at(-1)!.text).toContain('help@weekwise.example');
    // Guesses by others exhaust the rate limit for unknown browsers.
    const guesses = Array.from({ length: rateLimits.loginByIpAndAccount.max + 1 }, () => login(t, email, 'wrong'));
    await Promise.all(guesses);
    expect((await login(t, email, NEW_PASSWORD)).status).toBe(429);
    expect((await ann.post('/api/auth/login', { email, password: NEW_PASSWORD })).status).toBe(200);
  });

  it.each([
    ['too short', 'aB3$xyz', 'Password must be at least 8 characters.'],
    ['common', 'Password1', 'This password is too common. Please choose another.'],
    ['the email address', 'Weak@Example.org', 'Password must not be your email address.'],
    ['missing', undefined, 'Password is required.'],
    ['the current one', PASSWORD, 'This is already your password.'],
  ])('rejects a new password that is %s', async (name, newPassword, msg) => {
    const email = name === 'the email address' ? 'weak@example.org' : undefined;
    const ann = await t.signUp(email);
    const response = await changePassword(ann, newPassword);
    expect([response.status, response.json]).toEqual([
      422,
      { message: msg, errors: [{ field: 'newPassword', param: 'newPassword', msg }] },
    ]);
  });

  it('accepts a retry after the response was lost', async () => {
    const email = 'again@example.org';
    const mailsBefore = mailsTo(email, 'Your password was changed').length;
    const ann = await t.signUp(email);
    expect((await changePassword(ann, NEW_PASSWORD)).status).toBe(204);
    const other = await createLoggedInClient(t, email, NEW_PASSWORD);
    await t.db.deleteFrom('rate_limits').execute();
    const before = await dumpDatabase(t.db);
    // Neither password is right, so this is a wrong guess like any other.
    expect((await changePassword(ann, 'another new password')).json).toEqual(wrongPasswordResponse);
    await t.db.deleteFrom('rate_limits').execute();
    expect((await changePassword(ann, NEW_PASSWORD)).status).toBe(204);
    await t.db.deleteFrom('rate_limits').execute();
    expect(await dumpDatabase(t.db)).toBe(before);
    expect(await Promise.all([ann, other].map(isLoggedIn))).toEqual([true, true]);
    await expect.poll(() => mailsTo(email, 'Your password was changed'), mailPollOptions).toHaveLength(mailsBefore + 1);
  });

  it('rejects one of two concurrent changes', async () => {
    const email = 'concurrent@example.org';
    const ann = await t.signUp(email);
    const responses = await Promise.all([
      changePassword(ann, 'the first new password'),
      changePassword(ann.copy(), 'the second new password'),
    ]);
    expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 422]);
    expect(responses.find(({ status }) => status === 422)!.json).toEqual(wrongPasswordResponse);
    const winner = responses[0].status === 204 ? 'the first new password' : 'the second new password';
    expect((await login(t, email, winner)).status).toBe(200);
  });
});

describeOnEachDatabase('changing the email address', options, (t) => {
  it('ends the other sessions and notifies the old address (AN-07)', async () => {
    const mailsBefore = mailsTo('before@example.org', 'Your email address was changed').length;
    const ann = await t.signUp('before@example.org');
    const other = await createLoggedInClient(t, 'before@example.org');
    const { user } = (await ann.get('/api/auth/me')).json;
    const response = await changeEmail(ann, ' After@Example.org ');
    expect([response.status, response.json]).toEqual([200, { user: { ...user, email: 'After@Example.org' } }]);
    expect((await ann.get('/api/auth/me')).json).toEqual(response.json);
    expect(await isLoggedIn(other)).toBe(false);
    expect((await login(t, 'before@example.org', PASSWORD)).status).toBe(401);
    expect((await login(t, 'after@example.org', PASSWORD)).status).toBe(200);
    await expect
      .poll(() => mailsTo('before@example.org', 'Your email address was changed'), mailPollOptions)
      .toHaveLength(mailsBefore + 1);
    expect(server.mails.some(({ raw }) => /after@example\.org/i.test(raw))).toBe(false);
  });

  it('accepts the same address in different case, but not the address of another account', async () => {
    await t.signUp('taken@example.org');
    const ann = await t.signUp('speller@example.org');
    expect((await changeEmail(ann, 'Speller@Example.org')).json.user.email).toBe('Speller@Example.org');
    // The old spelling still works, so no warning is sent.
    expect((await login(t, 'speller@example.org', PASSWORD)).status).toBe(200);
    expect(mailsTo('speller@example.org', 'Your email address was changed')).toEqual([]);
    const before = await dumpDatabase(t.db);
    const response = await changeEmail(ann, 'TAKEN@example.org');
    const msg = 'An account with this email already exists.';
    expect([response.status, response.json]).toEqual([
      409,
      { message: msg, errors: [{ field: 'email', param: 'email', msg }] },
    ]);
    expect(await dumpDatabase(t.db)).toBe(before);
  });

  it('lets only one of several concurrent changes to the same address succeed', async () => {
    const clients = await Promise.all([t.signUp(), t.signUp(), t.signUp(), t.signUp()]);
    const responses = await Promise.all(clients.map((client) => changeEmail(client, 'popular@example.org')));
    expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409]);
  });

  it('rejects an invalid address, and one that equals the password', async () => {
    const ann = await t.signUp();
    const errorsFor = async (email: unknown, password = PASSWORD) =>
      (await changeEmail(ann, email, password)).json.errors;
    const msg = 'Please enter a valid email.';
    for (const email of ['plain', 'full＠example.org', 'a@example.org\nbcc: x@example.org', '', null]) {
      expect(await errorsFor(email)).toEqual([{ field: 'email', param: 'email', msg }]);
    }
    expect((await changePassword(ann, 'me@my-own.example')).status).toBe(204);
    expect(await errorsFor('Me@My-own.example', 'me@my-own.example')).toEqual([
      { field: 'email', param: 'email', msg: 'Email must not be your password.' },
    ]);
  });
});

describeOnEachDatabase('the current password', options, (t) => {
  const calls: readonly [string, (client: TestClient, currentPassword: unknown) => ReturnType<TestClient['post']>][] = [
    ['changing the email address', (client, password) => changeEmail(client, 'somewhere.else@example.org', password)],
    ['changing the password', (client, password) => changePassword(client, NEW_PASSWORD, password)],
    ['deleting the account', deleteAccount],
  ];

  it.each(calls)('is required for %s (AN-07)', async (_, call) => {
    const ann = await t.signUp();
    const other = await createLoggedInClient(t, (await ann.get('/api/auth/me')).json.user.email);
    const before = await dumpDatabase(t.db);
    for (const password of [`${PASSWORD} `, PASSWORD.toUpperCase(), NEW_PASSWORD]) {
      const response = await call(ann, password);
      expect([response.status, response.json]).toEqual([422, wrongPasswordResponse]);
    }
    for (const password of ['', null, 7, ['x'], {}]) {
      const response = await call(ann, password);
      expect(response.status).toBe(422);
      expect(response.json.errors[0]).toMatchObject({
        field: 'currentPassword',
        msg: 'Please enter your current password.',
      });
    }
    expect((await call(ann, 'x'.repeat(1001))).json).toEqual(wrongPasswordResponse);
    expect(await dumpDatabase(t.db)).toBe(before);
    expect(await Promise.all([ann, other].map(isLoggedIn))).toEqual([true, true]);
  });

  it('is rate limited, even for concurrent guesses, and beyond the limit the right one is rejected too', async () => {
    const ann = await t.signUp();
    const { max, windowMs } = rateLimits.passwordByUser;
    const headers = { 'x-csrf-token': await ann.csrfToken(), 'content-type': 'application/json' };
    const guess = () =>
      ann.send('POST', '/api/account/delete', JSON.stringify({ currentPassword: 'a guess' }), { headers });
    const responses = await Promise.all(Array.from({ length: max + 3 }, guess));
    expect(responses.filter(({ status }) => status === 422)).toHaveLength(max);
    const rejected = responses.filter(({ status }) => status === 429);
    expect(rejected).toHaveLength(3);
    expect(rejected[0]!.json).toEqual({ message: errorMessages.tooManyRequests });
    expect((await changePassword(ann, NEW_PASSWORD)).status).toBe(429);
    // Ending the attacker's session does not require the password.
    expect((await ann.post('/api/account/sessions/end-others')).status).toBe(204);
    t.now += windowMs;
    expect((await changePassword(ann, NEW_PASSWORD)).status).toBe(204);
  });

  it('does not count against the rate limit if it is right', async () => {
    const ann = await t.signUp();
    await t.db.deleteFrom('rate_limits').execute();
    for (let attempt = 0; attempt < 3; attempt++) {
      expect((await changeEmail(ann, `often${attempt}@example.org`)).status).toBe(200);
    }
    const counts = await t.db.selectFrom('rate_limits').select('count').execute();
    expect(counts.every(({ count }) => count === 0)).toBe(true);
    expect(await getUserId(ann)).toEqual(expect.any(String));
  });

  it('never appears in the log', () => {
    for (const secret of [PASSWORD, NEW_PASSWORD]) expect(t.log.join('')).not.toContain(secret);
  });
});
