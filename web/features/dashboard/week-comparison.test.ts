import { expect, it } from 'vitest';
import { changeOf } from './week-comparison.ts';

it('compares with a previous week that had no plan, as long as it has a score', () => {
  const unplanned = { score: 15, isCounted: false };
  expect(changeOf({ score: 30, previousSoFar: null }, unplanned)).toBe(100);
  expect(changeOf({ score: 30, previousSoFar: null }, { ...unplanned, score: 0 })).toBeNull();
  expect(changeOf({ score: 30, previousSoFar: null }, undefined)).toBeNull();
});

it('compares a running week with the same point of the previous one', () => {
  expect(changeOf({ score: 28, previousSoFar: { score: 25, trackedSec: 0 } }, { score: 250 })).toBe(12);
  expect(changeOf({ score: 28, previousSoFar: { score: 0, trackedSec: 0 } }, { score: 250 })).toBeNull();
});
