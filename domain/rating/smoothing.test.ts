import { expect, it } from 'vitest';
import { smoothExponentially } from './smoothing.ts';

const rounded = (values: readonly (number | null)[]) => values.map((value) => value && Math.round(value * 1000) / 1000);

it('starts with the first value and weights each later one by 0.3', () => {
  expect(rounded(smoothExponentially([2, 4, 4, 0]))).toEqual([2, 2.6, 3.02, 2.114]);
  expect(smoothExponentially([])).toEqual([]);
});

it('stays at its level over missing values, and starts with the first value present', () => {
  expect(rounded(smoothExponentially([null, 3, null, 5]))).toEqual([null, 3, 3, 3.6]);
});

it('accepts another smoothing factor', () => {
  expect(smoothExponentially([0, 10], 0.5)).toEqual([0, 5]);
});
