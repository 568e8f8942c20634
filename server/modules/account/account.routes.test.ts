import { afterAll, expect, it } from 'vitest';
import { messages } from '#contract/errors.ts';
import { rateLimits } from '#domain/limits.ts';
import { userIdOf } from '../../testing/account.ts';
import { type AppUnderTest, describeOnEachDatabase, PASSWORD } from '../../testing/app.ts';
import type { Client } from '../../testing/client.ts';
import { soon, startMailServer } from '../../testing/mail-server.ts';
import { contentOf } from '../../testing/matrix.ts';

const NEW_PASSWORD = 'a loud blue mountain';
const wrong = {
  message: 'The current password is incorrect.',
  errors: [{ field: 'currentPassword', param: 'currentPassword', msg: 'The current password is incorrect.' }],
};

const server = await startMailServer();
afterAll(() => server.close());
const options = { env: { SMTP_URL: server.url, SUPPORT_EMAIL: 'help@weekwise.example' } };

const mailsTo = (email: string, subject: string) =>
  server.mails.filter(({ recipients, headers }) => recipients.includes(email) && headers.get('subject') === subject);

async function loggedIn(t: AppUnderTest, email: string, password = PASSWORD, userAgent = 'A browser'): Promise<Client> {
  const client = t.client();
  const answer = await client.post('/api/auth/login', { email, password }, { headers: { 'user-agent': userAgent } });
  expect(answer.status).toBe(200);
  return client;
}

const login = (t: AppUnderTest, email: string, password: string) =>
  t.client().post('/api/auth/login', { email, password });
const isIn = async (client: Client) => (await client.get('/api/auth/me')).status === 200;
const changePassword = (client: Client, newPassword: unknown, currentPassword: unknown = PASSWORD) =>
  client.change('PUT', '/api/account/password', { newPassword, currentPassword });
const changeEmail = (client: Client, email: unknown, currentPassword: unknown = PASSWORD) =>
  client.change('PUT', '/api/account/email', { email, currentPassword });
const remove = (client: Client, currentPassword: unknown = PASSWORD) =>
  client.post('/api/account/delete', { currentPassword });

