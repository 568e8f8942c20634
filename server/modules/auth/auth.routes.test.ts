import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { describeOnEachDatabase, PASSWORD } from '#server/testing/app.ts';
import type { TestResponse } from '#server/testing/client.ts';

describeOnEachDatabase('sign-up', { usesProductionHashCost: true }, (t) => {
  it('creates an account, logs in, and returns a token, a message and the user', async () => {
    const ann = t.createClient();
    const response = await ann.post('/api/auth/signup', { email: '  Ann@Example.org ', password: PASSWORD });
    expect(response.status).toBe(201);
    expect(Object.keys(response.json).toSorted()).toEqual(['message', 'token', 'user']);
    expect(response.json.user).toEqual({
      _id: expect.stringMatching(/^[\da-f]{8}-[\da-f]{4}-7/),
      email: 'Ann@Example.org',
      timeZone: 'UTC',
      singleTimer: false,
      dateFormat: 'auto',
      timeFormat: 'auto',
      createdAt: new Date(t.now).toISOString(),
    });
    const me = await ann.get('/api/auth/me');
    expect(me.json).toEqual({ user: response.json.user });
  });

  it.each([
    ['Europe/Berlin', 'Europe/Berlin'],
    ['america/new_york', 'America/New_York'],
    ['UTC', 'UTC'],
  ])('starts the account in the time zone of the browser: %s', async (timeZone, stored) => {
    const email = `${timeZone.replaceAll(/\W/g, '')}@zone.example.org`;
    const response = await t.createClient().post('/api/auth/signup', { email, password: PASSWORD, timeZone });
    expect([response.status, response.json.user.timeZone]).toEqual([201, stored]);
  });

  it.each(['Mars/Olympus', '+01:00', '', 5, null])('rejects the unknown time zone %j', async (timeZone) => {
    const account = { email: 'lost@example.org', password: PASSWORD };
    const response = await t.createClient().post('/api/auth/signup', { ...account, timeZone });
    expect(response.status).toBe(422);
    const msg = 'Please choose a time zone from the list.';
    expect(response.json.errors).toEqual([{ field: 'timeZone', param: 'timeZone', msg }]);
    expect((await t.createClient().post('/api/auth/login', account)).status).toBe(401);
  });

  it('stores the password as argon2id with a separate salt for each account (AN-01)', async () => {
    await t.signUp('salt1@example.org');
    await t.signUp('salt2@example.org');
    const rows = await t.db.selectFrom('users').select('password_hash').where('email_key', 'like', 'salt%').execute();
    expect(rows).toHaveLength(2);
    for (const row of rows) expect(row.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(rows[0]).not.toEqual(rows[1]);
  });

  it.each([
    ['7 characters', 'aB3$xyz', 'Password must be at least 8 characters.'],
    ['129 characters', 'x'.repeat(129), 'Password must be at most 128 characters.'],
    ['a common word', 'Password1', 'This password is too common. Please choose another.'],
    ['a common number', '12345678', 'This password is too common. Please choose another.'],
    ['the email address', 'Weak@Example.org', 'Password must not be your email address.'],
    ['a NUL character', 'abcdefgh\u0000', 'Password contains a character that cannot be stored.'],
    ['a lone surrogate', 'abcdefgh\ud800', 'Password contains a character that cannot be stored.'],
    ['missing', undefined, 'Password is required.'],
    ['a number', 12_345_678, 'Password is required.'],
  ])('rejects a password: %s (AN-02)', async (_, password, msg) => {
    const response = await t.createClient().post('/api/auth/signup', { email: 'weak@example.org', password });
    expect(response.status).toBe(422);
    expect(response.json).toEqual({ message: msg, errors: [{ field: 'password', param: 'password', msg }] });
  });

  it.each([
    ['8 uncommon lowercase letters', 'vkqzwxjy'],
    ['128 characters', 'ab'.repeat(64)],
    ['Unicode', 'Grüße aus 東京 🗼'],
    ['128 emoji', '🗼'.repeat(128)],
    ['leading and trailing spaces', '  padded pass  '],
  ])('accepts a password and compares it exactly: %s (AN-02)', async (name, password) => {
    const email = `${name.replaceAll(/\W/g, '')}@example.org`;
    expect((await t.createClient().post('/api/auth/signup', { email, password })).status).toBe(201);
    const login = (text: string) => t.createClient().post('/api/auth/login', { email, password: text });
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
  ])('rejects %j as an email address (AN-05, EM-03)', async (email) => {
    const response = await t.createClient().post('/api/auth/signup', { email, password: PASSWORD });
    expect(response.status).toBe(422);
    expect(response.json.errors).toEqual([{ field: 'email', param: 'email', msg: 'Invalid email format' }]);
  });

  it('accepts an email address of 254 characters, but not a longer one', async () => {
    const host = `${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.${'e'.repeat(2)}.org`;
    const longest = `${'a'.repeat(254 - 1 - host.length)}@${host}`;
    expect(longest).toHaveLength(254);
    const signup = (email: string) => t.createClient().post('/api/auth/signup', { email, password: PASSWORD });
    expect((await signup(longest)).status).toBe(201);
    expect((await signup(longest.replace('.org', '.orga'))).status).toBe(422);
  });

  it('rejects an address that is already taken, regardless of case (AN-05)', async () => {
    await t.signUp('Twice@Example.org');
    const response = await t
      .createClient()
      .post('/api/auth/signup', { email: ' tWICE@example.ORG', password: PASSWORD });
    expect(response.status).toBe(409);
    expect(response.json.errors[0]).toMatchObject({
      field: 'email',
      msg: 'An account with this email already exists.',
    });
  });

  it('lets only one of 20 concurrent sign-ups with the same address succeed (AN-05)', async () => {
    const requests = Array.from({ length: 20 }, () =>
      t.createClient().post('/api/auth/signup', { email: 'race@example.org', password: PASSWORD }),
    );
    const statuses = (await Promise.all(requests)).map((response) => response.status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(19);
    const rows = await t.db.selectFrom('users').select('id').where('email_key', '=', 'race@example.org').execute();
    expect(rows).toHaveLength(1);
  });

  it.each([
    ['a megabyte of password', { email: 'big@example.org', password: 'x'.repeat(1_000_000) }, 413],
    ['a password as long as a body may be', { email: 'big@example.org', password: 'x'.repeat(250_000) }, 422],
    ['an email address of 10,000 characters', { email: `${'x'.repeat(10_000)}@example.org`, password: PASSWORD }, 422],
    ['an almost valid long email address', { email: `${'a@'.repeat(25_000)}example.org`, password: PASSWORD }, 422],
    ['an almost valid long host', { email: `a@${'a-'.repeat(25_000)}.org`, password: PASSWORD }, 422],
  ])('and login reject %s without hashing it (AN-03)', async (_, body, status) => {
    const client = t.createClient();
    const headers = { 'x-csrf-token': await client.csrfToken(), 'content-type': 'application/json' };
    const payload = JSON.stringify(body);
    for (const path of ['/api/auth/signup', '/api/auth/login']) {
      const cpuMs: number[] = [];
      for (let attempt = 0; attempt < 3; attempt++) {
        // Measures the CPU time of all threads, because hashing runs in another one.
        const before = process.cpuUsage();
        expect((await client.send('POST', path, payload, { headers })).status).toBe(status);
        const { user, system } = process.cpuUsage(before);
        cpuMs.push((user + system) / 1000);
      }
      // The first request includes the time for compilation.
      expect(Math.min(...cpuMs)).toBeLessThan(50);
    }
  });

  it('ignores all other fields of the body', async () => {
    const extraFields = {
      _id: 'x',
      id: 'x',
      role: 'admin',
      createdAt: '2020-01-01T00:00:00.000Z',
      singleTimer: true,
    };
    const response = await t
      .createClient()
      .post('/api/auth/signup', { email: 'mass@example.org', password: PASSWORD, ...extraFields });
    expect(response.status).toBe(201);
    expect(response.json.user).toMatchObject({ singleTimer: false, createdAt: new Date(t.now).toISOString() });
    expect(response.json.user).not.toHaveProperty('role');
  });
});

describeOnEachDatabase('login', { usesProductionHashCost: true }, (t) => {
  it('returns the user and a message, regardless of the case of the address', async () => {
    await t.signUp('ann@example.org');
    const response = await t.createClient().post('/api/auth/login', { email: 'ANN@example.org', password: PASSWORD });
    expect(response.status).toBe(200);
    expect(response.json).toEqual({
      user: expect.objectContaining({ email: 'ann@example.org' }),
      message: 'Welcome back.',
    });
  });

  // Retried because a busy machine can distort the timing; a real leak would fail every time.
  it(
    'does not distinguish a wrong password from an unknown address, in content or timing (AN-04)',
    { retry: 3 },
    async () => {
      const ROUNDS = 30;
      const series = randomUUID();
      await t.signUp(`known${series}@example.org`);
      const times = { known: [] as number[], unknown: [] as number[] };
      const responses: Record<string, TestResponse> = {};
      const client = t.createClient();
      const headers = { 'x-csrf-token': await client.csrfToken(), 'content-type': 'application/json' };
      for (let round = 0; round < ROUNDS; round++) {
        for (const who of ['known', 'unknown'] as const) {
          const body = JSON.stringify({ email: `${who}${series}@example.org`, password: 'wrong password' });
          // Each round has a different IP address, to stay below the rate limit.
          const from = { headers, remoteAddress: `203.0.113.${round}` };
          const began = performance.now();
          responses[who] = await client.send('POST', '/api/auth/login', body, from);
          times[who].push(performance.now() - began);
          expect(responses[who].status).toBe(401);
        }
      }
      expect(responses['known']!.json).toEqual({
        message: 'Email or password is incorrect.',
        errors: [{ field: 'password', param: 'password', msg: 'Email or password is incorrect.' }],
      });
      expect(responses['unknown']!.text).toBe(responses['known']!.text);
      expect(Object.keys(responses['unknown']!.headers)).toEqual(Object.keys(responses['known']!.headers));
      const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;
      const ratio = median(times.known) / median(times.unknown);
      expect(ratio).toBeGreaterThan(0.8);
      expect(ratio).toBeLessThan(1.25);
    },
  );

  it('starts a new session and ends the previous one in this browser (SE-03)', async () => {
    const ann = await t.signUp('again@example.org');
    const before = ann.copy();
    await ann.post('/api/auth/login', { email: 'again@example.org', password: PASSWORD });
    expect(ann.cookies.get('weekwise')).not.toBe(before.cookies.get('weekwise'));
    expect((await ann.get('/api/auth/me')).status).toBe(200);
    expect((await before.get('/api/auth/me')).status).toBe(401);
  });

  it('does not adopt a planted session id (SE-03)', async () => {
    await t.signUp('victim@example.org');
    const planted = 'A'.repeat(43);
    const victim = t.createClient();
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

describeOnEachDatabase('a login in progress', { usesProductionHashCost: true }, (t) => {
  /** Sends a login and runs `act` while the password is being verified. */
  async function loginDuring(email: string, act: () => Promise<unknown>): Promise<TestResponse> {
    const login = t.createClient().post('/api/auth/login', { email, password: PASSWORD });
    await new Promise((resolve) => setTimeout(resolve, 15));
    await act();
    return login;
  }

  it('fails if the password is changed, and leaves no session', async () => {
    await t.signUp('changing@example.org');
    const { password_hash } = await t.db
      .selectFrom('users')
      .select('password_hash')
      .where('email_key', '=', 'changing@example.org')
      .executeTakeFirstOrThrow();
    const at = password_hash.length - 10;
    const otherHash = `${password_hash.slice(0, at)}${password_hash[at] === 'A' ? 'B' : 'A'}${password_hash.slice(at + 1)}`;
    // This is the hash of another password, so the login fails even if it reads the hash after the change.
    const changePassword = () =>
      t.db
        .updateTable('users')
        .set({ password_hash: otherHash })
        .where('email_key', '=', 'changing@example.org')
        .execute();
    await t.db.deleteFrom('sessions').execute();
    expect((await loginDuring('changing@example.org', changePassword)).status).toBe(401);
    expect(await t.db.selectFrom('sessions').selectAll().execute()).toEqual([]);
  });

  it('fails if the account is deleted', async () => {
    await t.signUp('deleted@example.org');
    const deleteAccount = () => t.db.deleteFrom('users').where('email_key', '=', 'deleted@example.org').execute();
    expect((await loginDuring('deleted@example.org', deleteAccount)).status).toBe(401);
  });
});
