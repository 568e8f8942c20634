import { expect, it } from 'vitest';
import { rateLimits } from '#domain/limits.ts';
import { describeOnEachDatabase } from '../server/testing/app.ts';
import { sweep } from '../server/http/housekeeping.ts';
import { openRateLimiter } from '../server/http/rate-limit.ts';
import { openSeal } from '../server/http/secret.ts';

const STRANGERS = 100_000;
/** More than the limiter keeps in memory. */
const BLOCKED = 10_050;
const AT_ONCE = 10;

const addressOf = (n: number) => `10.${n >> 16}.${(n >> 8) & 255}.${n & 255}`;

describeOnEachDatabase(`limits beside ${STRANGERS} strangers`, {}, (t) => {
  it('are counted as quickly, remembered only so many at a time, and swept away', async () => {
    const seal = await openSeal(t.db);
    const limiter = openRateLimiter(t.db, seal);
    const { max, windowMs } = rateLimits.loginByIp;
    const rows = Array.from({ length: STRANGERS }, (_, n) => ({
      key: seal('limit loginByIp', addressOf(n)),
      count: max,
      resets_at: t.now + windowMs,
    }));
    for (let n = 0; n < STRANGERS; n += 5000)
      await t.db
        .insertInto('rate_limits')
        .values(rows.slice(n, n + 5000))
        .execute();

    const heap = process.memoryUsage().heapUsed;
    const refused = async (n: number) => {
      const before = t.statements.length;
      await expect(limiter.take('loginByIp', addressOf(n), t.now)).rejects.toMatchObject({ status: 429 });
      return t.statements.length - before;
    };
    expect(await refused(0)).toBe(1);
    // Whoever is known to have had enough costs no statement more.
    expect(await refused(0)).toBe(0);
    const flood = async (from: number) => {
      for (let n = from; n < BLOCKED; n += AT_ONCE)
        await limiter.take('loginByIp', addressOf(n), t.now).catch(() => undefined);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, (_, n) => flood(n + 1)));
    expect(await refused(BLOCKED - 1)).toBe(0);
    // The first of them was forgotten for the last, and is found again in the database.
    expect(await refused(0)).toBe(1);
    expect(process.memoryUsage().heapUsed - heap).toBeLessThan(100_000_000);

    const began = performance.now();
    for (let n = 0; n < 100; n++) expect(await limiter.take('loginByIp', `somebody ${n}`, t.now)).toBe(1);
    expect((performance.now() - began) / 100).toBeLessThan(20);
    await sweep(t.db, t.now + windowMs);
    expect(await t.db.selectFrom('rate_limits').select('key').limit(1).execute()).toEqual([]);
  });
});
