import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { errorMessages } from '#contract/schema/errors.ts';
import { rateLimits, resetLinkTtlMs } from '#domain/limits.ts';
import { deleteExpiredRows } from '#server/db/cleanup/expired-rows.ts';
import { type TestApp, describeOnEachDatabase, PASSWORD } from '#server/testing/app.ts';
import { dumpDatabase } from '#server/testing/fixtures/endpoint-matrix.ts';
import { mailPollOptions, startMailServer } from '#server/testing/fakes/mail-server.ts';
import { upsertPasswordReset } from './password-reset.queries.ts';

const FORGOT = '/api/auth/forgot-password';
const RESET = '/api/auth/reset-password';
const NEW_PASSWORD = 'a loud blue mountain';
const requestedResponse = {
  message: 'If there is an account with this email, we have sent it a link. The link is valid for one hour.',
};
const invalidLinkError = 'This link is no longer valid. Please ask for a new one.';

const server = await startMailServer();
const slowServer = await startMailServer();
afterAll(async () => {
  await server.close();
  await slowServer.close();
});

const buildOptions = (smtpUrl: string) => ({
  env: { SMTP_URL: smtpUrl, PUBLIC_URL: 'https://weekwise.example' },
  mailRetryDelaysMs: [5, 5],
});
const options = buildOptions(server.url);

const mailsTo = (email: string, subject: string) =>
  server.mails.filter(({ recipients, headers }) => recipients.includes(email) && headers.get('subject') === subject);
const linksTo = (email: string) => mailsTo(email, 'Choose a new password for Weekwise');

let ipAddressCount = 0;
const fromNewIpAddress = () => ({
  remoteAddress: `198.51.${Math.floor(ipAddressCount / 250)}.${ipAddressCount++ % 250}`,
});
const requestReset = (t: TestApp, email: string) => t.createClient().post(FORGOT, { email }, fromNewIpAddress());
const resetPassword = (t: TestApp, token: string, password = NEW_PASSWORD) =>
  t.createClient().post(RESET, { token, password }, fromNewIpAddress());
const login = (t: TestApp, email: string, password: string) =>
  t.createClient().post('/api/auth/login', { email, password }, fromNewIpAddress());

/** Requests a reset and returns the token in the mailed link. */
async function requestResetToken(t: TestApp, email: string): Promise<string> {
  const before = linksTo(email).length;
  expect((await requestReset(t, email)).status).toBe(200);
  await expect.poll(() => linksTo(email).length, mailPollOptions).toBe(before + 1);
  return extractToken(linksTo(email).at(-1)!.text);
}

function extractToken(text: string): string {
  return /^\S+\/reset-password#token=([\w-]{43})$/m.exec(text)![1]!;
}

