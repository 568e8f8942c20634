import { expect, it } from 'vitest';
import { invitationRefusals } from '#contract/invitations.ts';
import { type SignUpState, signUpRefusals } from '#contract/sign-up.ts';
import { invitationLife, rateLimits } from '#domain/limits.ts';
import { transact } from '../../db/transaction.ts';
import { sweep } from '../../http/housekeeping.ts';
import { newToken, sha256 } from '../../http/secret.ts';
import { type AppUnderTest, describeOnEachDatabase, PASSWORD } from '../../testing/app.ts';
import { contentOf } from '../../testing/matrix.ts';
import { disableAccount, enableAccount } from './accounts.queries.ts';
import { insertInvitation } from './invitations.queries.ts';

const DAY = 24 * 60 * 60_000;
const SIGN_UP = '/api/auth/signup';

let addresses = 0;
const elsewhere = () => ({ remoteAddress: `10.9.${Math.floor(addresses / 250)}.${(addresses++ % 250) + 1}` });

const signUp = (t: AppUnderTest, email: string, invitation?: unknown) =>
  t.client().post(SIGN_UP, { email, password: PASSWORD, ...(invitation !== undefined && { invitation }) }, elsewhere());
const logIn = (t: AppUnderTest, email: string, password = PASSWORD) =>
  t.client().post('/api/auth/login', { email, password }, elsewhere());
const shownState = async (t: AppUnderTest) => (await t.client().get('/api/support')).json.signUp as SignUpState;
const stateOf = async (t: AppUnderTest, token: string) =>
  (await t.client().post('/api/auth/invitation', { token }, elsewhere())).json.state;

async function invite(t: AppUnderTest, lifeMs: number = invitationLife.usualMs): Promise<string> {
  const token = newToken();
  const invitation = {
    token_hash: sha256(token),
    created_at: t.now,
    expires_at: t.now + lifeMs,
    note: 'a@example.org',
  };
  await insertInvitation(t.db, invitation);
  return token;
}

async function countUsers(t: AppUnderTest): Promise<number> {
  return (await t.db.selectFrom('users').select('id').execute()).length;
}

async function emptyServer(t: AppUnderTest): Promise<void> {
  await t.db.deleteFrom('users').execute();
}

function refused(state: 'used' | 'expired') {
  const msg = invitationRefusals[state];
  return [422, { message: msg, errors: [{ field: 'invitation', param: 'invitation', msg }] }];
}

describeOnEachDatabase('sign-up that is open', {}, (t) => {
  it('takes anyone, and uses up an invitation if there is one', async () => {
    expect(await shownState(t)).toBe('open');
    expect((await signUp(t, 'anyone@example.org')).status).toBe(201);
    const token = await invite(t);
    expect((await signUp(t, 'guest@example.org', token)).status).toBe(201);
    expect(await stateOf(t, token)).toBe('used');
  });
});

