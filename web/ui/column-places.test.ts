import { expect, it } from 'vitest';
import { columnPlaces } from './column-places.ts';

const near = (...args: Parameters<typeof columnPlaces>) => columnPlaces(...args).map(({ isNear }) => isNear);

it('sections below each other are near while those above fit on the screen', () => {
  expect(near([10, 10, 5, 5], false)).toEqual([true, true, false, false]);
});

it('of two side by side the taller counts', () => {
  expect(near([10, 2, 2, 10, 1, 1], true)).toEqual([true, true, true, true, false, false]);
});

it('a long one takes both columns, and nothing stands beside it', () => {
  const places = columnPlaces([5, 20, 5, 5, 5], true);
  expect(places.map(({ columns }) => columns)).toEqual([1, 2, 1, 1, 1]);
  expect(places.map(({ isNear }) => isNear)).toEqual([true, true, true, true, false]);
  expect(columnPlaces([20], false)).toEqual([{ isNear: true, columns: 1 }]);
});