describeOnEachDatabase('requesting a password reset', options, (t) => {
  it('sends a link under PUBLIC_URL, regardless of the host in the request', async () => {
    const before = server.mails.length;
    await t.signUp('Ann@Example.org');
    const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example' };
    const response = await t
      .createClient()
      .post(FORGOT, { email: ' ann@example.ORG ' }, { headers, ...fromNewIpAddress() });
    expect([response.status, response.json]).toEqual([200, requestedResponse]);
    await expect.poll(() => server.mails.length, mailPollOptions).toBe(before + 1);
    const { recipients, text, raw } = server.mails.at(-1)!;
    // The host of an email address is not case-sensitive, so it is sent in lowercase.
    expect(recipients).toEqual(['Ann@example.org']);
    expect(text).toMatch(/^https:\/\/weekwise\.example\/reset-password#token=[\w-]{43}$/m);
    expect(raw).not.toContain('evil');
  });

  it('responds before the account is looked up', async () => {
    await t.signUp('looked-for@example.org');
    const client = t.createClient();
    const headers = { 'x-csrf-token': await client.csrfToken(), 'content-type': 'application/json' };
    const statements = [];
    for (const email of ['looked-for@example.org', 'nobody-at-all@example.org']) {
      const before = t.statements.length;
      await client.send('POST', FORGOT, JSON.stringify({ email }), { headers, ...fromNewIpAddress() });
      statements.push(t.statements.slice(before));
      // Waits until the work for the first request is finished.
      await new Promise((resolve) => setTimeout(resolve, 700));
    }
    expect(statements[0]!.filter((sql) => sql.includes('rate_limits'))).toHaveLength(1);
    expect(statements[0]).toHaveLength(1);
    expect(statements[1]).toEqual(statements[0]);
  });

  it('responds in the same way for an unknown address, without sending a mail (EM-01)', async () => {
    await t.signUp('known@example.org');
    const before = await dumpDatabase(t.db, { except: 'password_resets' });
    const unknown = await requestReset(t, 'nobody@example.org');
    const known = await requestReset(t, 'known@example.org');
    expect(unknown.text).toBe(known.text);
    expect(Object.keys(unknown.headers)).toEqual(Object.keys(known.headers));
    await expect.poll(() => linksTo('known@example.org').length, mailPollOptions).toBeGreaterThan(0);
    expect(linksTo('nobody@example.org')).toEqual([]);
    expect(await dumpDatabase(t.db, { except: 'password_resets' })).toBe(before);
  });
});

describeOnEachDatabase(
  'requesting a password reset while a mail takes five seconds',
  buildOptions(slowServer.url),
  (t) => {
    // Retried because a busy machine can distort the timing; a real leak would fail every time.
    it('takes the same time for known and unknown addresses (EM-01)', { retry: 3 }, async () => {
      const ROUNDS = 130;
      const WARM_UP = 10;
      const series = randomUUID();
      const emails = Array.from({ length: ROUNDS }, (_, n) => ({
        known: `timed${n}-${series}@example.org`,
        unknown: `other${n}-${series}@example.org`,
      }));
      await t.signUp();
      const first = await t.db.selectFrom('users').selectAll().executeTakeFirstOrThrow();
      const accounts = emails.map(({ known }) => ({ ...first, id: randomUUID(), email: known, email_key: known }));
      await t.db.insertInto('users').values(accounts).execute();
      slowServer.script(...emails.map(() => ({ afterMs: 5000 })));
      const client = t.createClient();
      const headers = { 'x-csrf-token': await client.csrfToken(), 'content-type': 'application/json' };
      const times = { known: [] as number[], unknown: [] as number[] };
      for (const [round, pair] of emails.entries()) {
        for (const who of round % 2 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const)) {
          const began = performance.now();
          const body = JSON.stringify({ email: pair[who] });
          const { status } = await client.send('POST', FORGOT, body, { headers, ...fromNewIpAddress() });
          if (round >= WARM_UP) times[who].push(performance.now() - began);
          expect(status).toBe(200);
          // Simulates network latency.
          await new Promise((resolve) => setTimeout(resolve, 10));
        }
      }
      // Compares within each round, because the load on the machine changes between rounds.
      const ratios = times.known.map((known, round) => known / times.unknown[round]!);
      const ratio = ratios.toSorted((a, b) => a - b)[Math.floor(ratios.length / 2)]!;
      expect(ratio).toBeGreaterThan(0.8);
      expect(ratio).toBeLessThan(1.25);
      expect(Math.max(...times.known)).toBeLessThan(4000);
      expect(slowServer.connectionCount).toBeGreaterThan(0);
    });
  },
);

