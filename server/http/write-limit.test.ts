import { expect, it } from 'vitest';
import { messages } from '#contract/errors.ts';
import { writesPerMinute } from '#domain/limits.ts';
import { makeFocusArea } from '../testing/account.ts';
import { describeOnEachDatabase } from '../testing/app.ts';
import { openWriteLimiter } from './write-limit.ts';

const AREAS = '/api/focus-areas';

describeOnEachDatabase('changes of one user', { env: { WRITES_PER_MINUTE: '5' } }, (t) => {
  it('are limited per minute; reading and other users are not', async () => {
    const [ann, ben] = [await t.signedUp(), await t.signedUp()];
    for (let n = 0; n < 5 * t.servers; n++) await makeFocusArea(ann);
    const before = t.statements.length;
    const { status, headers, json } = await ann.post(AREAS, { name: 'One more' });
    expect([status, headers['retry-after'], json]).toEqual([429, '60', { message: messages.tooMany }]);
    const written = t.statements.slice(before).filter((each) => /^(insert|update|delete)/.test(each));
    expect(written).toEqual([]);
    expect((await ann.get(AREAS)).json).toHaveLength(5 * t.servers);
    await makeFocusArea(ben);
    t.now += 60_000;
    await makeFocusArea(ann);
  });

  it('of somebody without the right token do not count', async () => {
    const ann = await t.signedUp();
    for (let n = 0; n < 12; n++) {
      expect((await ann.send('POST', AREAS, '{"name":"X"}', { headers: { 'x-csrf-token': 'wrong' } })).status).toBe(
        403,
      );
    }
    await makeFocusArea(ann);
  });
});

it('a burst of the usual limit passes, and one more does not', () => {
  const limiter = openWriteLimiter(writesPerMinute);
  for (let n = 0; n < writesPerMinute; n++) limiter.take('ann', n);
  expect(() => limiter.take('ann', 59_999)).toThrow(messages.tooMany);
  limiter.take('ann', 60_000);
});

it('a clock that was ahead keeps nobody out', () => {
  const limiter = openWriteLimiter(1);
  limiter.take('ann', 10 * 60_000);
  limiter.take('ann', 0);
  expect(() => limiter.take('ann', 1)).toThrow(messages.tooMany);
});

it('remembers a bounded number of users', () => {
  const limiter = openWriteLimiter(1);
  limiter.take('ann', 0);
  for (let n = 0; n < 9_999; n++) limiter.take(`user ${n}`, 0);
  expect(() => limiter.take('ann', 0)).toThrow(messages.tooMany);
  limiter.take('one more', 0);
  limiter.take('ann', 0);
});
