import { describe, expect, it } from 'vitest';
import { goalWeekPlaceholder, isGoalWeek, parseGoalWeek } from './goal-week.ts';

describe('the week of a goal', () => {
  it('is left to the title if nothing is typed', () => {
    expect(parseGoalWeek(' ')).toBeNull();
    expect(parseGoalWeek(' 12 ')).toBe(12);
  });

  it('is a whole number from 1 to 104', () => {
    expect(['', '1', '104'].every(isGoalWeek)).toBe(true);
    expect(['0', '105', '1.5', '-1', 'two'].some(isGoalWeek)).toBe(false);
  });

  it('defaults to the number in the title', () => {
    expect(goalWeekPlaceholder('Week 3: Shop')).toBe('3');
    expect(goalWeekPlaceholder('Shop')).toBe('');
    expect(goalWeekPlaceholder('Week 0')).toBe('');
  });
});
