import { describe, expect, it } from 'vitest';
import type { FocusAreaInWeek } from '#contract/reports.ts';
import { addDays } from '#domain/calendar.ts';
import type { FocusAreaClass } from '#domain/focus-area.ts';
import { completionSeries, weeksByColor } from './area-history.ts';

const FIRST = '2026-09-07';
const weeks = (
  tracked: readonly number[],
  goalMin = 100,
  focusAreaClass: FocusAreaClass = 'life_stuff',
): FocusAreaInWeek[] =>
  tracked.map((trackedMin, n) => ({
    weekStart: addDays(FIRST, 7 * n),
    focusAreaClass,
    goalMin,
    trackedMin,
    completionPercentage: goalMin === 0 ? 0 : Math.round((trackedMin / goalMin) * 100),
    isResting: false,
  }));

describe('the history of a focus area', () => {
  it('is smoothed over the weeks that asked for something', () => {
    const [first, second, third] = weeks([100, 0, 50]);
    const { completion, trend } = completionSeries([first!, { ...second!, isResting: true }, third!], '2026-11-09');
    expect(completion).toEqual([100, null, 50]);
    expect(trend).toEqual([100, 100, 85]);
  });

  it('takes no trend from a week that still runs', () => {
    const { completion, trend } = completionSeries(weeks([100, 10]), addDays(FIRST, 7));
    expect(completion).toEqual([100, 10]);
    expect(trend).toEqual([100, null]);
  });

  it('counts weeks at 50 and 80 percent, the other way round for limits', () => {
    const tracked = [49, 50, 79, 80, 130, 0];
    const now = addDays(FIRST, 35);
    expect(weeksByColor(weeks(tracked), now)).toEqual({ red: 1, yellow: 2, green: 2 });
    expect(weeksByColor(weeks(tracked, 100, 'chill_zone'), now)).toEqual({ green: 1, yellow: 2, red: 2 });
    expect(weeksByColor(weeks([10], 0), now)).toEqual({ red: 0, yellow: 0, green: 0 });
  });
});