describeOnEachDatabase('open sessions', options, (t) => {
  it('are those of the account that have not run out, the current one first, then by last use', async () => {
    const email = 'lister@example.org';
    const first = await t.signedUp(email);
    await t.signedUp('somebody.else@example.org');
    t.now += 60_000;
    await loggedIn(t, email, PASSWORD, 'Second');
    t.now += 60_000;
    await loggedIn(t, email, PASSWORD, `Third ${'x'.repeat(500)}`);
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

  it('can be ended one by one, also the current one', async () => {
    const email = 'ender@example.org';
    const ann = await t.signedUp(email);
    const other = await loggedIn(t, email);
    const [own, its] = (await ann.get('/api/account/sessions')).json;
    expect((await ann.change('DELETE', `/api/account/sessions/${its._id}`)).status).toBe(204);
    expect(await isIn(other)).toBe(false);
    expect((await ann.change('DELETE', `/api/account/sessions/${its._id}`)).status).toBe(404);
    expect((await ann.change('DELETE', `/api/account/sessions/${own._id}`)).status).toBe(204);
    expect(await isIn(ann)).toBe(false);
  });

  it('can all be ended but the current one', async () => {
    const email = 'others@example.org';
    const ann = await t.signedUp(email);
    const others = [await loggedIn(t, email), await loggedIn(t, email)];
    const bob = await t.signedUp();
    expect((await ann.post('/api/account/sessions/end-others')).status).toBe(204);
    expect(await Promise.all([ann, bob, ...others].map(isIn))).toEqual([true, true, false, false]);
  });
});

describeOnEachDatabase('another password', options, (t) => {
  it('ends the other sessions, is told by mail, and this browser stays logged in and known', async () => {
    const email = 'changing@example.org';
    const told = mailsTo(email, 'Your password was changed').length;
    const ann = await t.signedUp(email);
    const other = await loggedIn(t, email);
    expect((await changePassword(ann, NEW_PASSWORD)).status).toBe(204);
    expect(await Promise.all([ann, other].map(isIn))).toEqual([true, false]);
    expect((await login(t, email, PASSWORD)).status).toBe(401);
    expect((await login(t, email, NEW_PASSWORD)).status).toBe(200);
    await expect.poll(() => mailsTo(email, 'Your password was changed'), soon).toHaveLength(told + 1);
    expect(mailsTo(email, 'Your password was changed').at(-1)!.text).toContain('help@weekwise.example');
    // Whoever guesses has used up what strangers may.
    const wrongs = Array.from({ length: rateLimits.loginByIpAndAccount.max + 1 }, () => login(t, email, 'wrong'));
    await Promise.all(wrongs);
    expect((await login(t, email, NEW_PASSWORD)).status).toBe(429);
    expect((await ann.post('/api/auth/login', { email, password: NEW_PASSWORD })).status).toBe(200);
  });

  it.each([
    ['too short', 'aB3$xyz', 'Password must be at least 8 characters.'],
    ['common', 'Password1', 'This password is too common. Please choose another.'],
    ['the email', 'Weak@Example.org', 'Password must not be your email address.'],
    ['missing', undefined, 'Password is required.'],
    ['the old one', PASSWORD, 'This is already your password.'],
  ])('is refused when it is %s', async (name, newPassword, msg) => {
    const email = name === 'the email' ? 'weak@example.org' : undefined;
    const ann = await t.signedUp(email);
    const answer = await changePassword(ann, newPassword);
    expect([answer.status, answer.json]).toEqual([
      422,
      { message: msg, errors: [{ field: 'newPassword', param: 'newPassword', msg }] },
    ]);
  });

  it('is not refused when it is asked for again, since the answer was lost', async () => {
    const email = 'again@example.org';
    const told = mailsTo(email, 'Your password was changed').length;
    const ann = await t.signedUp(email);
    expect((await changePassword(ann, NEW_PASSWORD)).status).toBe(204);
    const other = await loggedIn(t, email, NEW_PASSWORD);
    await t.db.deleteFrom('rate_limits').execute();
    const before = await contentOf(t.db);
    // Whoever knows neither of them is told nothing, and pays for the guess.
    expect((await changePassword(ann, 'another new password')).json).toEqual(wrong);
    await t.db.deleteFrom('rate_limits').execute();
    expect((await changePassword(ann, NEW_PASSWORD)).status).toBe(204);
    await t.db.deleteFrom('rate_limits').execute();
    expect(await contentOf(t.db)).toBe(before);
    expect(await Promise.all([ann, other].map(isIn))).toEqual([true, true]);
    await expect.poll(() => mailsTo(email, 'Your password was changed'), soon).toHaveLength(told + 1);
  });

  it('is refused when the password was changed meanwhile', async () => {
    const email = 'meanwhile@example.org';
    const ann = await t.signedUp(email);
    const answers = await Promise.all([
      changePassword(ann, 'the first new password'),
      changePassword(ann.copy(), 'the second new password'),
    ]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 422]);
    expect(answers.find(({ status }) => status === 422)!.json).toEqual(wrong);
    const winner = answers[0].status === 204 ? 'the first new password' : 'the second new password';
    expect((await login(t, email, winner)).status).toBe(200);
  });
});

describeOnEachDatabase('another email', options, (t) => {
  it('ends the other sessions, and the old address is told', async () => {
    const told = mailsTo('before@example.org', 'Your email address was changed').length;
    const ann = await t.signedUp('before@example.org');
    const other = await loggedIn(t, 'before@example.org');
    const { user } = (await ann.get('/api/auth/me')).json;
    const answer = await changeEmail(ann, ' After@Example.org ');
    expect([answer.status, answer.json]).toEqual([200, { user: { ...user, email: 'After@Example.org' } }]);
    expect((await ann.get('/api/auth/me')).json).toEqual(answer.json);
    expect(await isIn(other)).toBe(false);
    expect((await login(t, 'before@example.org', PASSWORD)).status).toBe(401);
    expect((await login(t, 'after@example.org', PASSWORD)).status).toBe(200);
    await expect
      .poll(() => mailsTo('before@example.org', 'Your email address was changed'), soon)
      .toHaveLength(told + 1);
    expect(server.mails.some(({ raw }) => /after@example\.org/i.test(raw))).toBe(false);
  });

  it('may be the old one in another spelling, but nobody else’s', async () => {
    await t.signedUp('taken@example.org');
    const ann = await t.signedUp('speller@example.org');
    expect((await changeEmail(ann, 'Speller@Example.org')).json.user.email).toBe('Speller@Example.org');
    // It still logs in: there is nothing to warn of.
    expect((await login(t, 'speller@example.org', PASSWORD)).status).toBe(200);
    expect(mailsTo('speller@example.org', 'Your email address was changed')).toEqual([]);
    const before = await contentOf(t.db);
    const answer = await changeEmail(ann, 'TAKEN@example.org');
    const msg = 'An account with this email already exists.';
    expect([answer.status, answer.json]).toEqual([
      409,
      { message: msg, errors: [{ field: 'email', param: 'email', msg }] },
    ]);
    expect(await contentOf(t.db)).toBe(before);
  });

  it('of two that want the same one gets it', async () => {
    const people = await Promise.all([t.signedUp(), t.signedUp(), t.signedUp(), t.signedUp()]);
    const answers = await Promise.all(people.map((person) => changeEmail(person, 'wanted@example.org')));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409]);
  });

  it('is refused when it is none, or the password', async () => {
    const ann = await t.signedUp();
    const refused = async (email: unknown, password = PASSWORD) =>
      (await changeEmail(ann, email, password)).json.errors;
    const msg = 'Please enter a valid email.';
    for (const email of ['plain', 'full＠example.org', 'a@example.org\nbcc: x@example.org', '', null]) {
      expect(await refused(email)).toEqual([{ field: 'email', param: 'email', msg }]);
    }
    expect((await changePassword(ann, 'me@my-own.example')).status).toBe(204);
    expect(await refused('Me@My-own.example', 'me@my-own.example')).toEqual([
      { field: 'email', param: 'email', msg: 'Email must not be your password.' },
    ]);
  });
});