describeOnEachDatabase('a password reset link', options, (t) => {
  it('changes the password, ends every session, starts none, and sends a mail (SE-06)', async () => {
    const ann = await t.signUp('ann@example.org');
    const before = mailsTo('ann@example.org', 'Your password was changed').length;
    const token = await requestResetToken(t, 'ann@example.org');
    const response = await resetPassword(t, token);
    expect([response.status, response.json]).toEqual([
      200,
      { message: 'Your password was changed. Please log in with it.' },
    ]);
    // The browser becomes known, but gets no session.
    expect(String(response.headers['set-cookie'])).toMatch(/^__Host-weekwise-device=[^,]*$/);
    expect((await ann.get('/api/auth/me')).status).toBe(401);
    expect((await login(t, 'ann@example.org', PASSWORD)).status).toBe(401);
    expect((await login(t, 'ann@example.org', NEW_PASSWORD)).status).toBe(200);
    await expect
      .poll(() => mailsTo('ann@example.org', 'Your password was changed'), mailPollOptions)
      .toHaveLength(before + 1);
  });

  it('works only once (EM-02)', async () => {
    await t.signUp('once@example.org');
    const token = await requestResetToken(t, 'once@example.org');
    expect((await resetPassword(t, token)).status).toBe(200);
    const again = await resetPassword(t, token, 'another one entirely');
    expect([again.status, again.json]).toEqual([
      422,
      { message: invalidLinkError, errors: [{ field: 'token', param: 'token', msg: invalidLinkError }] },
    ]);
    expect((await login(t, 'once@example.org', NEW_PASSWORD)).status).toBe(200);
  });

  it('works only once, even if it is used ten times concurrently (EM-02)', async () => {
    await t.signUp('race@example.org');
    const token = await requestResetToken(t, 'race@example.org');
    const passwords = Array.from({ length: 10 }, (_, n) => `password number ${n}`);
    const statuses = (await Promise.all(passwords.map((password) => resetPassword(t, token, password)))).map(
      ({ status }) => status,
    );
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 422)).toHaveLength(9);
    const winner = passwords[statuses.indexOf(200)]!;
    expect((await login(t, 'race@example.org', winner)).status).toBe(200);
  });

  it('expires after exactly one hour (EM-02)', async () => {
    await t.signUp('late@example.org');
    const token = await requestResetToken(t, 'late@example.org');
    const began = t.now;
    t.now = began + resetLinkTtlMs;
    expect((await resetPassword(t, token)).status).toBe(422);
    t.now = began + resetLinkTtlMs - 1000;
    expect((await resetPassword(t, token)).status).toBe(200);
  });

  it('is invalidated by a newer one (EM-02)', async () => {
    await t.signUp('newest@example.org');
    const [first, second] = [
      await requestResetToken(t, 'newest@example.org'),
      await requestResetToken(t, 'newest@example.org'),
    ];
    expect(second).not.toBe(first);
    expect((await resetPassword(t, first)).status).toBe(422);
    expect((await resetPassword(t, second)).status).toBe(200);
  });

  it.each([
    ['password', { newPassword: 'chosen in the settings' }],
    ['email', { email: 'moved@example.org' }],
  ])('is invalidated by changing the %s in the settings (EM-02)', async (what, change) => {
    const email = `settings-${what}@example.org`;
    const ann = await t.signUp(email);
    const token = await requestResetToken(t, email);
    const changed = await ann.mutate('PUT', `/api/account/${what}`, { ...change, currentPassword: PASSWORD });
    expect(changed.status).toBeLessThan(300);
    expect((await resetPassword(t, token)).status).toBe(422);
  });

  it('is stored only as a hash and never logged (SE-02, OE-03)', async () => {
    await t.signUp('hash@example.org');
    const token = await requestResetToken(t, 'hash@example.org');
    expect(await dumpDatabase(t.db)).not.toContain(token);
    expect((await resetPassword(t, token)).status).toBe(200);
    for (const secret of [token, NEW_PASSWORD, PASSWORD]) expect(t.log.join('')).not.toContain(secret);
  });

  it.each([
    ['a password that is too short', 'aB3$xyz', 'Password must be at least 8 characters.'],
    ['a common password', 'Password1', 'This password is too common. Please choose another.'],
    ['the email address as the password', 'Weak@Example.org', 'Password must not be your email address.'],
  ])('rejects %s and remains valid', async (_, password, msg) => {
    const email = 'weak@example.org';
    if ((await login(t, email, PASSWORD)).status !== 200) await t.signUp(email);
    const token = await requestResetToken(t, email);
    const response = await resetPassword(t, token, password);
    expect([response.status, response.json.errors]).toEqual([422, [{ field: 'password', param: 'password', msg }]]);
    expect((await resetPassword(t, token, PASSWORD)).status).toBe(200);
  });

  it.each([undefined, null, 7, '', 'x'.repeat(42), 'x'.repeat(43), 'x'.repeat(44), "' or 1=1 --", ['a']])(
    'rejects the token %j',
    async (token) => {
      const before = await dumpDatabase(t.db);
      const response = await t.createClient().post(RESET, { token, password: NEW_PASSWORD }, fromNewIpAddress());
      expect([response.status, response.json.errors]).toEqual([
        422,
        [{ field: 'token', param: 'token', msg: invalidLinkError }],
      ]);
      expect(await dumpDatabase(t.db)).toBe(before);
    },
  );

  it('is not created for an address that was just changed or an account that was deleted', async () => {
    await t.signUp('former@example.org');
    const { id } = await t.db
      .selectFrom('users')
      .select('id')
      .where('email_key', '=', 'former@example.org')
      .executeTakeFirstOrThrow();
    const link = { user_id: id, token_hash: 'x', expires_at: t.now };
    expect(await upsertPasswordReset(t.db, 'former@example.org', link)).toBe(true);
    expect(await upsertPasswordReset(t.db, 'former@example.org', { ...link, token_hash: 'y' })).toBe(true);
    expect(await upsertPasswordReset(t.db, 'other@example.org', { ...link, token_hash: 'z' })).toBe(false);
    expect(await upsertPasswordReset(t.db, 'former@example.org', { ...link, user_id: randomUUID() })).toBe(false);
    const stored = await t.db.selectFrom('password_resets').selectAll().where('user_id', '=', id).execute();
    expect(stored).toEqual([{ ...link, token_hash: 'y' }]);
  });

  it('is deleted with its account, and cleaned up after it has expired', async () => {
    await t.signUp('deleted@example.org');
    const token = await requestResetToken(t, 'deleted@example.org');
    await t.db.deleteFrom('users').where('email_key', '=', 'deleted@example.org').execute();
    expect((await resetPassword(t, token)).status).toBe(422);
    await t.signUp('swept@example.org');
    await requestResetToken(t, 'swept@example.org');
    await deleteExpiredRows(t.db, t.now + resetLinkTtlMs - 1);
    expect(await t.db.selectFrom('password_resets').selectAll().execute()).not.toEqual([]);
    await deleteExpiredRows(t.db, t.now + resetLinkTtlMs);
    expect(await t.db.selectFrom('password_resets').selectAll().execute()).toEqual([]);
  });
});

