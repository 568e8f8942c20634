import { expect, it } from 'vitest';
import { smoothed } from './smoothing.ts';

const rounded = (values: readonly (number | null)[]) => values.map((value) => value && Math.round(value * 1000) / 1000);

it('begins with the first value and takes over 0.3 of each further one', () => {
  expect(rounded(smoothed([2, 4, 4, 0]))).toEqual([2, 2.6, 3.02, 2.114]);
  expect(smoothed([])).toEqual([]);
});

it('stays where there is no value, and begins only with one', () => {
  expect(rounded(smoothed([null, 3, null, 5]))).toEqual([null, 3, 3, 3.6]);
});

it('takes another factor', () => {
  expect(smoothed([0, 10], 0.5)).toEqual([0, 5]);
});
