import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { messages } from '#contract/errors.ts';
import { rateLimits, resetLifeMs } from '#domain/limits.ts';
import { sweep } from '../../http/housekeeping.ts';
import { type AppUnderTest, describeOnEachDatabase, PASSWORD } from '../../testing/app.ts';
import { contentOf } from '../../testing/matrix.ts';
import { soon, startMailServer } from '../../testing/mail-server.ts';
import { putReset } from './password-reset.queries.ts';

const FORGOT = '/api/auth/forgot-password';
const RESET = '/api/auth/reset-password';
const NEW_PASSWORD = 'a loud blue mountain';
const asked = {
  message: 'If there is an account with this email, we have sent it a link. The link is valid for one hour.',
};
const invalidLink = 'This link is no longer valid. Please ask for a new one.';

const server = await startMailServer();
const slowServer = await startMailServer();
afterAll(async () => {
  await server.close();
  await slowServer.close();
});

const optionsOf = (smtpUrl: string) => ({
  env: { SMTP_URL: smtpUrl, PUBLIC_URL: 'https://weekwise.example' },
  mailRetriesMs: [5, 5],
});
const options = optionsOf(server.url);

const mailsTo = (email: string, subject: string) =>
  server.mails.filter(({ recipients, headers }) => recipients.includes(email) && headers.get('subject') === subject);
const linksTo = (email: string) => mailsTo(email, 'Choose a new password for Weekwise');

let addresses = 0;
const elsewhere = () => ({ remoteAddress: `198.51.${Math.floor(addresses / 250)}.${addresses++ % 250}` });
const forget = (t: AppUnderTest, email: string) => t.client().post(FORGOT, { email }, elsewhere());
const reset = (t: AppUnderTest, token: string, password = NEW_PASSWORD) =>
  t.client().post(RESET, { token, password }, elsewhere());
const login = (t: AppUnderTest, email: string, password: string) =>
  t.client().post('/api/auth/login', { email, password }, elsewhere());

/** The token of the link that is mailed. */
async function mailedToken(t: AppUnderTest, email: string): Promise<string> {
  const before = linksTo(email).length;
  expect((await forget(t, email)).status).toBe(200);
  await expect.poll(() => linksTo(email).length, soon).toBe(before + 1);
  return tokenIn(linksTo(email).at(-1)!.text);
}

function tokenIn(text: string): string {
  return /^\S+\/reset-password#token=([\w-]{43})$/m.exec(text)![1]!;
}

