import { expect, it } from 'vitest';
import { messages } from '#contract/errors.ts';
import { rateLimits } from '#domain/limits.ts';
import { type AppUnderTest, describeOnEachDatabase, PASSWORD } from '../testing/app.ts';
import { sweep } from './housekeeping.ts';
import { openRateLimiter } from './rate-limit.ts';
import { openSeal } from './secret.ts';

/** As if there had been that many tries already. */
async function useUp(t: AppUnderTest, limit: keyof typeof rateLimits, of: string, times: number) {
  const limiter = openRateLimiter(t.db, await openSeal(t.db));
  for (let time = 0; time < times; time++) await limiter.take(limit, of, t.now);
}

const wrong = { password: 'not the password' };

describeOnEachDatabase('log-in limits', {}, (t) => {
  const login = (email: string, password: string, remoteAddress = '203.0.113.7', client = t.client()) =>
    client.post('/api/auth/login', { email, password }, { remoteAddress });

  it('count guesses at one account from one address, also when they come at once; the rest is 429', async () => {
    await t.signedUp('guessed@example.org');
    const { max, windowMs } = rateLimits.loginByIpAndAccount;
    const answers = await Promise.all(
      Array.from({ length: max + 10 }, () => login('guessed@example.org', wrong.password)),
    );
    const statuses = answers.map((answer) => answer.status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(max);
    expect(statuses.filter((status) => status === 429)).toHaveLength(10);
    const refused = answers.find((answer) => answer.status === 429)!;
    expect(refused.json).toEqual({ message: messages.tooMany });
    expect(Number(refused.headers['retry-after'])).toBe(windowMs / 1000);
  });

  it('cannot be evaded by headers', async () => {
    const headers = { 'x-forwarded-for': '198.51.100.9', 'x-real-ip': '198.51.100.9', forwarded: 'for=198.51.100.9' };
    const answer = await t
      .client()
      .post('/api/auth/login', { email: 'guessed@example.org', ...wrong }, { headers, remoteAddress: '203.0.113.7' });
    expect(answer.status).toBe(429);
  });

  it('leave the owner at another address alone', async () => {
    expect((await login('guessed@example.org', PASSWORD, '198.51.100.1')).status).toBe(200);
  });

  it('are over when their time is over', async () => {
    t.now += rateLimits.loginByIpAndAccount.windowMs;
    expect((await login('guessed@example.org', PASSWORD)).status).toBe(200);
  });

  it('a browser is known to each account that has logged in with it, until its password changes', async () => {
    const shared = await t.signedUp('first@example.org');
    await shared.post('/api/auth/signup', { email: 'second@example.org', password: PASSWORD });
    const network = '192.0.2.20';
    for (const email of ['first@example.org', 'second@example.org']) {
      await useUp(t, 'loginByIpAndAccount', `${email} ${network}`, rateLimits.loginByIpAndAccount.max);
      expect((await login(email, PASSWORD, network)).status).toBe(429);
      expect((await login(email, PASSWORD, network, shared)).status).toBe(200);
    }
    const { password_hash } = await t.db
      .selectFrom('users')
      .select('password_hash')
      .where('email_key', '=', 'second@example.org')
      .executeTakeFirstOrThrow();
    await t.db.updateTable('users').set({ password_hash }).where('email_key', '=', 'first@example.org').execute();
    expect((await login('first@example.org', PASSWORD, network, shared)).status).toBe(429);
  });

  it('right log-ins at once do not lock the account', async () => {
    await t.signedUp('parallel@example.org');
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => login('parallel@example.org', PASSWORD, '192.0.2.30')),
    );
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(
      rateLimits.loginByIpAndAccount.max,
    );
    expect((await login('parallel@example.org', PASSWORD, '192.0.2.30')).status).toBe(200);
  });

  it('a known browser has a limit of its own, and knows only its own account', async () => {
    const owner = await t.signedUp('device@example.org');
    const { max } = rateLimits.loginByDevice;
    for (let guess = 0; guess < max; guess++) {
      expect((await login('device@example.org', wrong.password, '192.0.2.2', owner)).status).toBe(401);
    }
    expect((await login('device@example.org', wrong.password, '192.0.2.2', owner)).status).toBe(429);
    const other = await t.signedUp('other@example.org');
    for (let guess = 0; guess <= rateLimits.loginByIpAndAccount.max; guess++) {
      await login('device@example.org', wrong.password, '192.0.2.3', other);
    }
    expect((await login('device@example.org', PASSWORD, '192.0.2.3', other)).status).toBe(429);
  });

  it('right passwords do not use up the limit of wrong ones', async () => {
    await t.signedUp('often@example.org');
    for (let time = 0; time <= rateLimits.loginByIpAndAccount.max; time++) {
      expect((await login('often@example.org', PASSWORD, '192.0.2.4')).status).toBe(200);
    }
  });

  it('count the tries of one address over all accounts', async () => {
    await useUp(t, 'loginByIp', '192.0.2.5', rateLimits.loginByIp.max - 1);
    expect((await login('nobody1@example.org', 'x', '192.0.2.5')).status).toBe(401);
    expect((await login('nobody@example.org', 'x', '192.0.2.5')).status).toBe(429);
    expect((await login('nobody@example.org', 'x', '192.0.2.6')).status).toBe(401);
  });
});

