import { expect, it } from 'vitest';
import { invitationErrors } from '#contract/account/invitations.ts';
import { type SignUpState, signUpErrors } from '#contract/account/auth.ts';
import { invitationTtl, rateLimits } from '#domain/limits.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { deleteExpiredRows } from '#server/db/cleanup/expired-rows.ts';
import { newToken, sha256 } from '#server/http/security/tokens.ts';
import { type TestApp, describeOnEachDatabase, PASSWORD } from '#server/testing/app.ts';
import { dumpDatabase } from '#server/testing/fixtures/endpoint-matrix.ts';
import { disableAccount, enableAccount } from './accounts.queries.ts';
import { insertInvitation } from './invitations.queries.ts';

const DAY = 24 * 60 * 60_000;
const SIGN_UP = '/api/auth/signup';

let ipAddressCount = 0;
const fromNewIpAddress = () => ({
  remoteAddress: `10.9.${Math.floor(ipAddressCount / 250)}.${(ipAddressCount++ % 250) + 1}`,
});

const signUp = (t: TestApp, email: string, invitation?: unknown) =>
  t
    .createClient()
    .post(SIGN_UP, { email, password: PASSWORD, ...(invitation !== undefined && { invitation }) }, fromNewIpAddress());
const logIn = (t: TestApp, email: string, password = PASSWORD) =>
  t.createClient().post('/api/auth/login', { email, password }, fromNewIpAddress());
const getSignUpState = async (t: TestApp) => (await t.createClient().get('/api/support')).json.signUp as SignUpState;
const getInvitationState = async (t: TestApp, token: string) =>
  (await t.createClient().post('/api/auth/invitation', { token }, fromNewIpAddress())).json.state;

async function createInvitation(t: TestApp, ttlMs: number = invitationTtl.defaultMs): Promise<string> {
  const token = newToken();
  const invitation = {
    token_hash: sha256(token),
    created_at: t.now,
    expires_at: t.now + ttlMs,
    note: 'a@example.org',
  };
  await insertInvitation(t.db, invitation);
  return token;
}

async function countUsers(t: TestApp): Promise<number> {
  return (await t.db.selectFrom('users').select('id').execute()).length;
}

async function deleteAllUsers(t: TestApp): Promise<void> {
  await t.db.deleteFrom('users').execute();
}

function invitationError(state: 'used' | 'expired') {
  const msg = invitationErrors[state];
  return [422, { message: msg, errors: [{ field: 'invitation', param: 'invitation', msg }] }];
}

describeOnEachDatabase('open sign-up', {}, (t) => {
  it('accepts everyone and consumes an invitation if there is one', async () => {
    expect(await getSignUpState(t)).toBe('open');
    expect((await signUp(t, 'anyone@example.org')).status).toBe(201);
    const token = await createInvitation(t);
    expect((await signUp(t, 'guest@example.org', token)).status).toBe(201);
    expect(await getInvitationState(t, token)).toBe('used');
  });
});

describeOnEachDatabase('sign-up for the first account', { env: { SIGN_UP: 'first' } }, (t) => {
  it('creates exactly one account from 50 concurrent sign-ups, and is closed afterwards (AN-08)', async () => {
    expect(await getSignUpState(t)).toBe('first');
    const responses = await Promise.all(Array.from({ length: 50 }, (_, n) => signUp(t, `first${n}@example.org`)));
    expect(responses.filter(({ status }) => status === 201)).toHaveLength(1);
    const others = responses.filter(({ status }) => status !== 201);
    expect(new Set(others.map(({ status, text }) => `${status} ${text}`))).toEqual(
      new Set([`403 ${JSON.stringify({ message: signUpErrors.closed })}`]),
    );
    expect(await countUsers(t)).toBe(1);
    expect(await getSignUpState(t)).toBe('closed');
    expect((await signUp(t, 'late@example.org')).status).toBe(403);
    expect((await signUp(t, 'guest@example.org', await createInvitation(t))).status).toBe(201);
  });

  it('reopens only when no account is left', async () => {
    await deleteAllUsers(t);
    expect(await getSignUpState(t)).toBe('first');
    expect((await signUp(t, 'again@example.org')).status).toBe(201);
    expect((await signUp(t, 'late@example.org')).status).toBe(403);
  });
});

