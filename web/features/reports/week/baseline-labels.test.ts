import { expect, it } from 'vitest';
import { compareWithPreviousWeek, compareWithBaseline } from './baseline-labels.ts';

it('compares a finished week with the baseline', () => {
  expect(compareWithBaseline(160, 120, true)).toBe('40 min more than your usual 2 h');
  expect(compareWithBaseline(80, 120, true)).toBe('40 min less than your usual 2 h');
  expect(compareWithBaseline(124, 120, true)).toBe('About your usual 2 h');
  expect(compareWithBaseline(1180, 1200, true)).toBe('About your usual 20 h');
  expect(compareWithBaseline(30, 0, true)).toBe('None in the previous 6 weeks');
  expect(compareWithBaseline(0, 0, true)).toBe('');
});

it('does not say that the current week is behind', () => {
  expect(compareWithBaseline(10, 120, false)).toBe('Usually 2 h a week');
  expect(compareWithBaseline(160, 120, false)).toBe('40 min more than your usual 2 h');
});

it('compares the current week with the same point of the previous one', () => {
  expect(compareWithPreviousWeek(100, 60)).toBe('40 min more than at this point last week');
  expect(compareWithPreviousWeek(60, 100)).toBe('40 min less than at this point last week');
  expect(compareWithPreviousWeek(62, 60)).toBe('About the same as at this point last week');
  expect(compareWithPreviousWeek(0, 0)).toBe('');
});