describeOnEachDatabase('rate limits of password resets', options, (t) => {
  it('never leave the owner without a working link, however many mails a stranger requests', async () => {
    await t.signUp('owner@example.org');
    const { max, windowMs } = rateLimits.resetMailsByAccount;
    const before = linksTo('owner@example.org').length;
    let token = '';
    for (let mail = 0; mail < max; mail++) {
      token = await requestResetToken(t, 'owner@example.org');
      t.now += 60_000;
    }
    for (let more = 0; more < 5; more++)
      expect((await requestReset(t, 'owner@example.org')).json).toEqual(requestedResponse);
    // The last moment before the next mail would be sent.
    t.now += windowMs - (max + 1) * 60_000;
    expect((await requestReset(t, 'owner@example.org')).status).toBe(200);
    await new Promise((resolve) => setTimeout(resolve, 700));
    expect(linksTo('owner@example.org')).toHaveLength(before + max);
    expect((await resetPassword(t, token)).status).toBe(200);
    t.now += 60_000;
    await requestResetToken(t, 'owner@example.org');
  });

  it.each([
    [FORGOT, { email: 'nobody@example.org' }, rateLimits.forgottenByIp, 200],
    [RESET, { token: 'x'.repeat(43), password: NEW_PASSWORD }, rateLimits.resetByIp, 422],
  ])(
    'make %s respond with 429 beyond the limit per IP address, even to concurrent requests (RL-01)',
    async (path, body, { max, windowMs }, status) => {
      const client = t.createClient();
      const headers = { 'x-csrf-token': await client.csrfToken(), 'content-type': 'application/json' };
      const send = (remoteAddress: string) =>
        client.send('POST', path, JSON.stringify(body), { headers, remoteAddress });
      const responses = await Promise.all(Array.from({ length: max + 5 }, () => send('203.0.113.9')));
      expect(responses.filter((response) => response.status === status)).toHaveLength(max);
      const rejected = responses.filter((response) => response.status === 429);
      expect(rejected).toHaveLength(5);
      expect(rejected[0]!.json).toEqual({ message: errorMessages.tooManyRequests });
      expect(Number(rejected[0]!.headers['retry-after'])).toBe(windowMs / 1000);
      expect((await send('203.0.113.10')).status).toBe(status);
    },
  );
});

describeOnEachDatabase('an unreachable mail server', buildOptions('smtp://127.0.0.1:1'), (t) => {
  it('is logged once and does not affect responses (EM-04)', async () => {
    await t.signUp('ann@example.org');
    expect((await requestReset(t, 'ann@example.org')).json).toEqual(requestedResponse);
    const errors = () => t.log.filter((line) => line.includes('"level":50'));
    await expect.poll(errors, mailPollOptions).toHaveLength(1);
    expect(JSON.parse(errors()[0]!)).toMatchObject({ msg: 'sending a mail failed', to: 'example.org', attempts: 3 });
    expect(errors()[0]).not.toMatch(/token|ann@/);
    expect((await t.createClient().get('/api/health')).status).toBe(200);
  });
});

describeOnEachDatabase('a password reset without a mail server', {}, (t) => {
  it('writes the mail to a file, with a working link to localhost (EM-04)', async () => {
    await t.signUp('ann@example.org');
    expect((await requestReset(t, 'ann@example.org')).json).toEqual(requestedResponse);
    const mailFolder = () => /mail written to (\S+?)"/.exec(t.log.join(''))![1]!;
    await expect.poll(() => t.log.join(''), mailPollOptions).toContain('mail written to');
    const [name] = readdirSync(mailFolder());
    const text = readFileSync(join(mailFolder(), name!), 'utf8');
    expect(text).toContain('\nhttp://localhost:3000/reset-password#token=');
    expect((await resetPassword(t, extractToken(text))).status).toBe(200);
  });
});
