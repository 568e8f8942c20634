import { afterAll, beforeEach, expect, it } from 'vitest';
import { messages } from '#contract/errors.ts';
import { rateLimits } from '#domain/limits.ts';
import { openRateLimiter } from '../../http/rate-limit.ts';
import { openSeal } from '../../http/secret.ts';
import { type AppUnderTest, describeOnEachDatabase, PASSWORD } from '../../testing/app.ts';
import { soon, startMailServer } from '../../testing/mail-server.ts';

const DAY = 24 * 60 * 60_000;
const SUBJECT = 'Somebody is guessing your password';
const { max, windowMs } = rateLimits.loginByAccount;
const slow = rateLimits.loginSlowly;

const server = await startMailServer();
afterAll(() => server.close());
beforeEach(() => server.reset());

let networks = 0;
/** A network that no request has come from yet. */
const elsewhere = () => ({ remoteAddress: `2001:db8:${(++networks).toString(16)}::1` });

const login = (t: AppUnderTest, email: string, password: string, client = t.client()) =>
  client.post('/api/auth/login', { email, password }, elsewhere());

/** The statuses of that many guesses, each from a network of its own. */
async function guess(t: AppUnderTest, email: string, times: number): Promise<number[]> {
  const statuses: number[] = [];
  for (let n = 0; n < times; n++) statuses.push((await login(t, email, `guess ${n}`)).status);
  return statuses;
}

/** As many wrong passwords as are looked at without delay. */
async function useUp(t: AppUnderTest, email: string): Promise<void> {
  const limiter = openRateLimiter(t.db, await openSeal(t.db));
  for (let n = 0; n < max; n++) await limiter.take('loginByAccount', email, t.now);
}

const evaluated = (statuses: readonly number[]) => statuses.filter((status) => status === 401).length;
const warnings = (email: string) =>
  server.mails.filter(({ recipients, headers }) => recipients.includes(email) && headers.get('subject') === SUBJECT);

describeOnEachDatabase('guesses from many networks', { env: { SMTP_URL: server.url }, mailRetriesMs: [5] }, (t) => {
  it('are checked one at a time after the first hundred, from any network', async () => {
    await t.signedUp('owner@example.org');
    expect(evaluated(await guess(t, 'owner@example.org', 300))).toBe(max + slow.max);
    const refused = await login(t, 'owner@example.org', 'guess');
    expect([refused.status, refused.json, refused.headers['retry-after']]).toEqual([
      429,
      { message: messages.tooMany },
      String(slow.windowMs / 1000),
    ]);
    t.now += slow.windowMs;
    expect(evaluated(await guess(t, 'owner@example.org', 10))).toBe(slow.max);
    t.now += windowMs;
    expect(evaluated(await guess(t, 'owner@example.org', 10))).toBe(10);
  });

  it('that arrive at once are limited the same', async () => {
    await t.signedUp('atonce@example.org');
    const statuses: number[] = [];
    // As many as are hashed at once.
    while (statuses.length < 150) {
      const answers = await Promise.all(Array.from({ length: 50 }, () => login(t, 'atonce@example.org', 'guess')));
      statuses.push(...answers.map(({ status }) => status));
    }
    expect(evaluated(statuses)).toBe(max + slow.max);
  });

  it('do not keep the owner out: known browsers notice nothing, new ones wait for seconds', async () => {
    const owner = await t.signedUp('known@example.org');
    await useUp(t, 'known@example.org');
    await guess(t, 'known@example.org', 10);
    await owner.post('/api/auth/logout');
    expect((await login(t, 'known@example.org', PASSWORD, owner)).status).toBe(200);
    expect((await login(t, 'known@example.org', PASSWORD)).status).toBe(429);
    t.now += slow.windowMs;
    const fresh = t.client();
    expect((await login(t, 'known@example.org', PASSWORD, fresh)).status).toBe(200);
    expect((await login(t, 'known@example.org', 'mistyped', fresh)).status).toBe(401);
    // The right password was no guess.
    expect(evaluated(await guess(t, 'known@example.org', 2))).toBe(slow.max);
  });

  it('do not keep out the owner after a password reset by mail', async () => {
    await t.signedUp('mailed@example.org');
    await t.client().post('/api/auth/forgot-password', { email: 'mailed@example.org' }, elsewhere());
    const tokens = () => server.mails.flatMap(({ text }) => /#token=(\S+)/.exec(text)?.[1] ?? []);
    await expect.poll(tokens, soon).toHaveLength(1);
    const [token] = tokens();
    await useUp(t, 'mailed@example.org');
    await guess(t, 'mailed@example.org', 10);
    const fresh = t.client();
    const password = 'a loud blue mountain';
    expect((await fresh.post('/api/auth/reset-password', { token, password }, elsewhere())).status).toBe(200);
    expect((await login(t, 'mailed@example.org', password, fresh)).status).toBe(200);
  });

  it('are reported to the owner by mail once a day', async () => {
    await t.signedUp('Told@example.org');
    await guess(t, 'told@example.org', max);
    await useUp(t, 'nobody@example.org');
    await guess(t, 'nobody@example.org', 10);
    expect(warnings('Told@example.org')).toEqual([]);
    await guess(t, 'told@example.org', 10);
    await expect.poll(() => warnings('Told@example.org').length, soon).toBe(1);
    expect(warnings('Told@example.org')[0]!.text).toContain('Forgot your password?');
    t.now += DAY - slow.windowMs;
    await useUp(t, 'told@example.org');
    await guess(t, 'told@example.org', 10);
    t.now += slow.windowMs;
    await guess(t, 'told@example.org', 10);
    await expect.poll(() => warnings('Told@example.org').length, soon).toBe(2);
    expect(server.mails.filter(({ recipients }) => recipients.includes('nobody@example.org'))).toEqual([]);
  });
});

describeOnEachDatabase('guesses without a mail server', {}, (t) => {
  it('are reported to nobody', async () => {
    await t.signedUp('untold@example.org');
    await useUp(t, 'untold@example.org');
    expect(evaluated(await guess(t, 'untold@example.org', 10))).toBe(slow.max);
    expect(t.log.filter((line) => line.includes('a mail was'))).toEqual([]);
    const told = t.db
      .selectFrom('rate_limits')
      .select('key')
      .where('resets_at', '>', t.now + DAY / 2);
    expect(await told.execute()).toEqual([]);
  });
});