describeOnEachDatabase('a forgotten password', options, (t) => {
  it('is answered with a mail that holds a link below PUBLIC_URL, whatever host the request names', async () => {
    const before = server.mails.length;
    await t.signedUp('Ann@Example.org');
    const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example' };
    const answer = await t.client().post(FORGOT, { email: ' ann@example.ORG ' }, { headers, ...elsewhere() });
    expect([answer.status, answer.json]).toEqual([200, asked]);
    await expect.poll(() => server.mails.length, soon).toBe(before + 1);
    const { recipients, text, raw } = server.mails.at(-1)!;
    // The case of a host means nothing.
    expect(recipients).toEqual(['Ann@example.org']);
    expect(text).toMatch(/^https:\/\/weekwise\.example\/reset-password#token=[\w-]{43}$/m);
    expect(raw).not.toContain('evil');
  });

  it('is answered before anybody has looked whose it is', async () => {
    await t.signedUp('looked-for@example.org');
    const client = t.client();
    const headers = { 'x-csrf-token': await client.csrfToken(), 'content-type': 'application/json' };
    const asking = [];
    for (const email of ['looked-for@example.org', 'nobody-at-all@example.org']) {
      const before = t.statements.length;
      await client.send('POST', FORGOT, JSON.stringify({ email }), { headers, ...elsewhere() });
      asking.push(t.statements.slice(before));
      // Nothing of the first is still being done when the second is asked.
      await new Promise((resolve) => setTimeout(resolve, 700));
    }
    expect(asking[0]!.filter((sql) => sql.includes('rate_limits'))).toHaveLength(1);
    expect(asking[0]).toHaveLength(1);
    expect(asking[1]).toEqual(asking[0]);
  });

  it('of nobody is answered alike, and nothing comes of it', async () => {
    await t.signedUp('known@example.org');
    const before = await contentOf(t.db, 'password_resets');
    const unknown = await forget(t, 'nobody@example.org');
    const known = await forget(t, 'known@example.org');
    expect(unknown.text).toBe(known.text);
    expect(Object.keys(unknown.headers)).toEqual(Object.keys(known.headers));
    await expect.poll(() => linksTo('known@example.org').length, soon).toBeGreaterThan(0);
    expect(linksTo('nobody@example.org')).toEqual([]);
    expect(await contentOf(t.db, 'password_resets')).toBe(before);
  });
});

describeOnEachDatabase('a forgotten password, when a mail takes five seconds,', optionsOf(slowServer.url), (t) => {
  // A busy machine is not a leak; a leak is there at every try.
  it('takes the same time, known or not', { retry: 3 }, async () => {
    const ROUNDS = 70;
    const WARM_UP = 10;
    const series = randomUUID();
    const emails = Array.from({ length: ROUNDS }, (_, n) => ({
      known: `timed${n}-${series}@example.org`,
      unknown: `other${n}-${series}@example.org`,
    }));
    await t.signedUp();
    const first = await t.db.selectFrom('users').selectAll().executeTakeFirstOrThrow();
    const accounts = emails.map(({ known }) => ({ ...first, id: randomUUID(), email: known, email_key: known }));
    await t.db.insertInto('users').values(accounts).execute();
    slowServer.script(...emails.map(() => ({ afterMs: 5000 })));
    const client = t.client();
    const headers = { 'x-csrf-token': await client.csrfToken(), 'content-type': 'application/json' };
    const times = { known: [] as number[], unknown: [] as number[] };
    for (const [round, addressed] of emails.entries()) {
      for (const who of round % 2 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const)) {
        const began = performance.now();
        const body = JSON.stringify({ email: addressed[who] });
        const { status } = await client.send('POST', FORGOT, body, { headers, ...elsewhere() });
        if (round >= WARM_UP) times[who].push(performance.now() - began);
        expect(status).toBe(200);
        // A pause such as the network makes.
        await new Promise((resolve) => setTimeout(resolve, 10));
      }
    }
    const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;
    const ratio = median(times.known) / median(times.unknown);
    expect(ratio).toBeGreaterThan(0.8);
    expect(ratio).toBeLessThan(1.25);
    expect(Math.max(...times.known)).toBeLessThan(4000);
    expect(slowServer.visits).toBeGreaterThan(0);
  });
});

