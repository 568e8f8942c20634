import { describe, expect, it } from 'vitest';
import { pastOf, totalOf, verdictOf } from './plan-total.ts';

describe('the total of a plan', () => {
  it('adds up what is to be reached, the limits of chill zones apart, and leaves out what rests', () => {
    const total = totalOf([
      { focusAreaClass: 'level_up', goalMin: 600, isResting: false },
      { focusAreaClass: 'life_stuff', goalMin: 240, isResting: false },
      { focusAreaClass: 'level_up', goalMin: 180, isResting: true },
      { focusAreaClass: 'chill_zone', goalMin: 300, isResting: false },
      { focusAreaClass: 'chill_zone', goalMin: 60, isResting: true },
    ]);
    expect(total).toEqual({ productiveMin: 840, limitMin: 300 });
  });
});

describe('the weeks before', () => {
  const weeks = (...hours: number[]) => hours.map((hour) => ({ productiveSec: hour * 3600 }));

  it('tell what is usual and what was best, from the first with any time on', () => {
    expect(pastOf(weeks(0, 10, 0, 20, 12, 0))).toEqual({ averageMin: 8.4 * 60, bestMin: 20 * 60 });
  });

  it('say nothing where there are fewer than two', () => {
    expect(pastOf(weeks(0, 0, 10))).toBeUndefined();
    expect(pastOf([])).toBeUndefined();
  });

  it.each([
    [0, 'empty'],
    [14, 'usual'],
    [14.25, 'ambitious'],
    [18, 'ambitious'],
    [18.25, 'new best'],
    [22.5, 'new best'],
    [22.75, 'too much'],
  ])('a plan of %d h after 14 h on average and 18 h at best is: %s', (hours, verdict) => {
    expect(verdictOf(hours * 60, { averageMin: 14 * 60, bestMin: 18 * 60 })).toBe(verdict);
  });
});
