import { describe, expect, it } from 'vitest';
import { pastWeekStats, sumPlan, judgePlan } from './plan-total.ts';

describe('sumPlan', () => {
  it('totals targets and limits separately, without resting rows', () => {
    const total = sumPlan([
      { focusAreaClass: 'level_up', goalMin: 600, isResting: false },
      { focusAreaClass: 'life_stuff', goalMin: 240, isResting: false },
      { focusAreaClass: 'level_up', goalMin: 180, isResting: true },
      { focusAreaClass: 'chill_zone', goalMin: 300, isResting: false },
      { focusAreaClass: 'chill_zone', goalMin: 60, isResting: true },
    ]);
    expect(total).toEqual({ productiveMinutes: 840, limitMinutes: 300 });
  });
});

describe('comparison with past weeks', () => {
  const weeks = (...hours: number[]) => hours.map((hour) => ({ productiveSec: hour * 3600 }));

  it('computes the average and the maximum since the first week with tracked time', () => {
    expect(pastWeekStats(weeks(0, 10, 0, 20, 12, 0))).toEqual({ averageMinutes: 8.4 * 60, bestMinutes: 20 * 60 });
  });

  it('returns nothing with fewer than two weeks', () => {
    expect(pastWeekStats(weeks(0, 0, 10))).toBeUndefined();
    expect(pastWeekStats([])).toBeUndefined();
  });

  it.each([
    [0, 'empty'],
    [14, 'usual'],
    [14.25, 'ambitious'],
    [18, 'ambitious'],
    [18.25, 'new best'],
    [22.5, 'new best'],
    [22.75, 'too much'],
  ])('judges a plan of %d h, with an average of 14 h and a best of 18 h, as %s', (hours, verdict) => {
    expect(judgePlan(hours * 60, { averageMinutes: 14 * 60, bestMinutes: 18 * 60 })).toBe(verdict);
  });
});
