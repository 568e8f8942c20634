import { expect, it } from 'vitest';
import { placeSections } from './section-placement.ts';

const aboveFold = (...args: Parameters<typeof placeSections>) =>
  placeSections(...args).map(({ isAboveFold }) => isAboveFold);

it('counts stacked sections as above the fold until the rows above them fill the screen', () => {
  expect(aboveFold([10, 10, 5, 5], false)).toEqual([true, true, false, false]);
});

it('counts the taller of two sections side by side', () => {
  expect(aboveFold([10, 2, 2, 10, 1, 1], true)).toEqual([true, true, true, true, false, false]);
});

it('gives a long section both columns and no neighbour', () => {
  const placements = placeSections([5, 20, 5, 5, 5], true);
  expect(placements.map(({ columnSpan }) => columnSpan)).toEqual([1, 2, 1, 1, 1]);
  expect(placements.map(({ isAboveFold }) => isAboveFold)).toEqual([true, true, true, true, false]);
  expect(placeSections([20], false)).toEqual([{ isAboveFold: true, columnSpan: 1 }]);
});