describeOnEachDatabase('sign-up for the first account', { env: { SIGN_UP: 'first' } }, (t) => {
  it('makes exactly one account of 50 sign-ups at once, and is closed then', async () => {
    expect(await shownState(t)).toBe('first');
    const answers = await Promise.all(Array.from({ length: 50 }, (_, n) => signUp(t, `first${n}@example.org`)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    const others = answers.filter(({ status }) => status !== 201);
    expect(new Set(others.map(({ status, text }) => `${status} ${text}`))).toEqual(
      new Set([`403 ${JSON.stringify({ message: signUpRefusals.closed })}`]),
    );
    expect(await countUsers(t)).toBe(1);
    expect(await shownState(t)).toBe('closed');
    expect((await signUp(t, 'late@example.org')).status).toBe(403);
    expect((await signUp(t, 'guest@example.org', await invite(t))).status).toBe(201);
  });

  it('is open again only when no account is left', async () => {
    await emptyServer(t);
    expect(await shownState(t)).toBe('first');
    expect((await signUp(t, 'again@example.org')).status).toBe(201);
    expect((await signUp(t, 'late@example.org')).status).toBe(403);
  });
});

describeOnEachDatabase('sign-up by invitation', { env: { SIGN_UP: 'invited' } }, (t) => {
  it('is refused without one, also on an empty server, and whether or not the address is taken', async () => {
    expect(await shownState(t)).toBe('invited');
    const answer = await signUp(t, 'ann@example.org');
    expect([answer.status, answer.json]).toEqual([403, { message: signUpRefusals.invited }]);
    expect((await signUp(t, 'ann@example.org', await invite(t))).status).toBe(201);
    expect((await signUp(t, 'ann@example.org')).text).toBe(answer.text);
  });
});

describeOnEachDatabase('an invitation to a closed server', { env: { SIGN_UP: 'closed' } }, (t) => {
  it('lets one person in, who is logged in at once', async () => {
    expect(await shownState(t)).toBe('closed');
    const without = await signUp(t, 'nobody@example.org');
    expect([without.status, without.json]).toEqual([403, { message: signUpRefusals.closed }]);
    const token = await invite(t);
    expect(await stateOf(t, token)).toBe('valid');
    const ann = t.client();
    const answer = await ann.post(SIGN_UP, { email: 'ann@example.org', password: PASSWORD, invitation: token });
    expect(answer.status).toBe(201);
    expect((await ann.get('/api/auth/me')).status).toBe(200);
    expect(await stateOf(t, token)).toBe('used');
    const again = await signUp(t, 'ben@example.org', token);
    expect([again.status, again.json]).toEqual(refused('used'));
  });

  it('makes exactly one account of 50 sign-ups with it at once', async () => {
    const token = await invite(t);
    const before = await countUsers(t);
    const answers = await Promise.all(Array.from({ length: 50 }, (_, n) => signUp(t, `crowd${n}@example.org`, token)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    const others = answers.filter(({ status }) => status !== 201);
    expect(new Set(others.map(({ status }) => status))).toEqual(new Set([422]));
    expect(others[0]!.json).toEqual(refused('used')[1]);
    expect(await countUsers(t)).toBe(before + 1);
    expect(t.deadlocks).toBe(0);
  });

  it('is not used up by a sign-up that fails', async () => {
    await signUp(t, 'taken@example.org', await invite(t));
    const token = await invite(t);
    expect((await signUp(t, 'Taken@Example.org', token)).status).toBe(409);
    const weak = { email: 'weak@example.org', password: 'Password1', invitation: token };
    expect((await t.client().post(SIGN_UP, weak, elsewhere())).status).toBe(422);
    expect(await stateOf(t, token)).toBe('valid');
    expect((await signUp(t, 'weak@example.org', token)).status).toBe(201);
  });

  it('expires to the second', async () => {
    const token = await invite(t);
    const began = t.now;
    t.now = began + invitationLife.usualMs;
    expect(await stateOf(t, token)).toBe('expired');
    const late = await signUp(t, 'late@example.org', token);
    expect([late.status, late.json]).toEqual(refused('expired'));
    t.now -= 1000;
    expect((await signUp(t, 'late@example.org', token)).status).toBe(201);
    t.now = began;
  });

  it.each([null, 7, '', 'x'.repeat(42), 'x'.repeat(44), "' or 1=1 --", ['a'], 'x'.repeat(43)])(
    'is not %j',
    async (token) => {
      const before = await contentOf(t.db);
      const answer = await signUp(t, 'forger@example.org', token);
      const msg = token === 'x'.repeat(43) ? invitationRefusals.unknown : expect.stringContaining('no longer valid');
      expect([answer.status, answer.json]).toEqual([
        422,
        { message: msg, errors: [{ field: 'invitation', param: 'invitation', msg }] },
      ]);
      expect(await contentOf(t.db)).toBe(before);
      const check = await t.client().post('/api/auth/invitation', { token }, elsewhere());
      if (token === 'x'.repeat(43)) expect(check.json).toEqual({ state: 'unknown' });
      else expect([check.status, check.json.message]).toEqual([422, msg]);
    },
  );

  it('is kept as a hash, without saying who used it, and swept away a while after its end', async () => {
    const token = await invite(t, DAY);
    expect(await contentOf(t.db)).not.toContain(token);
    const hash = sha256(token);
    const kept = async () => {
      const row = t.db.selectFrom('invitations').select(['used_at', 'note']).where('token_hash', '=', hash);
      return row.executeTakeFirst();
    };
    expect(await kept()).toEqual({ used_at: null, note: 'a@example.org' });
    await signUp(t, 'private@example.org', token);
    expect(await kept()).toEqual({ used_at: t.now, note: null });
    expect(t.log.join('')).not.toContain(token);
    await sweep(t.db, t.now + 91 * DAY - 1);
    expect(await kept()).toBeDefined();
    await sweep(t.db, t.now + 91 * DAY);
    expect(await kept()).toBeUndefined();
    // Made while the clock was years ahead.
    const future = await invite(t, 2 * invitationLife.maxMs);
    expect(await stateOf(t, future)).toBe('expired');
    await sweep(t.db, t.now);
    expect(await stateOf(t, future)).toBe('unknown');
  });

  it('can be looked at only so often from one address', async () => {
    const { max, windowMs } = rateLimits.invitationByIp;
    const client = t.client();
    await client.csrfToken();
    const look = () =>
      client.post('/api/auth/invitation', { token: 'x'.repeat(43) }, { remoteAddress: '203.0.113.40' });
    for (let n = 0; n < max; n++) expect((await look()).status).toBe(200);
    const beyond = await look();
    expect([beyond.status, Number(beyond.headers['retry-after'])]).toEqual([429, windowMs / 1000]);
  });
});

describeOnEachDatabase('a disabled account', {}, (t) => {
  const disable = (email: string) => transact(t.db, (tx) => disableAccount(tx, email, t.now));

  it('is logged out everywhere and cannot be logged in to, which only its owner is told', async () => {
    const ann = await t.signedUp('ann@example.org');
    expect(await disable('ANN@example.org')).toBe(true);
    expect((await ann.get('/api/auth/me')).status).toBe(401);
    const right = await logIn(t, 'ann@example.org');
    expect([right.status, right.json]).toEqual([
      403,
      { message: expect.stringContaining('This account is disabled.') },
    ]);
    expect(right.headers['set-cookie']).toBeUndefined();
    const [wrong, unknown] = [
      await logIn(t, 'ann@example.org', 'not the right one'),
      await logIn(t, 'nobody@example.org', 'not the right one'),
    ];
    expect([wrong.status, wrong.text]).toEqual([401, unknown.text]);
    expect(await enableAccount(t.db, 'ann@example.org')).toBe(true);
    expect((await logIn(t, 'ann@example.org')).status).toBe(200);
  });

  it('has no way to a new password', async () => {
    await t.signedUp('ben@example.org');
    const token = newToken();
    const { id } = await t.db
      .selectFrom('users')
      .select('id')
      .where('email_key', '=', 'ben@example.org')
      .executeTakeFirstOrThrow();
    const reset = { user_id: id, token_hash: sha256(token), expires_at: t.now + 60_000 };
    await t.db.insertInto('password_resets').values(reset).execute();
    const use = () =>
      t.client().post('/api/auth/reset-password', { token, password: 'another one entirely' }, elsewhere());
    await disable('ben@example.org');
    expect((await use()).status).toBe(422);
    // One that was asked for at the same moment.
    await t.db.insertInto('password_resets').values(reset).execute();
    expect((await use()).status).toBe(422);
    expect((await t.client().post('/api/auth/forgot-password', { email: 'ben@example.org' }, elsewhere())).status).toBe(
      200,
    );
  });

  it('stays logged out also when it is disabled while somebody logs in', async () => {
    await t.signedUp('race@example.org');
    const browsers = Array.from({ length: 10 }, () => t.client());
    for (const browser of browsers) await browser.csrfToken();
    const credentials = { email: 'race@example.org', password: PASSWORD };
    const logIns = browsers.map((browser) => browser.post('/api/auth/login', credentials, elsewhere()));
    await logIns[3];
    await disable('race@example.org');
    for (const { status } of await Promise.all(logIns)) expect([200, 401, 403]).toContain(status);
    for (const browser of browsers) expect((await browser.get('/api/auth/me')).status).toBe(401);
  });
});
