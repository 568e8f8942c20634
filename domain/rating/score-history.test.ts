import { expect, it } from 'vitest';
import { averageScore, percentChange } from './score-history.ts';

const week = (score: number, isCounted = true) => ({ score, isCounted });

it('averages only the weeks that count', () => {
  expect(averageScore([week(100), week(0, false), week(50)])).toBe(75);
  expect(averageScore([week(0), week(50)])).toBe(25);
  expect([averageScore([]), averageScore([week(9, false)])]).toEqual([null, null]);
});

it('gives the change in whole percent, and null after a week with a score of 0', () => {
  expect([percentChange(179, 268), percentChange(268, 179), percentChange(5, 5)]).toEqual([-33, 50, 0]);
  expect([percentChange(0, 10), percentChange(10, 0), percentChange(0, 0)]).toEqual([-100, null, null]);
});