describeOnEachDatabase('the current password', options, (t) => {
  const calls: readonly [string, (client: Client, currentPassword: unknown) => ReturnType<Client['post']>][] = [
    ['email', (client, password) => changeEmail(client, 'somewhere.else@example.org', password)],
    ['password', (client, password) => changePassword(client, NEW_PASSWORD, password)],
    ['deletion', remove],
  ];

  it.each(calls)('is needed for another %s', async (_, call) => {
    const ann = await t.signedUp();
    const other = await loggedIn(t, (await ann.get('/api/auth/me')).json.user.email);
    const before = await contentOf(t.db);
    for (const password of [`${PASSWORD} `, PASSWORD.toUpperCase(), NEW_PASSWORD]) {
      const answer = await call(ann, password);
      expect([answer.status, answer.json]).toEqual([422, wrong]);
    }
    for (const password of ['', null, 7, ['x'], {}]) {
      const answer = await call(ann, password);
      expect(answer.status).toBe(422);
      expect(answer.json.errors[0]).toMatchObject({
        field: 'currentPassword',
        msg: 'Please enter your current password.',
      });
    }
    expect((await call(ann, 'x'.repeat(1001))).json).toEqual(wrong);
    expect(await contentOf(t.db)).toBe(before);
    expect(await Promise.all([ann, other].map(isIn))).toEqual([true, true]);
  });

  it('may be guessed at so often, also at once; then even the right one has to wait', async () => {
    const ann = await t.signedUp();
    const { max, windowMs } = rateLimits.passwordByUser;
    const headers = { 'x-csrf-token': await ann.csrfToken(), 'content-type': 'application/json' };
    const guess = () =>
      ann.send('POST', '/api/account/delete', JSON.stringify({ currentPassword: 'a guess' }), { headers });
    const answers = await Promise.all(Array.from({ length: max + 3 }, guess));
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(max);
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(3);
    expect(refused[0]!.json).toEqual({ message: messages.tooMany });
    expect((await changePassword(ann, NEW_PASSWORD)).status).toBe(429);
    // What ends the session of whoever guesses needs no password.
    expect((await ann.post('/api/account/sessions/end-others')).status).toBe(204);
    t.now += windowMs;
    expect((await changePassword(ann, NEW_PASSWORD)).status).toBe(204);
  });

  it('does not use up the limit when it is right', async () => {
    const ann = await t.signedUp();
    await t.db.deleteFrom('rate_limits').execute();
    for (let time = 0; time < 3; time++) {
      expect((await changeEmail(ann, `often${time}@example.org`)).status).toBe(200);
    }
    const counts = await t.db.selectFrom('rate_limits').select('count').execute();
    expect(counts.every(({ count }) => count === 0)).toBe(true);
    expect(await userIdOf(ann)).toEqual(expect.any(String));
  });

  it('stands in no log', () => {
    for (const secret of [PASSWORD, NEW_PASSWORD]) expect(t.log.join('')).not.toContain(secret);
  });
});
