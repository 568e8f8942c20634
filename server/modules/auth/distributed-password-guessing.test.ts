import { afterAll, beforeEach, expect, it } from 'vitest';
import { errorMessages } from '#contract/schema/errors.ts';
import { rateLimits } from '#domain/limits.ts';
import { createRateLimiter } from '#server/http/rate-limits/rate-limiter.ts';
import { loadSigner } from '#server/http/security/signer.ts';
import { type TestApp, describeOnEachDatabase, PASSWORD } from '#server/testing/app.ts';
import { mailPollOptions, startMailServer } from '#server/testing/fakes/mail-server.ts';

const DAY = 24 * 60 * 60_000;
const SUBJECT = 'Someone is guessing your password';
const { max, windowMs } = rateLimits.loginByAccount;
const slowLimit = rateLimits.loginSlowly;

const server = await startMailServer();
afterAll(() => server.close());
beforeEach(() => server.reset());

let networkCount = 0;
/** Request options with an IP address from a network that has not been used yet. */
const fromNewNetwork = () => ({ remoteAddress: `2001:db8:${(++networkCount).toString(16)}::1` });

const login = (t: TestApp, email: string, password: string, client = t.createClient()) =>
  client.post('/api/auth/login', { email, password }, fromNewNetwork());

/** Guesses from a different network each time, and returns the statuses. */
async function guessPassword(t: TestApp, email: string, times: number): Promise<number[]> {
  const statuses: number[] = [];
  for (let n = 0; n < times; n++) statuses.push((await login(t, email, `guess ${n}`)).status);
  return statuses;
}

/** Uses up the number of wrong passwords that are checked without delay. */
async function exhaustAccountLimit(t: TestApp, email: string): Promise<void> {
  const limiter = createRateLimiter(t.db, await loadSigner(t.db));
  for (let n = 0; n < max; n++) await limiter.consume('loginByAccount', email, t.now);
}

const countChecked = (statuses: readonly number[]) => statuses.filter((status) => status === 401).length;
const warningsTo = (email: string) =>
  server.mails.filter(({ recipients, headers }) => recipients.includes(email) && headers.get('subject') === SUBJECT);

describeOnEachDatabase('guesses from many networks', { env: { SMTP_URL: server.url }, mailRetryDelaysMs: [5] }, (t) => {
  it('are checked one every few seconds after the first hundred, from any network (RL-02)', async () => {
    await t.signUp('owner@example.org');
    expect(countChecked(await guessPassword(t, 'owner@example.org', 300))).toBe(max + slowLimit.max);
    const rejected = await login(t, 'owner@example.org', 'guess');
    expect([rejected.status, rejected.json, rejected.headers['retry-after']]).toEqual([
      429,
      { message: errorMessages.tooManyRequests },
      String(slowLimit.windowMs / 1000),
    ]);
    t.now += slowLimit.windowMs;
    expect(countChecked(await guessPassword(t, 'owner@example.org', 10))).toBe(slowLimit.max);
    t.now += windowMs;
    expect(countChecked(await guessPassword(t, 'owner@example.org', 10))).toBe(10);
  });

  it('are limited in the same way if they are concurrent', async () => {
    await t.signUp('atonce@example.org');
    const statuses: number[] = [];
    // Sends batches that fit into the queue of passwords to hash.
    while (statuses.length < 150) {
      const responses = await Promise.all(Array.from({ length: 50 }, () => login(t, 'atonce@example.org', 'guess')));
      statuses.push(...responses.map(({ status }) => status));
    }
    expect(countChecked(statuses)).toBe(max + slowLimit.max);
  });

  it('do not lock out the owner: known devices are unaffected, and new ones wait only seconds (RL-02)', async () => {
    const owner = await t.signUp('known@example.org');
    await exhaustAccountLimit(t, 'known@example.org');
    await guessPassword(t, 'known@example.org', 10);
    await owner.post('/api/auth/logout');
    expect((await login(t, 'known@example.org', PASSWORD, owner)).status).toBe(200);
    expect((await login(t, 'known@example.org', PASSWORD)).status).toBe(429);
    t.now += slowLimit.windowMs;
    const fresh = t.createClient();
    expect((await login(t, 'known@example.org', PASSWORD, fresh)).status).toBe(200);
    expect((await login(t, 'known@example.org', 'mistyped', fresh)).status).toBe(401);
    // The right password was not counted as a guess.
    expect(countChecked(await guessPassword(t, 'known@example.org', 2))).toBe(slowLimit.max);
  });

  it('do not lock out the owner after a password reset by mail', async () => {
    await t.signUp('mailed@example.org');
    await t.createClient().post('/api/auth/forgot-password', { email: 'mailed@example.org' }, fromNewNetwork());
    const tokens = () => server.mails.flatMap(({ text }) => /#token=(\S+)/.exec(text)?.[1] ?? []);
    await expect.poll(tokens, mailPollOptions).toHaveLength(1);
    const [token] = tokens();
    await exhaustAccountLimit(t, 'mailed@example.org');
    await guessPassword(t, 'mailed@example.org', 10);
    const fresh = t.createClient();
    const password = 'a loud blue mountain';
    expect((await fresh.post('/api/auth/reset-password', { token, password }, fromNewNetwork())).status).toBe(200);
    expect((await login(t, 'mailed@example.org', password, fresh)).status).toBe(200);
  });

  it('are reported to the owner by mail once a day (RL-02)', async () => {
    await t.signUp('Warned@example.org');
    await guessPassword(t, 'warned@example.org', max);
    await exhaustAccountLimit(t, 'nobody@example.org');
    await guessPassword(t, 'nobody@example.org', 10);
    expect(warningsTo('Warned@example.org')).toEqual([]);
    await guessPassword(t, 'warned@example.org', 10);
    await expect.poll(() => warningsTo('Warned@example.org').length, mailPollOptions).toBe(1);
    expect(warningsTo('Warned@example.org')[0]!.text).toContain('Forgot your password?');
    t.now += DAY - slowLimit.windowMs;
    await exhaustAccountLimit(t, 'warned@example.org');
    await guessPassword(t, 'warned@example.org', 10);
    t.now += slowLimit.windowMs;
    await guessPassword(t, 'warned@example.org', 10);
    await expect.poll(() => warningsTo('Warned@example.org').length, mailPollOptions).toBe(2);
    expect(server.mails.filter(({ recipients }) => recipients.includes('nobody@example.org'))).toEqual([]);
  });
});

describeOnEachDatabase('guesses without a mail server', {}, (t) => {
  it('are not reported', async () => {
    await t.signUp('unwarned@example.org');
    await exhaustAccountLimit(t, 'unwarned@example.org');
    expect(countChecked(await guessPassword(t, 'unwarned@example.org', 10))).toBe(slowLimit.max);
    expect(t.log.filter((line) => line.includes('a mail was'))).toEqual([]);
    const reportLimits = t.db
      .selectFrom('rate_limits')
      .select('key')
      .where('resets_at', '>', t.now + DAY / 2);
    expect(await reportLimits.execute()).toEqual([]);
  });
});