describeOnEachDatabase('the link to a new password', options, (t) => {
  it('changes the password, ends every session, begins none, and is told by mail', async () => {
    const ann = await t.signedUp('ann@example.org');
    const before = mailsTo('ann@example.org', 'Your password was changed').length;
    const token = await mailedToken(t, 'ann@example.org');
    const answer = await reset(t, token);
    expect([answer.status, answer.json]).toEqual([
      200,
      { message: 'Your password was changed. Please log in with it.' },
    ]);
    // The browser is known from now on, which opens nothing.
    expect(String(answer.headers['set-cookie'])).toMatch(/^__Host-weekwise-device=[^,]*$/);
    expect((await ann.get('/api/auth/me')).status).toBe(401);
    expect((await login(t, 'ann@example.org', PASSWORD)).status).toBe(401);
    expect((await login(t, 'ann@example.org', NEW_PASSWORD)).status).toBe(200);
    await expect.poll(() => mailsTo('ann@example.org', 'Your password was changed'), soon).toHaveLength(before + 1);
  });

  it('works once', async () => {
    await t.signedUp('once@example.org');
    const token = await mailedToken(t, 'once@example.org');
    expect((await reset(t, token)).status).toBe(200);
    const again = await reset(t, token, 'another one entirely');
    expect([again.status, again.json]).toEqual([
      422,
      { message: invalidLink, errors: [{ field: 'token', param: 'token', msg: invalidLink }] },
    ]);
    expect((await login(t, 'once@example.org', NEW_PASSWORD)).status).toBe(200);
  });

  it('works once also when it is used ten times at once', async () => {
    await t.signedUp('race@example.org');
    const token = await mailedToken(t, 'race@example.org');
    const passwords = Array.from({ length: 10 }, (_, n) => `password number ${n}`);
    const statuses = (await Promise.all(passwords.map((password) => reset(t, token, password)))).map(
      ({ status }) => status,
    );
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 422)).toHaveLength(9);
    const winner = passwords[statuses.indexOf(200)]!;
    expect((await login(t, 'race@example.org', winner)).status).toBe(200);
  });

  it('is good for one hour, to the second', async () => {
    await t.signedUp('late@example.org');
    const token = await mailedToken(t, 'late@example.org');
    const began = t.now;
    t.now = began + resetLifeMs;
    expect((await reset(t, token)).status).toBe(422);
    t.now = began + resetLifeMs - 1000;
    expect((await reset(t, token)).status).toBe(200);
  });

  it('is worth nothing once there is a newer one', async () => {
    await t.signedUp('newest@example.org');
    const [first, second] = [await mailedToken(t, 'newest@example.org'), await mailedToken(t, 'newest@example.org')];
    expect(second).not.toBe(first);
    expect((await reset(t, first)).status).toBe(422);
    expect((await reset(t, second)).status).toBe(200);
  });

  it.each([
    ['password', { newPassword: 'chosen in the settings' }],
    ['email', { email: 'moved@example.org' }],
  ])('is worth nothing once the %s was changed in the settings', async (what, change) => {
    const email = `settings-${what}@example.org`;
    const ann = await t.signedUp(email);
    const token = await mailedToken(t, email);
    const changed = await ann.change('PUT', `/api/account/${what}`, { ...change, currentPassword: PASSWORD });
    expect(changed.status).toBeLessThan(300);
    expect((await reset(t, token)).status).toBe(422);
  });

  it('is kept only as a hash, and stands in no log', async () => {
    await t.signedUp('hash@example.org');
    const token = await mailedToken(t, 'hash@example.org');
    expect(await contentOf(t.db)).not.toContain(token);
    expect((await reset(t, token)).status).toBe(200);
    for (const secret of [token, NEW_PASSWORD, PASSWORD]) expect(t.log.join('')).not.toContain(secret);
  });

  it.each([
    ['too short a password', 'aB3$xyz', 'Password must be at least 8 characters.'],
    ['a common one', 'Password1', 'This password is too common. Please choose another.'],
    ['the email', 'Weak@Example.org', 'Password must not be your email address.'],
  ])('refuses %s, and stays good', async (_, password, msg) => {
    const email = 'weak@example.org';
    if ((await login(t, email, PASSWORD)).status !== 200) await t.signedUp(email);
    const token = await mailedToken(t, email);
    const answer = await reset(t, token, password);
    expect([answer.status, answer.json.errors]).toEqual([422, [{ field: 'password', param: 'password', msg }]]);
    expect((await reset(t, token, PASSWORD)).status).toBe(200);
  });

  it.each([undefined, null, 7, '', 'x'.repeat(42), 'x'.repeat(43), 'x'.repeat(44), "' or 1=1 --", ['a']])(
    'is not %j',
    async (token) => {
      const before = await contentOf(t.db);
      const answer = await t.client().post(RESET, { token, password: NEW_PASSWORD }, elsewhere());
      expect([answer.status, answer.json.errors]).toEqual([
        422,
        [{ field: 'token', param: 'token', msg: invalidLink }],
      ]);
      expect(await contentOf(t.db)).toBe(before);
    },
  );

  it('is not made for an address that has just been given up, nor for an account that is gone', async () => {
    await t.signedUp('former@example.org');
    const { id } = await t.db
      .selectFrom('users')
      .select('id')
      .where('email_key', '=', 'former@example.org')
      .executeTakeFirstOrThrow();
    const link = { user_id: id, token_hash: 'x', expires_at: t.now };
    expect(await putReset(t.db, 'former@example.org', link)).toBe(true);
    expect(await putReset(t.db, 'former@example.org', { ...link, token_hash: 'y' })).toBe(true);
    expect(await putReset(t.db, 'other@example.org', { ...link, token_hash: 'z' })).toBe(false);
    expect(await putReset(t.db, 'former@example.org', { ...link, user_id: randomUUID() })).toBe(false);
    const kept = await t.db.selectFrom('password_resets').selectAll().where('user_id', '=', id).execute();
    expect(kept).toEqual([{ ...link, token_hash: 'y' }]);
  });

  it('goes with its account, and is swept away when it has run out', async () => {
    await t.signedUp('gone@example.org');
    const token = await mailedToken(t, 'gone@example.org');
    await t.db.deleteFrom('users').where('email_key', '=', 'gone@example.org').execute();
    expect((await reset(t, token)).status).toBe(422);
    await t.signedUp('swept@example.org');
    await mailedToken(t, 'swept@example.org');
    await sweep(t.db, t.now + resetLifeMs - 1);
    expect(await t.db.selectFrom('password_resets').selectAll().execute()).not.toEqual([]);
    await sweep(t.db, t.now + resetLifeMs);
    expect(await t.db.selectFrom('password_resets').selectAll().execute()).toEqual([]);
  });
});

