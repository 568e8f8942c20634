import { expect, it } from 'vitest';
import { formatTrendChange, computeTrendChange } from './format-trend-change.ts';

const describeChange = (trend: readonly (number | null)[]) => {
  const change = computeTrendChange(trend, 0.15);
  return change && formatTrendChange(change, (value) => value.toFixed(1));
};

it('describes the direction of a trend over at most six weeks', () => {
  expect(describeChange([1, 2.9, 3, 3, 3, 3, 3, 3.4])).toBe('rising: 3.4 now, 2.9 six weeks ago');
  expect(describeChange([4, 3])).toBe('falling: 3.0 now, 4.0 one week ago');
  expect(describeChange([3.3, 3.4, 3.4])).toBe('steady: 3.4 now, 3.3 two weeks ago');
});

it('skips missing weeks, and needs two values', () => {
  expect(describeChange([null, null, 2, 3, null])).toBe('rising: 3.0 now, 2.0 one week ago');
  expect(describeChange([null, 2, null])).toBeUndefined();
  expect(describeChange([null])).toBeUndefined();
  expect(describeChange([])).toBeUndefined();
});
