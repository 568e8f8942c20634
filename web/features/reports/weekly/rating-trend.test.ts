import { describe, expect, it } from 'vitest';
import type { RatedWeek } from '#contract/reports.ts';
import { addDays } from '#domain/calendar.ts';
import { ratingsInWords, ratingTrend } from './rating-trend.ts';

const FIRST = '2026-10-05';

function weeks(ratings: readonly (number | null)[]): RatedWeek[] {
  return ratings.map((rating, n) => ({
    weekStart: addDays(FIRST, 7 * n),
    rating: rating ?? 0,
    score: 0,
    isCounted: rating !== null,
    plannedMin: 60,
    trackedSec: 60,
    productiveSec: 60,
  }));
}

describe('the ratings of a year', () => {
  it('are smoothed over the weeks that count and are over', () => {
    const { ratings, trend, counted } = ratingTrend(weeks([2, null, 4, 1]), addDays(FIRST, 21));
    expect(ratings).toEqual([2, null, 4, 1]);
    expect(trend).toEqual([2, 2, expect.closeTo(2.6), null]);
    expect(counted).toHaveLength(2);
  });

  it('have a best week, the later of two', () => {
    const { best, average, goodWeeks } = ratingTrend(weeks([4, 3.5, 4, 0]), '2026-12-28');
    expect(best!.weekStart).toBe(addDays(FIRST, 14));
    expect(average).toBe(2.875);
    expect(goodWeeks).toBe(3);
  });

  it('say in words where they lead', () => {
    const words = (ratings: readonly (number | null)[], isThisYear = true) =>
      ratingsInWords(ratingTrend(weeks(ratings), '2026-12-28'), isThisYear);
    expect(words([2, 4, 4])).toBe('Your trend is rising: 3.0 now, 2.0 two weeks ago.');
    expect(words([2, 4, 4], false)).toBe('The year ended with a trend of 3.0 stars.');
    expect(words([3])).toBe('One rated week so far. A trend starts with the next one.');
    expect(words([null, null])).toContain('no trend yet');
  });
});
