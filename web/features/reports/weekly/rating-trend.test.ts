import { describe, expect, it } from 'vitest';
import type { RatedWeek } from '#contract/reports/reports.ts';
import { addDays } from '#domain/calendar/calendar.ts';
import { describeRatings, ratingTrend } from './rating-trend.ts';

const FIRST_WEEK = '2026-10-05';

function createWeeks(ratings: readonly (number | null)[]): RatedWeek[] {
  return ratings.map((rating, n) => ({
    weekStart: addDays(FIRST_WEEK, 7 * n),
    rating: rating ?? 0,
    score: 0,
    isCounted: rating !== null,
    plannedMin: 60,
    trackedSec: 60,
    productiveSec: 60,
  }));
}

describe('rating trend', () => {
  it('smooths ratings over finished weeks that count', () => {
    const { ratings, trend, counted } = ratingTrend(createWeeks([2, null, 4, 1]), addDays(FIRST_WEEK, 21));
    expect(ratings).toEqual([2, null, 4, 1]);
    expect(trend).toEqual([2, 2, expect.closeTo(2.6), null]);
    expect(counted).toHaveLength(2);
  });

  it('finds the best week, or the later of two equally good ones', () => {
    const { best, average, goodWeeks } = ratingTrend(createWeeks([4, 3.5, 4, 0]), '2026-12-28');
    expect(best!.weekStart).toBe(addDays(FIRST_WEEK, 14));
    expect(average).toBe(2.875);
    expect(goodWeeks).toBe(3);
  });

  it('describes the direction of the ratings', () => {
    const describeYear = (ratings: readonly (number | null)[], isThisYear = true) =>
      describeRatings(ratingTrend(createWeeks(ratings), '2026-12-28'), isThisYear);
    expect(describeYear([2, 4, 4])).toBe('Your trend is rising: 3.0 now, 2.0 two weeks ago.');
    expect(describeYear([2, 4, 4], false)).toBe('The year ended with a trend of 3.0 stars.');
    expect(describeYear([3])).toBe('One rated week so far. A trend starts with the next one.');
    expect(describeYear([null, null])).toContain('no trend yet');
  });
});
