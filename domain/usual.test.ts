import { expect, it } from 'vitest';
import { usualOf, weeksSinceFirst } from './usual.ts';

it('counts from the first week that had any time, also over weeks without', () => {
  expect([weeksSinceFirst([0, 0, 5, 0, 3, 0]), weeksSinceFirst([1]), weeksSinceFirst([0, 0])]).toEqual([4, 1, 0]);
  expect(weeksSinceFirst([])).toBe(0);
});

it('shares an average by those weeks alone', () => {
  expect(usualOf(600, [0, 0, 0, 0, 0, 3600])).toBe(3600);
  expect(usualOf(600, [3600, 0, 0, 0, 0, 0])).toBe(600);
  expect(usualOf(0, [0, 0, 0, 0, 0, 0])).toBe(0);
});
