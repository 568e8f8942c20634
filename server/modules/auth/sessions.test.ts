import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { sessionLifetime, sessionsPerAccount } from '#domain/limits.ts';
import { describeOnEachDatabase, PASSWORD } from '#server/testing/app.ts';
import type { TestResponse } from '#server/testing/client.ts';
import { getUserId } from '#server/testing/fixtures/factories.ts';
import { insertMany } from '#server/testing/fixtures/insert-many.ts';

const setCookies = (response: TestResponse) => [response.headers['set-cookie'] ?? []].flat().map(String);
const sessionCookie = (response: TestResponse) => setCookies(response).find((cookie) => cookie.startsWith('weekwise='));

describeOnEachDatabase('a session', {}, (t) => {
  it('is a cookie that scripts cannot read and other sites cannot send (SE-01)', async () => {
    const response = await t
      .createClient()
      .post('/api/auth/signup', { email: 'cookie@example.org', password: PASSWORD });
    const attributes = sessionCookie(response)!.split('; ').slice(1);
    expect(attributes.toSorted()).toEqual(['HttpOnly', 'Max-Age=2592000', 'Path=/', 'SameSite=Lax']);
  });

  it('ends at logout, even for copies of the cookie, and a second logout has no effect (SE-04)', async () => {
    const ann = await t.signUp();
    const copy = ann.copy();
    const response = await ann.post('/api/auth/logout');
    expect(response.status).toBe(204);
    expect(sessionCookie(response)).toMatch(/^weekwise=; Max-Age=0; Path=\//);
    expect((await copy.get('/api/auth/me')).status).toBe(401);
    expect((await ann.post('/api/auth/logout')).status).toBe(204);
    expect((await t.createClient().post('/api/auth/logout')).status).toBe(204);
  });

  it('expires after exactly 30 days without use (SE-05)', async () => {
    const ann = await t.signUp();
    const copy = ann.copy();
    const began = t.now;
    t.now = began + sessionLifetime.idleMs;
    expect((await copy.get('/api/auth/me')).status).toBe(401);
    t.now = began + sessionLifetime.idleMs - 1000;
    expect((await ann.get('/api/auth/me')).status).toBe(200);
  });

  it('is renewed when it is used, even by 20 concurrent requests (SE-05)', async () => {
    const ann = await t.signUp();
    for (let renewal = 0; renewal < 5; renewal++) {
      t.now += 29 * 24 * 60 * 60_000;
      const responses = await Promise.all(Array.from({ length: 20 }, () => ann.get('/api/auth/me')));
      expect(responses.map((response) => response.status)).toEqual(Array(20).fill(200));
      expect(responses.some((response) => sessionCookie(response)?.includes('Max-Age=2592000'))).toBe(true);
    }
  });

  it('expires after exactly 180 days, even if it is used (SE-05)', async () => {
    const ann = await t.signUp();
    const began = t.now;
    while (t.now + sessionLifetime.idleMs < began + sessionLifetime.absoluteMs) {
      t.now += sessionLifetime.idleMs - 1000;
      expect((await ann.get('/api/auth/me')).status).toBe(200);
    }
    t.now = began + sessionLifetime.absoluteMs - 1000;
    expect((await ann.get('/api/auth/me')).status).toBe(200);
    t.now = began + sessionLifetime.absoluteMs;
    expect((await ann.get('/api/auth/me')).status).toBe(401);
  });

  it('ends once the account has a hundred newer ones, even if they start concurrently', async () => {
    const email = 'many@example.org';
    const ann = await t.signUp(email);
    t.now++;
    const userId = await getUserId(ann);
    const values = sql`'h' || n, 'id ' || n, ${sql.lit(t.now)}, ${sql.lit(t.now)}, ${sql.lit(t.now + 1000)}, ''`;
    const columns = 'token_hash, id, created_at, last_used_at, expires_at, user_agent';
    await insertMany(t.db, userId, 'sessions', columns, sessionsPerAccount - 2, values);
    const login = () => t.createClient().post('/api/auth/login', { email, password: PASSWORD });
    expect((await login()).status).toBe(200);
    expect((await ann.get('/api/auth/me')).status).toBe(200);
    expect((await Promise.all([login(), login(), login()])).map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await ann.get('/api/auth/me')).status).toBe(401);
    const open = await t.db.selectFrom('sessions').select('id').where('user_id', '=', userId).execute();
    expect(open).toHaveLength(sessionsPerAccount);
  });

  it('is deleted with its account', async () => {
    const ann = await t.signUp('removed@example.org');
    await t.db.deleteFrom('users').where('email_key', '=', 'removed@example.org').execute();
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

describeOnEachDatabase('a server behind HTTPS', { env: { PUBLIC_URL: 'https://weekwise.example' } }, (t) => {
  it('sets Secure, host-bound cookies and HSTS (SE-01)', async () => {
    const response = await t.createClient().post('/api/auth/signup', { email: 'tls@example.org', password: PASSWORD });
    const session = setCookies(response).find((cookie) => cookie.startsWith('__Host-weekwise='))!;
    expect(session.split('; ').slice(1).toSorted()).toEqual([
      'HttpOnly',
      'Max-Age=2592000',
      'Path=/',
      'SameSite=Lax',
      'Secure',
    ]);
    expect(response.headers['strict-transport-security']).toMatch(/max-age=31536000/);
  });
});

describeOnEachDatabase('GET /api/csrf-token', {}, (t) => {
  it('reports whether there is a session, and sets a cookie only if there is none', async () => {
    const visitor = await t.createClient().get('/api/csrf-token');
    expect(visitor.json).toEqual({ csrfToken: expect.any(String), signedIn: false });
    expect(sessionCookie(visitor)).toMatch(/; Path=\/; HttpOnly; SameSite=Lax$/);
    const ann = await t.signUp();
    const response = await ann.get('/api/csrf-token');
    expect(response.json).toEqual({ csrfToken: expect.any(String), signedIn: true });
    expect(setCookies(response)).toEqual([]);
  });
});
