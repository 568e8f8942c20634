import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { sessionLife, sessionsPerAccount } from '#domain/limits.ts';
import { userIdOf } from '../../testing/account.ts';
import { describeOnEachDatabase, PASSWORD } from '../../testing/app.ts';
import type { Answer } from '../../testing/client.ts';
import { insertMany } from '../../testing/many-rows.ts';

const cookies = (answer: Answer) => [answer.headers['set-cookie'] ?? []].flat().map(String);
const sessionCookie = (answer: Answer) => cookies(answer).find((cookie) => cookie.startsWith('weekwise='));

describeOnEachDatabase('sign-up', { hashesAsInProduction: true }, (t) => {
  it('makes an account, logs in to it, and answers token, message and user', async () => {
    const ann = t.client();
    const answer = await ann.post('/api/auth/signup', { email: '  Ann@Example.org ', password: PASSWORD });
    expect(answer.status).toBe(201);
    expect(Object.keys(answer.json).toSorted()).toEqual(['message', 'token', 'user']);
    expect(answer.json.user).toEqual({
      _id: expect.stringMatching(/^[\da-f]{8}-[\da-f]{4}-7/),
      email: 'Ann@Example.org',
      timeZone: 'UTC',
      singleTimer: false,
      createdAt: new Date(t.now).toISOString(),
    });
    const me = await ann.get('/api/auth/me');
    expect(me.json).toEqual({ user: answer.json.user });
  });

  it('keeps the password as argon2id, with a salt of its own for each account', async () => {
    await t.signedUp('salt1@example.org');
    await t.signedUp('salt2@example.org');
    const rows = await t.db.selectFrom('users').select('password_hash').where('email_key', 'like', 'salt%').execute();
    expect(rows).toHaveLength(2);
    for (const row of rows) expect(row.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(rows[0]).not.toEqual(rows[1]);
  });

  it.each([
    ['7 chars', 'aB3$xyz', 'Password must be at least 8 characters.'],
    ['129 chars', 'x'.repeat(129), 'Password must be at most 128 characters.'],
    ['a common one', 'Password1', 'This password is too common. Please choose another.'],
    ['a common number', '12345678', 'This password is too common. Please choose another.'],
    ['the e-mail', 'Weak@Example.org', 'Password must not be your email address.'],
    ['a NUL', 'abcdefgh\u0000', 'Password contains a character that cannot be stored.'],
    ['half a character', 'abcdefgh\ud800', 'Password contains a character that cannot be stored.'],
    ['nothing', undefined, 'Password is required.'],
    ['a number', 12_345_678, 'Password is required.'],
  ])('refuses %s as password', async (_, password, msg) => {
    const answer = await t.client().post('/api/auth/signup', { email: 'weak@example.org', password });
    expect(answer.status).toBe(422);
    expect(answer.json).toEqual({ message: msg, errors: [{ field: 'password', param: 'password', msg }] });
  });

  it.each([
    ['8 uncommon small letters', 'vkqzwxjy'],
    ['128 chars', 'ab'.repeat(64)],
    ['Unicode', 'Grüße aus 東京 🗼'],
    ['128 emoji', '🗼'.repeat(128)],
    ['blanks at the edges', '  padded pass  '],
  ])('takes %s as password, and only exactly that', async (name, password) => {
    const email = `${name.replaceAll(/\W/g, '')}@example.org`;
    expect((await t.client().post('/api/auth/signup', { email, password })).status).toBe(201);
    const login = (text: string) => t.client().post('/api/auth/login', { email, password: text });
    expect((await login(password)).status).toBe(200);
    expect((await login(password.slice(0, -1))).status).toBe(401);
    expect((await login(`${password} `)).status).toBe(401);
    if (password.trim() !== password) expect((await login(password.trim())).status).toBe(401);
    if (password.toUpperCase() !== password) expect((await login(password.toUpperCase())).status).toBe(401);
  });

  it.each([
    'plain',
    'a b@example.org',
    'full＠example.org',
    'bücher@example.org',
    'ann@bücher.example',
    'a@b',
    'a@-x.org',
    `${'a'.repeat(65)}@example.org`,
    `${'a'.repeat(60)}@${'b.'.repeat(100)}org`,
    'a@example.org\nbcc: x@example.org',
    'a\u0000@example.org',
    '',
    null,
    ['a@example.org'],
    { $ne: '' },
  ])('refuses %j as e-mail', async (email) => {
    const answer = await t.client().post('/api/auth/signup', { email, password: PASSWORD });
    expect(answer.status).toBe(422);
    expect(answer.json.errors).toEqual([{ field: 'email', param: 'email', msg: 'Invalid email format' }]);
  });

  it('takes an e-mail of 254 characters, and none that is longer', async () => {
    const host = `${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.${'e'.repeat(2)}.org`;
    const longest = `${'a'.repeat(254 - 1 - host.length)}@${host}`;
    expect(longest).toHaveLength(254);
    const signup = (email: string) => t.client().post('/api/auth/signup', { email, password: PASSWORD });
    expect((await signup(longest)).status).toBe(201);
    expect((await signup(longest.replace('.org', '.orga'))).status).toBe(422);
  });

  it('one address is one account, however it is spelt', async () => {
    await t.signedUp('Twice@Example.org');
    const answer = await t.client().post('/api/auth/signup', { email: ' tWICE@example.ORG', password: PASSWORD });
    expect(answer.status).toBe(409);
    expect(answer.json.errors[0]).toMatchObject({ field: 'email', msg: 'An account with this email already exists.' });
  });

  it('of 20 sign-ups at once for one address one succeeds', async () => {
    const tries = Array.from({ length: 20 }, () =>
      t.client().post('/api/auth/signup', { email: 'race@example.org', password: PASSWORD }),
    );
    const statuses = (await Promise.all(tries)).map((answer) => answer.status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(19);
    const rows = await t.db.selectFrom('users').select('id').where('email_key', '=', 'race@example.org').execute();
    expect(rows).toHaveLength(1);
  });

  it.each([
    ['a megabyte of password', { email: 'big@example.org', password: 'x'.repeat(1_000_000) }, 413],
    ['a password as long as a body may be', { email: 'big@example.org', password: 'x'.repeat(250_000) }, 422],
    ['an e-mail of 10,000 characters', { email: `${'x'.repeat(10_000)}@example.org`, password: PASSWORD }, 422],
    ['an e-mail that nearly is one', { email: `${'a@'.repeat(25_000)}example.org`, password: PASSWORD }, 422],
    ['a host that nearly is one', { email: `a@${'a-'.repeat(25_000)}.org`, password: PASSWORD }, 422],
  ])('and log-in refuse %s at once, without hashing it', async (_, body, status) => {
    const client = t.client();
    const headers = { 'x-csrf-token': await client.csrfToken(), 'content-type': 'application/json' };
    const payload = JSON.stringify(body);
    for (const path of ['/api/auth/signup', '/api/auth/login']) {
      const times: number[] = [];
      for (let time = 0; time < 3; time++) {
        // Of all threads: a hash is made in another.
        const before = process.cpuUsage();
        expect((await client.send('POST', path, payload, { headers })).status).toBe(status);
        const { user, system } = process.cpuUsage(before);
        times.push((user + system) / 1000);
      }
      // Whoever is first has everything compiled.
      expect(Math.min(...times)).toBeLessThan(50);
    }
  });

  it('takes nothing from the body but e-mail and password', async () => {
    const given = { _id: 'x', id: 'x', role: 'admin', createdAt: '2020-01-01T00:00:00.000Z', timeZone: 'Asia/Tokyo' };
    const answer = await t
      .client()
      .post('/api/auth/signup', { email: 'mass@example.org', password: PASSWORD, ...given });
    expect(answer.status).toBe(201);
    expect(answer.json.user).toMatchObject({ timeZone: 'UTC', createdAt: new Date(t.now).toISOString() });
    expect(answer.json.user).not.toHaveProperty('role');
  });
});

describeOnEachDatabase('log-in', { hashesAsInProduction: true }, (t) => {
  it('answers user and message, whatever the case of the e-mail', async () => {
    await t.signedUp('ann@example.org');
    const answer = await t.client().post('/api/auth/login', { email: 'ANN@example.org', password: PASSWORD });
    expect(answer.status).toBe(200);
    expect(answer.json).toEqual({
      user: expect.objectContaining({ email: 'ann@example.org' }),
      message: 'Welcome back.',
    });
  });

  // A busy machine is not a leak; a leak is there at every try.
  it('does not tell a wrong password from an unknown e-mail, in words or in time', { retry: 3 }, async () => {
    const ROUNDS = 30;
    const series = randomUUID();
    await t.signedUp(`known${series}@example.org`);
    const times = { known: [] as number[], unknown: [] as number[] };
    const answers: Record<string, Answer> = {};
    const client = t.client();
    const headers = { 'x-csrf-token': await client.csrfToken(), 'content-type': 'application/json' };
    for (let round = 0; round < ROUNDS; round++) {
      for (const who of ['known', 'unknown'] as const) {
        const body = JSON.stringify({ email: `${who}${series}@example.org`, password: 'wrong password' });
        // From elsewhere each time: how many may come from one address is a test of its own.
        const from = { headers, remoteAddress: `203.0.113.${round}` };
        const began = performance.now();
        answers[who] = await client.send('POST', '/api/auth/login', body, from);
        times[who].push(performance.now() - began);
        expect(answers[who].status).toBe(401);
      }
    }
    expect(answers['known']!.json).toEqual({
      message: 'Email or password is incorrect.',
      errors: [{ field: 'password', param: 'password', msg: 'Email or password is incorrect.' }],
    });
    expect(answers['unknown']!.text).toBe(answers['known']!.text);
    expect(Object.keys(answers['unknown']!.headers)).toEqual(Object.keys(answers['known']!.headers));
    const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;
    const ratio = median(times.known) / median(times.unknown);
    expect(ratio).toBeGreaterThan(0.8);
    expect(ratio).toBeLessThan(1.25);
  });

  it('starts a new session and ends the one the browser had', async () => {
    const ann = await t.signedUp('again@example.org');
    const before = ann.copy();
    await ann.post('/api/auth/login', { email: 'again@example.org', password: PASSWORD });
    expect(ann.cookies.get('weekwise')).not.toBe(before.cookies.get('weekwise'));
    expect((await ann.get('/api/auth/me')).status).toBe(200);
    expect((await before.get('/api/auth/me')).status).toBe(401);
  });

  it('adopts no session id that was planted', async () => {
    await t.signedUp('victim@example.org');
    const planted = 'A'.repeat(43);
    const victim = t.client();
    victim.cookies.set('weekwise', planted);
    const token = await victim.csrfToken();
    expect(victim.cookies.get('weekwise')).not.toBe(planted);
    const beforeLogin = victim.copy();
    await victim.send('POST', '/api/auth/login', JSON.stringify({ email: 'victim@example.org', password: PASSWORD }), {
      headers: { 'x-csrf-token': token, 'content-type': 'application/json' },
    });
    expect((await victim.get('/api/auth/me')).status).toBe(200);
    expect((await beforeLogin.get('/api/auth/me')).status).toBe(401);
    expect(await victim.csrfToken()).not.toBe(token);
  });
});

describeOnEachDatabase('a log-in under way', { hashesAsInProduction: true }, (t) => {
  /** Sends the log-in, and does something while its password is being verified. */
  async function during(email: string, act: () => Promise<unknown>): Promise<Answer> {
    const login = t.client().post('/api/auth/login', { email, password: PASSWORD });
    await new Promise((resolve) => setTimeout(resolve, 15));
    await act();
    return login;
  }

  it('is refused when the password changes meanwhile, and leaves no session', async () => {
    await t.signedUp('changing@example.org');
    const { password_hash } = await t.db
      .selectFrom('users')
      .select('password_hash')
      .where('email_key', '=', 'changing@example.org')
      .executeTakeFirstOrThrow();
    const at = password_hash.length - 10;
    const otherHash = `${password_hash.slice(0, at)}${password_hash[at] === 'A' ? 'B' : 'A'}${password_hash.slice(at + 1)}`;
    // The hash of another password: also where the log-in reads it after the change, it is refused.
    const changed = () =>
      t.db
        .updateTable('users')
        .set({ password_hash: otherHash })
        .where('email_key', '=', 'changing@example.org')
        .execute();
    await t.db.deleteFrom('sessions').execute();
    expect((await during('changing@example.org', changed)).status).toBe(401);
    expect(await t.db.selectFrom('sessions').selectAll().execute()).toEqual([]);
  });

  it('is refused when the account is deleted meanwhile', async () => {
    await t.signedUp('deleted@example.org');
    const deleted = () => t.db.deleteFrom('users').where('email_key', '=', 'deleted@example.org').execute();
    expect((await during('deleted@example.org', deleted)).status).toBe(401);
  });
});

describeOnEachDatabase('session', {}, (t) => {
  it('is a cookie that scripts cannot read and other sites cannot send', async () => {
    const answer = await t.client().post('/api/auth/signup', { email: 'cookie@example.org', password: PASSWORD });
    const attributes = sessionCookie(answer)!.split('; ').slice(1);
    expect(attributes.toSorted()).toEqual(['HttpOnly', 'Max-Age=2592000', 'Path=/', 'SameSite=Lax']);
  });

  it('ends at log-out, also for a copy of the cookie; logging out twice or without a session changes nothing', async () => {
    const ann = await t.signedUp();
    const copy = ann.copy();
    const answer = await ann.post('/api/auth/logout');
    expect(answer.status).toBe(204);
    expect(sessionCookie(answer)).toMatch(/^weekwise=; Max-Age=0; Path=\//);
    expect((await copy.get('/api/auth/me')).status).toBe(401);
    expect((await ann.post('/api/auth/logout')).status).toBe(204);
    expect((await t.client().post('/api/auth/logout')).status).toBe(204);
  });

  it('dies after 30 days without use, to the second', async () => {
    const ann = await t.signedUp();
    const copy = ann.copy();
    const began = t.now;
    t.now = began + sessionLife.idleMs;
    expect((await copy.get('/api/auth/me')).status).toBe(401);
    t.now = began + sessionLife.idleMs - 1000;
    expect((await ann.get('/api/auth/me')).status).toBe(200);
  });

  it('lives on with use, and 20 requests at the edge of renewal all pass', async () => {
    const ann = await t.signedUp();
    for (let day = 0; day < 5; day++) {
      t.now += 29 * 24 * 60 * 60_000;
      const answers = await Promise.all(Array.from({ length: 20 }, () => ann.get('/api/auth/me')));
      expect(answers.map((answer) => answer.status)).toEqual(Array(20).fill(200));
      expect(answers.some((answer) => sessionCookie(answer)?.includes('Max-Age=2592000'))).toBe(true);
    }
  });

  it('dies at 180 days of age however much it was used', async () => {
    const ann = await t.signedUp();
    const began = t.now;
    while (t.now + sessionLife.idleMs < began + sessionLife.absoluteMs) {
      t.now += sessionLife.idleMs - 1000;
      expect((await ann.get('/api/auth/me')).status).toBe(200);
    }
    t.now = began + sessionLife.absoluteMs - 1000;
    expect((await ann.get('/api/auth/me')).status).toBe(200);
    t.now = began + sessionLife.absoluteMs;
    expect((await ann.get('/api/auth/me')).status).toBe(401);
  });

  it('ends when the account has opened a hundred others since, also at the same time', async () => {
    const email = 'many@example.org';
    const ann = await t.signedUp(email);
    t.now++;
    const userId = await userIdOf(ann);
    const of = sql`'h' || n, 'id ' || n, ${sql.lit(t.now)}, ${sql.lit(t.now)}, ${sql.lit(t.now + 1000)}, ''`;
    const columns = 'token_hash, id, created_at, last_used_at, expires_at, user_agent';
    await insertMany(t.db, userId, 'sessions', columns, sessionsPerAccount - 2, of);
    const login = () => t.client().post('/api/auth/login', { email, password: PASSWORD });
    expect((await login()).status).toBe(200);
    expect((await ann.get('/api/auth/me')).status).toBe(200);
    expect((await Promise.all([login(), login(), login()])).map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await ann.get('/api/auth/me')).status).toBe(401);
    const open = await t.db.selectFrom('sessions').select('id').where('user_id', '=', userId).execute();
    expect(open).toHaveLength(sessionsPerAccount);
  });

  it('is gone with its account', async () => {
    const ann = await t.signedUp('gone@example.org');
    await t.db.deleteFrom('users').where('email_key', '=', 'gone@example.org').execute();
    expect((await ann.get('/api/auth/me')).status).toBe(401);
    expect(
      await t.db
        .selectFrom('sessions')
        .selectAll()
        .where('user_id', 'not in', t.db.selectFrom('users').select('id'))
        .execute(),
    ).toEqual([]);
  });
});

describeOnEachDatabase('behind https', { env: { PUBLIC_URL: 'https://weekwise.example' } }, (t) => {
  it('cookies are Secure and bound to the host, and browsers are told to stay on https', async () => {
    const answer = await t.client().post('/api/auth/signup', { email: 'tls@example.org', password: PASSWORD });
    const session = cookies(answer).find((cookie) => cookie.startsWith('__Host-weekwise='))!;
    expect(session.split('; ').slice(1).toSorted()).toEqual([
      'HttpOnly',
      'Max-Age=2592000',
      'Path=/',
      'SameSite=Lax',
      'Secure',
    ]);
    expect(answer.headers['strict-transport-security']).toMatch(/max-age=31536000/);
  });
});

describeOnEachDatabase('GET /api/csrf-token', {}, (t) => {
  it('says whether there is a session, and sets no cookie where there is one', async () => {
    const visitor = await t.client().get('/api/csrf-token');
    expect(visitor.json).toEqual({ csrfToken: expect.any(String), signedIn: false });
    expect(sessionCookie(visitor)).toMatch(/; Path=\/; HttpOnly; SameSite=Lax$/);
    const ann = await t.signedUp();
    const answer = await ann.get('/api/csrf-token');
    expect(answer.json).toEqual({ csrfToken: expect.any(String), signedIn: true });
    expect(cookies(answer)).toEqual([]);
  });
});