describeOnEachDatabase('sign-up by invitation', { env: { SIGN_UP: 'invited' } }, (t) => {
  it('is rejected without an invitation, even on an empty server, and whether or not the address is taken', async () => {
    expect(await getSignUpState(t)).toBe('invited');
    const response = await signUp(t, 'ann@example.org');
    expect([response.status, response.json]).toEqual([403, { message: signUpErrors.invited }]);
    expect((await signUp(t, 'ann@example.org', await createInvitation(t))).status).toBe(201);
    expect((await signUp(t, 'ann@example.org')).text).toBe(response.text);
  });
});

describeOnEachDatabase('an invitation to a closed server', { env: { SIGN_UP: 'closed' } }, (t) => {
  it('creates one account and logs the user in', async () => {
    expect(await getSignUpState(t)).toBe('closed');
    const without = await signUp(t, 'nobody@example.org');
    expect([without.status, without.json]).toEqual([403, { message: signUpErrors.closed }]);
    const token = await createInvitation(t);
    expect(await getInvitationState(t, token)).toBe('valid');
    const ann = t.createClient();
    const response = await ann.post(SIGN_UP, { email: 'ann@example.org', password: PASSWORD, invitation: token });
    expect(response.status).toBe(201);
    expect((await ann.get('/api/auth/me')).status).toBe(200);
    expect(await getInvitationState(t, token)).toBe('used');
    const again = await signUp(t, 'ben@example.org', token);
    expect([again.status, again.json]).toEqual(invitationError('used'));
  });

  it('creates exactly one account from 50 concurrent sign-ups (AN-08)', async () => {
    const token = await createInvitation(t);
    const before = await countUsers(t);
    const responses = await Promise.all(
      Array.from({ length: 50 }, (_, n) => signUp(t, `crowd${n}@example.org`, token)),
    );
    expect(responses.filter(({ status }) => status === 201)).toHaveLength(1);
    const others = responses.filter(({ status }) => status !== 201);
    expect(new Set(others.map(({ status }) => status))).toEqual(new Set([422]));
    expect(others[0]!.json).toEqual(invitationError('used')[1]);
    expect(await countUsers(t)).toBe(before + 1);
    expect(t.deadlocks).toBe(0);
  });

  it('is not consumed by a failed sign-up', async () => {
    await signUp(t, 'taken@example.org', await createInvitation(t));
    const token = await createInvitation(t);
    expect((await signUp(t, 'Taken@Example.org', token)).status).toBe(409);
    const weak = { email: 'weak@example.org', password: 'Password1', invitation: token };
    expect((await t.createClient().post(SIGN_UP, weak, fromNewIpAddress())).status).toBe(422);
    expect(await getInvitationState(t, token)).toBe('valid');
    expect((await signUp(t, 'weak@example.org', token)).status).toBe(201);
  });

  it('expires exactly at the end of its lifetime', async () => {
    const token = await createInvitation(t);
    const began = t.now;
    t.now = began + invitationTtl.defaultMs;
    expect(await getInvitationState(t, token)).toBe('expired');
    const late = await signUp(t, 'late@example.org', token);
    expect([late.status, late.json]).toEqual(invitationError('expired'));
    t.now -= 1000;
    expect((await signUp(t, 'late@example.org', token)).status).toBe(201);
    t.now = began;
  });

  it.each([null, 7, '', 'x'.repeat(42), 'x'.repeat(44), "' or 1=1 --", ['a'], 'x'.repeat(43)])(
    'rejects the token %j',
    async (token) => {
      const before = await dumpDatabase(t.db);
      const response = await signUp(t, 'forger@example.org', token);
      const msg = token === 'x'.repeat(43) ? invitationErrors.unknown : expect.stringContaining('no longer valid');
      expect([response.status, response.json]).toEqual([
        422,
        { message: msg, errors: [{ field: 'invitation', param: 'invitation', msg }] },
      ]);
      expect(await dumpDatabase(t.db)).toBe(before);
      const check = await t.createClient().post('/api/auth/invitation', { token }, fromNewIpAddress());
      if (token === 'x'.repeat(43)) expect(check.json).toEqual({ state: 'unknown' });
      else expect([check.status, check.json.message]).toEqual([422, msg]);
    },
  );

  it('is stored as a hash without a reference to its user, and is deleted 90 days after it expires', async () => {
    const token = await createInvitation(t, DAY);
    expect(await dumpDatabase(t.db)).not.toContain(token);
    const hash = sha256(token);
    const findStored = async () => {
      const row = t.db.selectFrom('invitations').select(['used_at', 'note']).where('token_hash', '=', hash);
      return row.executeTakeFirst();
    };
    expect(await findStored()).toEqual({ used_at: null, note: 'a@example.org' });
    await signUp(t, 'private@example.org', token);
    expect(await findStored()).toEqual({ used_at: t.now, note: null });
    expect(t.log.join('')).not.toContain(token);
    await deleteExpiredRows(t.db, t.now + 91 * DAY - 1);
    expect(await findStored()).toBeDefined();
    await deleteExpiredRows(t.db, t.now + 91 * DAY);
    expect(await findStored()).toBeUndefined();
    // This one was created while the clock was years ahead.
    const future = await createInvitation(t, 2 * invitationTtl.maxMs);
    expect(await getInvitationState(t, future)).toBe('expired');
    await deleteExpiredRows(t.db, t.now);
    expect(await getInvitationState(t, future)).toBe('unknown');
  });

  it('is rate limited per IP address when it is checked', async () => {
    const { max, windowMs } = rateLimits.invitationByIp;
    const client = t.createClient();
    await client.csrfToken();
    const check = () =>
      client.post('/api/auth/invitation', { token: 'x'.repeat(43) }, { remoteAddress: '203.0.113.40' });
    for (let n = 0; n < max; n++) expect((await check()).status).toBe(200);
    const rejected = await check();
    expect([rejected.status, Number(rejected.headers['retry-after'])]).toEqual([429, windowMs / 1000]);
  });
});

