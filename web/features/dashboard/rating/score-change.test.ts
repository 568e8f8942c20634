import { expect, it } from 'vitest';
import { scoreChangePercent } from './score-change.ts';

it('compares with the previous week if it has a score, even without a plan', () => {
  const unplanned = { score: 15, isCounted: false };
  expect(scoreChangePercent({ score: 30, previousSoFar: null }, unplanned)).toBe(100);
  expect(scoreChangePercent({ score: 30, previousSoFar: null }, { ...unplanned, score: 0 })).toBeNull();
  expect(scoreChangePercent({ score: 30, previousSoFar: null }, undefined)).toBeNull();
});

it('compares the current week with the same point in the previous week', () => {
  expect(scoreChangePercent({ score: 28, previousSoFar: { score: 25, trackedSec: 0 } }, { score: 250 })).toBe(12);
  expect(scoreChangePercent({ score: 28, previousSoFar: { score: 0, trackedSec: 0 } }, { score: 250 })).toBeNull();
});
