import { expect, it } from 'vitest';
import { commitmentHours, weeklyCommitments } from './action-plan.ts';

it('converts a weekly commitment to hours', () => {
  expect(weeklyCommitments.map(commitmentHours)).toEqual([1, 3, 5]);
});
