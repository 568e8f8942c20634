import { expect, it } from 'vitest';
import { errorMessages } from '#contract/schema/errors.ts';
import { rateLimits } from '#domain/limits.ts';
import { type TestApp, describeOnEachDatabase, PASSWORD } from '#server/testing/app.ts';
import { deleteExpiredRows } from '#server/db/cleanup/expired-rows.ts';
import { createRateLimiter } from './rate-limiter.ts';
import { loadSigner } from '../security/signer.ts';

async function consumeAttempts(t: TestApp, limit: keyof typeof rateLimits, subject: string, count: number) {
  const limiter = createRateLimiter(t.db, await loadSigner(t.db));
  for (let n = 0; n < count; n++) await limiter.consume(limit, subject, t.now);
}

const wrongPassword = { password: 'not the password' };

describeOnEachDatabase('login limits', {}, (t) => {
  const login = (email: string, password: string, remoteAddress = '203.0.113.7', client = t.createClient()) =>
    client.post('/api/auth/login', { email, password }, { remoteAddress });

  it('count concurrent guesses at one account from one address, and reject those beyond the limit with 429 (RL-01, RL-02)', async () => {
    await t.signUp('guessed@example.org');
    const { max, windowMs } = rateLimits.loginByIpAndAccount;
    const responses = await Promise.all(
      Array.from({ length: max + 10 }, () => login('guessed@example.org', wrongPassword.password)),
    );
    const statuses = responses.map((response) => response.status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(max);
    expect(statuses.filter((status) => status === 429)).toHaveLength(10);
    const rejected = responses.find((response) => response.status === 429)!;
    expect(rejected.json).toEqual({ message: errorMessages.tooManyRequests });
    expect(Number(rejected.headers['retry-after'])).toBe(windowMs / 1000);
  });

  it('cannot be evaded by headers', async () => {
    const headers = { 'x-forwarded-for': '198.51.100.9', 'x-real-ip': '198.51.100.9', forwarded: 'for=198.51.100.9' };
    const response = await t
      .createClient()
      .post(
        '/api/auth/login',
        { email: 'guessed@example.org', ...wrongPassword },
        { headers, remoteAddress: '203.0.113.7' },
      );
    expect(response.status).toBe(429);
  });

  it('do not affect the owner at another address', async () => {
    expect((await login('guessed@example.org', PASSWORD, '198.51.100.1')).status).toBe(200);
  });

  it('reset when their window ends', async () => {
    t.now += rateLimits.loginByIpAndAccount.windowMs;
    expect((await login('guessed@example.org', PASSWORD)).status).toBe(200);
  });

  it('do not lock out a known device when others exceed them, until the password changes (RL-02)', async () => {
    const shared = await t.signUp('first@example.org');
    await shared.post('/api/auth/signup', { email: 'second@example.org', password: PASSWORD });
    const address = '192.0.2.20';
    for (const email of ['first@example.org', 'second@example.org']) {
      await consumeAttempts(t, 'loginByIpAndAccount', `${email} ${address}`, rateLimits.loginByIpAndAccount.max);
      expect((await login(email, PASSWORD, address)).status).toBe(429);
      expect((await login(email, PASSWORD, address, shared)).status).toBe(200);
    }
    // Simulates a password change.
    const { password_hash } = await t.db
      .selectFrom('users')
      .select('password_hash')
      .where('email_key', '=', 'second@example.org')
      .executeTakeFirstOrThrow();
    await t.db.updateTable('users').set({ password_hash }).where('email_key', '=', 'first@example.org').execute();
    expect((await login('first@example.org', PASSWORD, address, shared)).status).toBe(429);
  });

  it('do not lock the account after many concurrent logins with the right password', async () => {
    await t.signUp('parallel@example.org');
    const responses = await Promise.all(
      Array.from({ length: 30 }, () => login('parallel@example.org', PASSWORD, '192.0.2.30')),
    );
    expect(responses.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(
      rateLimits.loginByIpAndAccount.max,
    );
    expect((await login('parallel@example.org', PASSWORD, '192.0.2.30')).status).toBe(200);
  });

  it('give a known device its own limit, but only for the account that it has logged in to', async () => {
    const owner = await t.signUp('device@example.org');
    const { max } = rateLimits.loginByDevice;
    for (let guess = 0; guess < max; guess++) {
      expect((await login('device@example.org', wrongPassword.password, '192.0.2.2', owner)).status).toBe(401);
    }
    expect((await login('device@example.org', wrongPassword.password, '192.0.2.2', owner)).status).toBe(429);
    const other = await t.signUp('other@example.org');
    for (let guess = 0; guess <= rateLimits.loginByIpAndAccount.max; guess++) {
      await login('device@example.org', wrongPassword.password, '192.0.2.3', other);
    }
    expect((await login('device@example.org', PASSWORD, '192.0.2.3', other)).status).toBe(429);
  });

  it('do not count logins with the right password', async () => {
    await t.signUp('often@example.org');
    for (let n = 0; n <= rateLimits.loginByIpAndAccount.max; n++) {
      expect((await login('often@example.org', PASSWORD, '192.0.2.4')).status).toBe(200);
    }
  });

  it('count the attempts of one address across all accounts (RL-01)', async () => {
    await consumeAttempts(t, 'loginByIp', '192.0.2.5', rateLimits.loginByIp.max - 1);
    expect((await login('nobody1@example.org', 'x', '192.0.2.5')).status).toBe(401);
    expect((await login('nobody@example.org', 'x', '192.0.2.5')).status).toBe(429);
    expect((await login('nobody@example.org', 'x', '192.0.2.6')).status).toBe(401);
  });
});

describeOnEachDatabase('the login limit behind a trusted proxy', { env: { TRUST_PROXY: '10.0.0.0/8' } }, (t) => {
  const login = (remoteAddress: string, forwardedFor: string) =>
    t
      .createClient()
      .post(
        '/api/auth/login',
        { email: 'shared@example.org', ...wrongPassword },
        { remoteAddress, headers: { 'x-forwarded-for': forwardedFor } },
      );

  it('counts each client separately, and cannot be evaded by extending the header (RL-01)', async () => {
    const { max } = rateLimits.loginByIpAndAccount;
    for (let guess = 0; guess < max; guess++) await login('10.0.0.1', `192.0.2.${guess}, 203.0.113.1`);
    expect((await login('10.0.0.1', '192.0.2.250, 203.0.113.1')).status).toBe(429);
    expect((await login('10.0.0.1', '203.0.113.2')).status).toBe(401);
    expect((await login('203.0.113.9', '203.0.113.1')).status).toBe(401);
  });

  it('treats all notations of an address as one client (RL-02)', async () => {
    const notations = [
      '203.0.113.77',
      '203.0.113.77:4711',
      '203.000.113.077',
      '::ffff:203.0.113.77',
      '::FFFF:203.0.113.77',
      '::ffff:cb00:714d',
      '0:0:0:0:0:ffff:cb00:714d',
      '0000:0000:0000:0000:0000:ffff:203.0.113.77',
      '[::ffff:203.0.113.77]:4711',
      '::ffff:203.0.113.77%eth0',
    ];
    const statuses: number[] = [];
    for (let guess = 0; guess < 60; guess++) {
      statuses.push((await login('10.0.0.1', notations[guess % notations.length]!)).status);
    }
    expect(statuses.filter((status) => status === 401)).toHaveLength(rateLimits.loginByIpAndAccount.max);
  });
});

describeOnEachDatabase('sign-up limits', {}, (t) => {
  it('count the accounts created from one address, not invalid attempts (RL-01)', async () => {
    const { max, windowMs } = rateLimits.signupByIp;
    await t
      .createClient()
      .post('/api/auth/signup', { email: 'wrong', password: 'short' }, { remoteAddress: '192.0.2.1' });
    await consumeAttempts(t, 'signupByIp', '192.0.2.1', max - 1);
    const signup = (email: string) =>
      t.createClient().post('/api/auth/signup', { email, password: PASSWORD }, { remoteAddress: '192.0.2.1' });
    expect((await signup('last@example.org')).status).toBe(201);
    const rejected = await signup('toomany@example.org');
    expect(rejected.status).toBe(429);
    expect(rejected.headers['retry-after']).toBe(String(windowMs / 1000));
  });

  it('take a refund into account on other servers within a second', async () => {
    const signer = await loadSigner(t.db);
    const [limiter, otherLimiter] = [createRateLimiter(t.db, signer), createRateLimiter(t.db, signer)];
    const consume = (on: typeof limiter, now: number) => on.consume('signupByIp', '192.0.2.7', now);
    const { max, windowMs } = rateLimits.signupByIp;
    for (let n = 0; n < max; n++) await consume(limiter, t.now);
    const rejected = { status: 429, retryAfterSec: windowMs / 1000 };
    await expect(consume(otherLimiter, t.now)).rejects.toMatchObject(rejected);
    for (let n = 0; n < max; n++) await limiter.refund('signupByIp', '192.0.2.7');
    await expect(consume(otherLimiter, t.now)).rejects.toMatchObject(rejected);
    expect(await consume(otherLimiter, t.now + 1000)).toBe(2);
  });
});

describeOnEachDatabase('stored limits', {}, (t) => {
  it('are deleted by the cleanup once their window has ended', async () => {
    for (const limit of ['loginByIp', 'signupByIp'] as const) await consumeAttempts(t, limit, '192.0.2.9', 1);
    await deleteExpiredRows(t.db, t.now + rateLimits.signupByIp.windowMs);
    expect(await t.db.selectFrom('rate_limits').selectAll().execute()).toEqual([]);
  });
});
