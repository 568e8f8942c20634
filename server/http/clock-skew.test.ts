import { sql } from 'kysely';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { idempotencyTtlMs, rateLimits, resetLinkTtlMs, sessionLifetime, sessionsPerAccount } from '#domain/limits.ts';
import { upsertPasswordReset } from '#server/modules/auth/password-reset.queries.ts';
import { createFocusArea, createGoal, getUserId } from '#server/testing/fixtures/factories.ts';
import { describeOnEachDatabase, PASSWORD } from '#server/testing/app.ts';
import { insertMany } from '#server/testing/fixtures/insert-many.ts';
import { deleteExpiredRows } from '#server/db/cleanup/expired-rows.ts';
import { createRateLimiter } from './rate-limits/rate-limiter.ts';
import { loadSigner } from './security/signer.ts';
import { newToken, sha256 } from './security/tokens.ts';

const DAY = 24 * 60 * 60_000;
const TEN_YEARS = 10 * 365 * DAY;

describeOnEachDatabase('after the clock has been corrected (CK-01)', {}, (t) => {
  let correctNow = 0;
  beforeAll(() => void (correctNow = t.now));
  afterEach(() => void (t.now = correctNow));
  const login = (email: string, password: string, remoteAddress: string, client = t.createClient()) =>
    client.post('/api/auth/login', { email, password }, { remoteAddress });
  const createLimiter = async () => createRateLimiter(t.db, await loadSigner(t.db));
  const sessionStatus = async (client: ReturnType<typeof t.createClient>) => (await client.get('/api/auth/me')).status;

  it.each([TEN_YEARS, -TEN_YEARS])(
    'a wrong password entered while the clock was off by %d ms does not lock the owner out',
    async (offset) => {
      const email = `guessed${offset}@example.org`;
      await t.signUp(email);
      t.now = correctNow + offset;
      expect((await login(email, 'wrong', '192.0.2.1')).status).toBe(401);
      t.now = correctNow;
      const { max, windowMs } = rateLimits.loginByIpAndAccount;
      for (let guess = 0; guess < max; guess++) expect((await login(email, 'wrong', '192.0.2.1')).status).toBe(401);
      const rejected = await login(email, 'wrong', '192.0.2.1');
      expect([rejected.status, rejected.headers['retry-after']]).toEqual([429, String(windowMs / 1000)]);
      t.now = correctNow + windowMs;
      expect((await login(email, PASSWORD, '192.0.2.1')).status).toBe(200);
    },
  );

  it('a limit that was exceeded while the clock was ahead no longer applies, even on the same server', async () => {
    const limiter = await createLimiter();
    const { max, windowMs } = rateLimits.supportByUser;
    for (let n = 0; n < max; n++) await limiter.consume('supportByUser', 'ann', correctNow + TEN_YEARS);
    const rejected = { status: 429, retryAfterSec: windowMs / 1000 };
    await expect(limiter.consume('supportByUser', 'ann', correctNow + TEN_YEARS)).rejects.toMatchObject(rejected);
    expect(await limiter.consume('supportByUser', 'ann', correctNow)).toBe(1);
  });

  it("Retry-After never exceeds the window, even if another server's clock is slightly ahead", async () => {
    const limiter = await createLimiter();
    const { max, windowMs } = rateLimits.supportByUser;
    for (let n = 0; n < max; n++) await limiter.consume('supportByUser', 'bob', correctNow + 30_000);
    const rejected = { status: 429, retryAfterSec: windowMs / 1000 };
    await expect(limiter.consume('supportByUser', 'bob', correctNow)).rejects.toMatchObject(rejected);
  });

  it('a lease that was acquired while the clock was ahead can be acquired again', async () => {
    const limiter = await createLimiter();
    await limiter.acquireLease('generation', 'ann', correctNow + TEN_YEARS, 60_000, 'held');
    const release = await limiter.acquireLease('generation', 'ann', correctNow, 60_000, 'held');
    await expect(limiter.acquireLease('generation', 'ann', correctNow, 60_000, 'held')).rejects.toMatchObject({
      status: 429,
    });
    await release();
  });

  it('sessions stay valid, whether or not they were used while the clock was wrong', async () => {
    const [idle, used] = [await t.signUp(), await t.signUp()];
    for (const offset of [TEN_YEARS, -TEN_YEARS]) {
      t.now = correctNow + offset;
      expect(await sessionStatus(idle)).toBe(401);
      await deleteExpiredRows(t.db, t.now);
    }
    // The clock is ahead, but within a session's lifetime.
    t.now = correctNow + 20 * DAY;
    expect(await sessionStatus(used)).toBe(200);
    t.now = correctNow;
    expect([await sessionStatus(idle), await sessionStatus(used)]).toEqual([200, 200]);
    t.now = correctNow + sessionLifetime.idleMs;
    expect([await sessionStatus(idle), await sessionStatus(used)]).toEqual([401, 401]);
  });

  it('a session dated in the future is invalid and not listed', async () => {
    await t.signUp('future@example.org');
    t.now = correctNow + TEN_YEARS;
    const client = t.createClient();
    expect((await login('future@example.org', PASSWORD, '192.0.2.2', client)).status).toBe(200);
    t.now = correctNow;
    expect(await sessionStatus(client)).toBe(401);
    expect((await login('future@example.org', PASSWORD, '192.0.2.2', client)).status).toBe(200);
    const dates = (await client.get('/api/account/sessions')).json.map((each: { createdAt: string }) =>
      Date.parse(each.createdAt),
    );
    expect(dates).toEqual([correctNow, correctNow]);
  });

  it('an account with the maximum number of future sessions can still log in', async () => {
    const ann = await t.signUp('full@example.org');
    const future = sql.lit(correctNow + TEN_YEARS);
    const columns = 'token_hash, id, created_at, last_used_at, expires_at, user_agent';
    const values = sql`'future' || n, 'future ' || n, ${future}, ${future}, ${future} + 1000, ''`;
    await insertMany(t.db, await getUserId(ann), 'sessions', columns, sessionsPerAccount, values);
    const later = t.createClient();
    expect((await login('full@example.org', PASSWORD, '192.0.2.3', later)).status).toBe(200);
    expect([await sessionStatus(later), await sessionStatus(ann)]).toEqual([200, 200]);
  });

  it('a password reset link dated in the future is invalid', async () => {
    const ann = await t.signUp('ann@example.org');
    const token = newToken();
    const reset = {
      user_id: await getUserId(ann),
      token_hash: sha256(token),
      expires_at: correctNow + TEN_YEARS + resetLinkTtlMs,
    };
    await upsertPasswordReset(t.db, 'ann@example.org', reset);
    const response = await t
      .createClient()
      .post('/api/auth/reset-password', { token, password: 'another quiet harbour' });
    expect(response.status).toBe(422);
  });

  it('an idempotency key dated in the future is still honoured, and expires a day later', async () => {
    const ann = await t.signUp();
    const create = async () => {
      const headers = { 'idempotency-key': 'future' };
      return (await ann.post('/api/focus-areas', { name: `Area ${t.now}` }, { headers })).json._id;
    };
    t.now = correctNow + 20 * DAY;
    const first = await create();
    t.now = correctNow;
    expect(await create()).toBe(first);
    await deleteExpiredRows(t.db, t.now);
    expect(await create()).toBe(first);
    t.now = correctNow + idempotencyTtlMs;
    expect(await create()).not.toBe(first);
  });

  it('a timer with a start in the future can be stopped and restarted', async () => {
    const ann = await t.signUp();
    const goalId = await createGoal(ann, await createFocusArea(ann));
    t.now = correctNow + 20 * DAY;
    const timerId = (await ann.post('/api/time-entries', { goalId })).json._id;
    t.now = correctNow;
    expect((await ann.mutate('PATCH', `/api/time-entries/${timerId}`, { endNow: true })).status).toBe(200);
    expect((await ann.post('/api/time-entries', { goalId })).json).toMatchObject({
      startAt: new Date(correctNow).toISOString(),
    });
  });

  it('limits, leases and reset links dated in the future are cleaned up', async () => {
    const limiter = await createLimiter();
    await limiter.consume('supportByUser', 'stale', correctNow + TEN_YEARS);
    await limiter.acquireLease('generation', 'stale', correctNow + TEN_YEARS, 60_000, 'held');
    await deleteExpiredRows(t.db, correctNow);
    const futureRows = t.db
      .selectFrom('rate_limits')
      .select('resets_at')
      .where('resets_at', '>', correctNow + TEN_YEARS / 2);
    expect(await futureRows.execute()).toEqual([]);
    expect(await t.db.selectFrom('password_resets').selectAll().execute()).toEqual([]);
  });
});
