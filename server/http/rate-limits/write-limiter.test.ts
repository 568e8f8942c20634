import { expect, it } from 'vitest';
import { errorMessages } from '#contract/schema/errors.ts';
import { writesPerMinute } from '#domain/limits.ts';
import { createFocusArea } from '#server/testing/fixtures/factories.ts';
import { describeOnEachDatabase } from '#server/testing/app.ts';
import { createWriteLimiter } from './write-limiter.ts';

const FOCUS_AREAS = '/api/focus-areas';

describeOnEachDatabase('writes of one user', { env: { WRITES_PER_MINUTE: '5' } }, (t) => {
  it('are limited per minute, without affecting reads and other users (LM-01)', async () => {
    const [ann, ben] = [await t.signUp(), await t.signUp()];
    for (let n = 0; n < 5 * t.serverCount; n++) await createFocusArea(ann);
    const before = t.statements.length;
    const { status, headers, json } = await ann.post(FOCUS_AREAS, { name: 'One more' });
    expect([status, headers['retry-after'], json]).toEqual([429, '60', { message: errorMessages.tooManyRequests }]);
    const written = t.statements.slice(before).filter((each) => /^(insert|update|delete)/.test(each));
    expect(written).toEqual([]);
    expect((await ann.get(FOCUS_AREAS)).json).toHaveLength(5 * t.serverCount);
    await createFocusArea(ben);
    t.now += 60_000;
    await createFocusArea(ann);
  });

  it('without a valid CSRF token do not count', async () => {
    const ann = await t.signUp();
    for (let n = 0; n < 12; n++) {
      expect(
        (await ann.send('POST', FOCUS_AREAS, '{"name":"X"}', { headers: { 'x-csrf-token': 'wrong' } })).status,
      ).toBe(403);
    }
    await createFocusArea(ann);
  });
});

it('allows a burst up to the default limit, and rejects one more write', () => {
  const limiter = createWriteLimiter(writesPerMinute);
  for (let n = 0; n < writesPerMinute; n++) limiter.consume('ann', n);
  expect(() => limiter.consume('ann', 59_999)).toThrow(errorMessages.tooManyRequests);
  limiter.consume('ann', 60_000);
});

it('resets a window that was started while the clock was ahead', () => {
  const limiter = createWriteLimiter(1);
  limiter.consume('ann', 10 * 60_000);
  limiter.consume('ann', 0);
  expect(() => limiter.consume('ann', 1)).toThrow(errorMessages.tooManyRequests);
});

it('tracks a bounded number of users', () => {
  const limiter = createWriteLimiter(1);
  limiter.consume('ann', 0);
  for (let n = 0; n < 9_999; n++) limiter.consume(`user ${n}`, 0);
  expect(() => limiter.consume('ann', 0)).toThrow(errorMessages.tooManyRequests);
  limiter.consume('one more', 0);
  limiter.consume('ann', 0);
});
