import { expect, it } from 'vitest';
import { weekPace } from './pace.ts';

const DAY = 24 * 60 * 60_000;
const week = { from: 0, to: 7 * DAY };

it('never reports a week as behind on a Monday', () => {
  expect(weekPace(0, week, 0)?.state).toBe('on pace');
  expect(weekPace(0, week, DAY - 1)?.state).toBe('on pace');
  expect(weekPace(0, week, DAY + 1)?.state).toBe('behind');
});

it('expects half of the stars, within a tolerance, halfway through the week', () => {
  const half = 3.5 * DAY;
  expect(weekPace(2.5, week, half)).toEqual({ elapsed: 0.5, expected: 2.5, state: 'on pace' });
  expect(weekPace(2.5 + 5 / 12, week, half)?.state).toBe('ahead');
  expect(weekPace(2.5 - 5 / 12, week, half)?.state).toBe('behind');
});

it('tolerates hardly any lag on the last day', () => {
  expect(weekPace(3.97, week, 6.5 * DAY)?.state).toBe('behind');
  expect(weekPace(4.6, week, 6.5 * DAY)?.state).toBe('on pace');
});

it('reports five stars as ahead at any time', () => {
  expect(weekPace(5, week, week.to - 1)?.state).toBe('ahead');
});

it('returns no pace for a week that is over or has not begun', () => {
  expect(weekPace(3, week, week.to)).toBeUndefined();
  expect(weekPace(0, week, -1)).toBeUndefined();
});

it('uses the real length of a week with a clock change', () => {
  const short = { from: 0, to: 7 * DAY - 3_600_000 };
  expect(weekPace(0, short, short.to / 2)?.elapsed).toBe(0.5);
});
