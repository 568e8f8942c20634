import { sql } from 'kysely';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { idempotencyLifeMs, rateLimits, resetLifeMs, sessionLife, sessionsPerAccount } from '#domain/limits.ts';
import { putReset } from '../modules/auth/password-reset.queries.ts';
import { makeFocusArea, makeGoal, userIdOf } from '../testing/account.ts';
import { describeOnEachDatabase, PASSWORD } from '../testing/app.ts';
import { insertMany } from '../testing/many-rows.ts';
import { sweep } from './housekeeping.ts';
import { openRateLimiter } from './rate-limit.ts';
import { newToken, openSeal, sha256 } from './secret.ts';

const DAY = 24 * 60 * 60_000;
const YEARS = 10 * 365 * DAY;

describeOnEachDatabase('after a clock that was years off is right again', {}, (t) => {
  let right = 0;
  beforeAll(() => void (right = t.now));
  afterEach(() => void (t.now = right));
  const login = (email: string, password: string, remoteAddress: string, client = t.client()) =>
    client.post('/api/auth/login', { email, password }, { remoteAddress });
  const limiterHere = async () => openRateLimiter(t.db, await openSeal(t.db));
  const statusOfMe = async (client: ReturnType<typeof t.client>) => (await client.get('/api/auth/me')).status;

  it.each([YEARS, -YEARS])('a wrong password of then (%d ms) locks nobody out', async (off) => {
    const email = `guessed${off}@example.org`;
    await t.signedUp(email);
    t.now = right + off;
    expect((await login(email, 'wrong', '192.0.2.1')).status).toBe(401);
    t.now = right;
    const { max, windowMs } = rateLimits.loginByIpAndAccount;
    for (let guess = 0; guess < max; guess++) expect((await login(email, 'wrong', '192.0.2.1')).status).toBe(401);
    const refused = await login(email, 'wrong', '192.0.2.1');
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, String(windowMs / 1000)]);
    t.now = right + windowMs;
    expect((await login(email, PASSWORD, '192.0.2.1')).status).toBe(200);
  });

  it('a limit that was reached then is not remembered, on the same server either', async () => {
    const limiter = await limiterHere();
    const { max, windowMs } = rateLimits.supportByUser;
    for (let n = 0; n < max; n++) await limiter.take('supportByUser', 'ann', right + YEARS);
    const refused = { status: 429, retryAfterSec: windowMs / 1000 };
    await expect(limiter.take('supportByUser', 'ann', right + YEARS)).rejects.toMatchObject(refused);
    expect(await limiter.take('supportByUser', 'ann', right)).toBe(1);
  });

  it('Retry-After never exceeds the window, not even beside a server whose clock is a little ahead', async () => {
    const limiter = await limiterHere();
    const { max, windowMs } = rateLimits.supportByUser;
    for (let n = 0; n < max; n++) await limiter.take('supportByUser', 'bob', right + 30_000);
    const refused = { status: 429, retryAfterSec: windowMs / 1000 };
    await expect(limiter.take('supportByUser', 'bob', right)).rejects.toMatchObject(refused);
  });

  it('a lease that was taken then is free', async () => {
    const limiter = await limiterHere();
    await limiter.hold('generation', 'ann', right + YEARS, 60_000, 'held');
    const release = await limiter.hold('generation', 'ann', right, 60_000, 'held');
    await expect(limiter.hold('generation', 'ann', right, 60_000, 'held')).rejects.toMatchObject({ status: 429 });
    await release();
  });

  it('sessions from before stay valid, whether or not they were used while the clock was wrong', async () => {
    const [idle, used] = [await t.signedUp(), await t.signedUp()];
    for (const off of [YEARS, -YEARS]) {
      t.now = right + off;
      expect(await statusOfMe(idle)).toBe(401);
      await sweep(t.db, t.now);
    }
    // Ahead, but within the life of a session.
    t.now = right + 20 * DAY;
    expect(await statusOfMe(used)).toBe(200);
    t.now = right;
    expect([await statusOfMe(idle), await statusOfMe(used)]).toEqual([200, 200]);
    t.now = right + sessionLife.idleMs;
    expect([await statusOfMe(idle), await statusOfMe(used)]).toEqual([401, 401]);
  });

  it('a session that began in the future is invalid and not listed', async () => {
    await t.signedUp('early@example.org');
    t.now = right + YEARS;
    const early = t.client();
    expect((await login('early@example.org', PASSWORD, '192.0.2.2', early)).status).toBe(200);
    t.now = right;
    expect(await statusOfMe(early)).toBe(401);
    expect((await login('early@example.org', PASSWORD, '192.0.2.2', early)).status).toBe(200);
    const dates = (await early.get('/api/account/sessions')).json.map((each: { createdAt: string }) =>
      Date.parse(each.createdAt),
    );
    expect(dates).toEqual([right, right]);
  });

  it('as many sessions of the future as an account can have keep nobody from logging in', async () => {
    const ann = await t.signedUp('full@example.org');
    const then = sql.lit(right + YEARS);
    const columns = 'token_hash, id, created_at, last_used_at, expires_at, user_agent';
    const values = sql`'then' || n, 'then ' || n, ${then}, ${then}, ${then} + 1000, ''`;
    await insertMany(t.db, await userIdOf(ann), 'sessions', columns, sessionsPerAccount, values);
    const later = t.client();
    expect((await login('full@example.org', PASSWORD, '192.0.2.3', later)).status).toBe(200);
    expect([await statusOfMe(later), await statusOfMe(ann)]).toEqual([200, 200]);
  });

  it('a password reset link that was sent then is invalid', async () => {
    const ann = await t.signedUp('ann@example.org');
    const token = newToken();
    const reset = { user_id: await userIdOf(ann), token_hash: sha256(token), expires_at: right + YEARS + resetLifeMs };
    await putReset(t.db, 'ann@example.org', reset);
    const answer = await t.client().post('/api/auth/reset-password', { token, password: 'another quiet harbour' });
    expect(answer.status).toBe(422);
  });

  it('a repeated creation of then still creates nothing, and its key is free a day later', async () => {
    const ann = await t.signedUp();
    const create = async () => {
      const headers = { 'idempotency-key': 'then' };
      return (await ann.post('/api/focus-areas', { name: `Area ${t.now}` }, { headers })).json._id;
    };
    t.now = right + 20 * DAY;
    const first = await create();
    t.now = right;
    expect(await create()).toBe(first);
    await sweep(t.db, t.now);
    expect(await create()).toBe(first);
    t.now = right + idempotencyLifeMs;
    expect(await create()).not.toBe(first);
  });

  it('a timer that was started then can be stopped, and its goal started again', async () => {
    const ann = await t.signedUp();
    const goalId = await makeGoal(ann, await makeFocusArea(ann));
    t.now = right + 20 * DAY;
    const early = (await ann.post('/api/time-entries', { goalId })).json._id;
    t.now = right;
    expect((await ann.change('PATCH', `/api/time-entries/${early}`, { endNow: true })).status).toBe(200);
    expect((await ann.post('/api/time-entries', { goalId })).json).toMatchObject({
      startAt: new Date(right).toISOString(),
    });
  });

  it('what was counted and sent then is swept away', async () => {
    const limiter = await limiterHere();
    await limiter.take('supportByUser', 'gone', right + YEARS);
    await limiter.hold('generation', 'gone', right + YEARS, 60_000, 'held');
    await sweep(t.db, right);
    const left = t.db
      .selectFrom('rate_limits')
      .select('resets_at')
      .where('resets_at', '>', right + YEARS / 2);
    expect(await left.execute()).toEqual([]);
    expect(await t.db.selectFrom('password_resets').selectAll().execute()).toEqual([]);
  });
});
