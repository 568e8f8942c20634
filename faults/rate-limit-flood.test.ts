import { expect, it } from 'vitest';
import { rateLimits } from '#domain/limits.ts';
import { describeOnEachDatabase } from '#server/testing/app.ts';
import { deleteExpiredRows } from '#server/db/cleanup/expired-rows.ts';
import { createRateLimiter } from '#server/http/rate-limits/rate-limiter.ts';
import { loadSigner } from '#server/http/security/signer.ts';

const ADDRESSES = 100_000;
/** This is more than the limiter caches. */
const BLOCKED_ADDRESSES = 10_050;
const CONCURRENCY = 10;

const ipAddress = (n: number) => `10.${n >> 16}.${(n >> 8) & 255}.${n & 255}`;

describeOnEachDatabase(`rate limits with ${ADDRESSES} addresses`, {}, (t) => {
  it('stay fast, use bounded memory and are cleaned up (RL-03)', async () => {
    const signer = await loadSigner(t.db);
    const limiter = createRateLimiter(t.db, signer);
    const { max, windowMs } = rateLimits.loginByIp;
    const rows = Array.from({ length: ADDRESSES }, (_, n) => ({
      key: signer.sign('limit loginByIp', ipAddress(n)),
      count: max,
      resets_at: t.now + windowMs,
    }));
    for (let n = 0; n < ADDRESSES; n += 5000)
      await t.db
        .insertInto('rate_limits')
        .values(rows.slice(n, n + 5000))
        .execute();

    const heap = process.memoryUsage().heapUsed;
    const countRejectionStatements = async (n: number) => {
      const before = t.statements.length;
      await expect(limiter.consume('loginByIp', ipAddress(n), t.now)).rejects.toMatchObject({ status: 429 });
      return t.statements.length - before;
    };
    expect(await countRejectionStatements(0)).toBe(1);
    // A blocked address is cached, so it costs no further statement.
    expect(await countRejectionStatements(0)).toBe(0);
    const flood = async (from: number) => {
      for (let n = from; n < BLOCKED_ADDRESSES; n += CONCURRENCY)
        await limiter.consume('loginByIp', ipAddress(n), t.now).catch(() => undefined);
    };
    await Promise.all(Array.from({ length: CONCURRENCY }, (_, n) => flood(n + 1)));
    expect(await countRejectionStatements(BLOCKED_ADDRESSES - 1)).toBe(0);
    // The first address was evicted from the cache and is found in the database again.
    expect(await countRejectionStatements(0)).toBe(1);
    expect(process.memoryUsage().heapUsed - heap).toBeLessThan(100_000_000);

    const startedAt = performance.now();
    for (let n = 0; n < 100; n++) expect(await limiter.consume('loginByIp', `new address ${n}`, t.now)).toBe(1);
    expect((performance.now() - startedAt) / 100).toBeLessThan(20);
    await deleteExpiredRows(t.db, t.now + windowMs);
    expect(await t.db.selectFrom('rate_limits').select('key').limit(1).execute()).toEqual([]);
  });
});