describeOnEachDatabase('behind a proxy that is trusted', { env: { TRUST_PROXY: '10.0.0.0/8' } }, (t) => {
  const login = (remoteAddress: string, forwardedFor: string) =>
    t
      .client()
      .post(
        '/api/auth/login',
        { email: 'shared@example.org', ...wrong },
        { remoteAddress, headers: { 'x-forwarded-for': forwardedFor } },
      );

  it('each household counts for itself, and what a client adds to the header is not believed', async () => {
    const { max } = rateLimits.loginByIpAndAccount;
    for (let guess = 0; guess < max; guess++) await login('10.0.0.1', `192.0.2.${guess}, 203.0.113.1`);
    expect((await login('10.0.0.1', '192.0.2.250, 203.0.113.1')).status).toBe(429);
    expect((await login('10.0.0.1', '203.0.113.2')).status).toBe(401);
    expect((await login('203.0.113.9', '203.0.113.1')).status).toBe(401);
  });

  it('one address counts as one, however the proxy spells it', async () => {
    const spellings = [
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
      statuses.push((await login('10.0.0.1', spellings[guess % spellings.length]!)).status);
    }
    expect(statuses.filter((status) => status === 401)).toHaveLength(rateLimits.loginByIpAndAccount.max);
  });
});

describeOnEachDatabase('sign-up limits', {}, (t) => {
  it('count accounts from one address, not mistakes', async () => {
    const { max, windowMs } = rateLimits.signupByIp;
    await t.client().post('/api/auth/signup', { email: 'wrong', password: 'short' }, { remoteAddress: '192.0.2.1' });
    await useUp(t, 'signupByIp', '192.0.2.1', max - 1);
    const signup = (email: string) =>
      t.client().post('/api/auth/signup', { email, password: PASSWORD }, { remoteAddress: '192.0.2.1' });
    expect((await signup('last@example.org')).status).toBe(201);
    const refused = await signup('toomany@example.org');
    expect(refused.status).toBe(429);
    expect(refused.headers['retry-after']).toBe(String(windowMs / 1000));
  });

  it('are given back to all servers: one that refused asks again after a second', async () => {
    const seal = await openSeal(t.db);
    const [here, there] = [openRateLimiter(t.db, seal), openRateLimiter(t.db, seal)];
    const take = (limiter: typeof here, now: number) => limiter.take('signupByIp', '192.0.2.7', now);
    const { max, windowMs } = rateLimits.signupByIp;
    for (let time = 0; time < max; time++) await take(here, t.now);
    const refused = { status: 429, retryAfterSec: windowMs / 1000 };
    await expect(take(there, t.now)).rejects.toMatchObject(refused);
    for (let time = 0; time < max; time++) await here.giveBack('signupByIp', '192.0.2.7');
    await expect(take(there, t.now)).rejects.toMatchObject(refused);
    expect(await take(there, t.now + 1000)).toBe(2);
  });

  it('keep nothing for ever', async () => {
    await useUp(t, 'loginByIp', '192.0.2.9', 1);
    await sweep(t.db, t.now + rateLimits.signupByIp.windowMs);
    expect(await t.db.selectFrom('rate_limits').selectAll().execute()).toEqual([]);
  });
});