describeOnEachDatabase('limits of forgotten passwords', options, (t) => {
  it('a stranger who asks for mails all day never keeps the owner from a link that works', async () => {
    await t.signedUp('owner@example.org');
    const { max, windowMs } = rateLimits.resetMailsByAccount;
    const before = linksTo('owner@example.org').length;
    let token = '';
    for (let mail = 0; mail < max; mail++) {
      token = await mailedToken(t, 'owner@example.org');
      t.now += 60_000;
    }
    for (let more = 0; more < 5; more++) expect((await forget(t, 'owner@example.org')).json).toEqual(asked);
    // As late as the next mail would be sent.
    t.now += windowMs - (max + 1) * 60_000;
    expect((await forget(t, 'owner@example.org')).status).toBe(200);
    await new Promise((resolve) => setTimeout(resolve, 700));
    expect(linksTo('owner@example.org')).toHaveLength(before + max);
    expect((await reset(t, token)).status).toBe(200);
    t.now += 60_000;
    await mailedToken(t, 'owner@example.org');
  });

  it.each([
    [FORGOT, { email: 'nobody@example.org' }, rateLimits.forgottenByIp, 200],
    [RESET, { token: 'x'.repeat(43), password: NEW_PASSWORD }, rateLimits.resetByIp, 422],
  ])('%s from one address is 429 beyond its limit, also all at once', async (path, body, { max, windowMs }, status) => {
    const client = t.client();
    const headers = { 'x-csrf-token': await client.csrfToken(), 'content-type': 'application/json' };
    const send = (remoteAddress: string) => client.send('POST', path, JSON.stringify(body), { headers, remoteAddress });
    const answers = await Promise.all(Array.from({ length: max + 5 }, () => send('203.0.113.9')));
    expect(answers.filter((answer) => answer.status === status)).toHaveLength(max);
    const refused = answers.filter((answer) => answer.status === 429);
    expect(refused).toHaveLength(5);
    expect(refused[0]!.json).toEqual({ message: messages.tooMany });
    expect(Number(refused[0]!.headers['retry-after'])).toBe(windowMs / 1000);
    expect((await send('203.0.113.10')).status).toBe(status);
  });
});

describeOnEachDatabase('a mail server that is not there', optionsOf('smtp://127.0.0.1:1'), (t) => {
  it('is one line in the log, and nobody else notices', async () => {
    await t.signedUp('ann@example.org');
    expect((await forget(t, 'ann@example.org')).json).toEqual(asked);
    const failures = () => t.log.filter((line) => line.includes('"level":50'));
    await expect.poll(failures, soon).toHaveLength(1);
    expect(JSON.parse(failures()[0]!)).toMatchObject({ msg: 'a mail was not sent', to: 'example.org', tries: 3 });
    expect(failures()[0]).not.toMatch(/token|ann@/);
    expect((await t.client().get('/api/health')).status).toBe(200);
  });
});

describeOnEachDatabase('without a mail server', {}, (t) => {
  it('the mail is a file whose link works, at localhost', async () => {
    await t.signedUp('ann@example.org');
    expect((await forget(t, 'ann@example.org')).json).toEqual(asked);
    const written = () => /a mail was written to (\S+?)"/.exec(t.log.join(''))![1]!;
    await expect.poll(() => t.log.join(''), soon).toContain('a mail was written to');
    const [name] = readdirSync(written());
    const text = readFileSync(join(written(), name!), 'utf8');
    expect(text).toContain('\nhttp://localhost:3000/reset-password#token=');
    expect((await reset(t, tokenIn(text))).status).toBe(200);
  });
});
