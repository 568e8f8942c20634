import { expect, it } from 'vitest';
import { hoursOf, weeklyCommitments } from './action-plan.ts';

it('a weekly commitment is so many hours', () => {
  expect(weeklyCommitments.map(hoursOf)).toEqual([1, 3, 5]);
});