describeOnEachDatabase('a disabled account', {}, (t) => {
  const disable = (email: string) => inTransaction(t.db, (tx) => disableAccount(tx, email, t.now));

  it('is logged out everywhere and cannot log in; only the right password reveals why', async () => {
    const ann = await t.signUp('ann@example.org');
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

  it('cannot reset its password', async () => {
    await t.signUp('ben@example.org');
    const token = newToken();
    const { id } = await t.db
      .selectFrom('users')
      .select('id')
      .where('email_key', '=', 'ben@example.org')
      .executeTakeFirstOrThrow();
    const reset = { user_id: id, token_hash: sha256(token), expires_at: t.now + 60_000 };
    await t.db.insertInto('password_resets').values(reset).execute();
    const useLink = () =>
      t
        .createClient()
        .post('/api/auth/reset-password', { token, password: 'another one entirely' }, fromNewIpAddress());
    await disable('ben@example.org');
    expect((await useLink()).status).toBe(422);
    // Simulates a reset that was requested while the account was being disabled.
    await t.db.insertInto('password_resets').values(reset).execute();
    expect((await useLink()).status).toBe(422);
    expect(
      (await t.createClient().post('/api/auth/forgot-password', { email: 'ben@example.org' }, fromNewIpAddress()))
        .status,
    ).toBe(200);
  });

  it('stays logged out if it is disabled during a login (AN-08)', async () => {
    await t.signUp('race@example.org');
    const browsers = Array.from({ length: 10 }, () => t.createClient());
    for (const browser of browsers) await browser.csrfToken();
    const credentials = { email: 'race@example.org', password: PASSWORD };
    const logins = browsers.map((browser) => browser.post('/api/auth/login', credentials, fromNewIpAddress()));
    await logins[3];
    await disable('race@example.org');
    for (const { status } of await Promise.all(logins)) expect([200, 401, 403]).toContain(status);
    for (const browser of browsers) expect((await browser.get('/api/auth/me')).status).toBe(401);
  });
});
