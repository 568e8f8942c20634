import { expect, it } from 'vitest';
import { paceOf } from './pace.ts';

const DAY = 24 * 60 * 60_000;
const week = { from: 0, to: 7 * DAY };

it('nobody is behind on a Monday', () => {
  expect(paceOf(0, week, 0)?.state).toBe('on pace');
  expect(paceOf(0, week, DAY - 1)?.state).toBe('on pace');
  expect(paceOf(0, week, DAY + 1)?.state).toBe('behind');
});

it('half of the week asks for half of the stars, a little more or less', () => {
  const half = 3.5 * DAY;
  expect(paceOf(2.5, week, half)).toEqual({ elapsed: 0.5, expected: 2.5, state: 'on pace' });
  expect(paceOf(2.5 + 5 / 12, week, half)?.state).toBe('ahead');
  expect(paceOf(2.5 - 5 / 12, week, half)?.state).toBe('behind');
});

it('on the last day there is hardly anything to make up for it', () => {
  expect(paceOf(3.97, week, 6.5 * DAY)?.state).toBe('behind');
  expect(paceOf(4.6, week, 6.5 * DAY)?.state).toBe('on pace');
});

it('5 is ahead at any time', () => {
  expect(paceOf(5, week, week.to - 1)?.state).toBe('ahead');
});

it('a week that is over, or still to come, has none', () => {
  expect(paceOf(3, week, week.to)).toBeUndefined();
  expect(paceOf(0, week, -1)).toBeUndefined();
});

it('goes by the real length of the week', () => {
  const short = { from: 0, to: 7 * DAY - 3_600_000 };
  expect(paceOf(0, short, short.to / 2)?.elapsed).toBe(0.5);
});
