import { expect, it } from 'vitest';
import { wholePercents } from './whole-percents.ts';

it('makes parts of all that are 100 together', () => {
  expect(wholePercents([1, 1, 1])).toEqual([34, 33, 33]);
  expect(wholePercents([2, 1, 0])).toEqual([67, 33, 0]);
  expect(wholePercents([99.6, 0.4])).toEqual([100, 0]);
  expect(wholePercents([0, 0])).toEqual([0, 0]);
  expect(wholePercents([])).toEqual([]);
});
