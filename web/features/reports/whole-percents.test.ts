import { expect, it } from 'vitest';
import { toWholePercents } from './whole-percents.ts';

it('rounds shares to whole percents that add up to 100', () => {
  expect(toWholePercents([1, 1, 1])).toEqual([34, 33, 33]);
  expect(toWholePercents([2, 1, 0])).toEqual([67, 33, 0]);
  expect(toWholePercents([99.6, 0.4])).toEqual([100, 0]);
  expect(toWholePercents([0, 0])).toEqual([0, 0]);
  expect(toWholePercents([])).toEqual([]);
});
