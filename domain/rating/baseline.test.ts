import { expect, it } from 'vitest';
import { weeklyBaseline, weeksSinceFirstTracked } from './baseline.ts';

it('counts weeks from the first one with tracked time, including empty weeks after it', () => {
  expect([
    weeksSinceFirstTracked([0, 0, 5, 0, 3, 0]),
    weeksSinceFirstTracked([1]),
    weeksSinceFirstTracked([0, 0]),
  ]).toEqual([4, 1, 0]);
  expect(weeksSinceFirstTracked([])).toBe(0);
});

it('averages only over the weeks since the first one with tracked time', () => {
  expect(weeklyBaseline(600, [0, 0, 0, 0, 0, 3600])).toBe(3600);
  expect(weeklyBaseline(600, [3600, 0, 0, 0, 0, 0])).toBe(600);
  expect(weeklyBaseline(0, [0, 0, 0, 0, 0, 0])).toBe(0);
});
