import { describe, expect, it } from 'vitest';
import type { FocusAreaHistoryWeek } from '#contract/reports/reports.ts';
import { addDays } from '#domain/calendar/calendar.ts';
import type { FocusAreaClass } from '#domain/focus-area/focus-area.ts';
import { completionSeries, countWeeksByColor } from './area-history.ts';

const FIRST_WEEK = '2026-09-07';
const createWeeks = (
  tracked: readonly number[],
  goalMin = 100,
  focusAreaClass: FocusAreaClass = 'life_stuff',
): FocusAreaHistoryWeek[] =>
  tracked.map((trackedMin, n) => ({
    weekStart: addDays(FIRST_WEEK, 7 * n),
    focusAreaClass,
    goalMin,
    trackedMin,
    completionPercentage: goalMin === 0 ? 0 : Math.round((trackedMin / goalMin) * 100),
    isResting: false,
  }));

describe('focus area history', () => {
  it('smooths completion over the weeks with a target', () => {
    const [first, second, third] = createWeeks([100, 0, 50]);
    const { completion, trend } = completionSeries([first!, { ...second!, isResting: true }, third!], '2026-11-09');
    expect(completion).toEqual([100, null, 50]);
    expect(trend).toEqual([100, 100, 85]);
  });

  it('leaves the current week out of the trend', () => {
    const { completion, trend } = completionSeries(createWeeks([100, 10]), addDays(FIRST_WEEK, 7));
    expect(completion).toEqual([100, 10]);
    expect(trend).toEqual([100, null]);
  });

  it('counts weeks by colour, with thresholds of 50 and 80 percent that are reversed for limits', () => {
    const tracked = [49, 50, 79, 80, 130, 0];
    const currentWeek = addDays(FIRST_WEEK, 35);
    expect(countWeeksByColor(createWeeks(tracked), currentWeek)).toEqual({ red: 1, yellow: 2, green: 2 });
    expect(countWeeksByColor(createWeeks(tracked, 100, 'chill_zone'), currentWeek)).toEqual({
      green: 1,
      yellow: 2,
      red: 2,
    });
    expect(countWeeksByColor(createWeeks([10], 0), currentWeek)).toEqual({ red: 0, yellow: 0, green: 0 });
  });
});
