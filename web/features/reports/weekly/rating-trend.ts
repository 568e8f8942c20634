import type { RatedWeek } from '#contract/reports/reports.ts';
import { GOOD_RATING } from '#domain/rating/rating-band.ts';
import { smoothExponentially } from '#domain/rating/smoothing.ts';
import { formatTrendChange, computeTrendChange } from '../chart/format-trend-change.ts';

/** Changes of fewer stars than this count as steady. */
const MIN_CHANGE = 0.15;

export interface RatingTrend {
  /** Null for weeks without a plan and for rest weeks. */
  readonly ratings: readonly (number | null)[];
  /** Smoothed ratings, without the current week. */
  readonly trend: readonly (number | null)[];
  /** Finished weeks that count towards the average. */
  readonly counted: readonly RatedWeek[];
  readonly best: RatedWeek | undefined;
  readonly average: number;
  readonly goodWeeks: number;
}

export function isEmptyWeek({ isCounted, trackedSec }: RatedWeek): boolean {
  return !isCounted && trackedSec === 0;
}

export function ratingTrend(history: readonly RatedWeek[], currentWeek: string): RatingTrend {
  const isCurrent = (index: number) => history[index]!.weekStart === currentWeek;
  const ratings = history.map(({ isCounted, rating }) => (isCounted ? rating : null));
  const trend = smoothExponentially(ratings.map((rating, index) => (isCurrent(index) ? null : rating)));
  const counted = history.filter(({ isCounted, weekStart }) => isCounted && weekStart !== currentWeek);
  return {
    ratings,
    trend: trend.map((value, index) => (isCurrent(index) ? null : value)),
    counted,
    // If two weeks are equally good, the later one wins.
    best: counted.reduce<RatedWeek | undefined>(
      (best, week) => (best && best.rating > week.rating ? best : week),
      undefined,
    ),
    average: counted.reduce((sum, { rating }) => sum + rating, 0) / Math.max(1, counted.length),
    goodWeeks: counted.filter(({ rating }) => rating >= GOOD_RATING).length,
  };
}

/** 'Your trend is rising: 3.4 now, 2.9 six weeks ago.' */
export function describeRatings({ counted, trend }: RatingTrend, isThisYear: boolean): string {
  if (counted.length === 0) return 'No finished week had a plan, so there is no trend yet.';
  const change = computeTrendChange(trend, MIN_CHANGE);
  if (!change) return 'One rated week so far. A trend starts with the next one.';
  if (isThisYear) return `Your trend is ${formatTrendChange(change, formatOneDecimal)}.`;
  return `The year ended with a trend of ${formatOneDecimal(change.now)} stars.`;
}

export function formatOneDecimal(stars: number): string {
  return stars.toFixed(1);
}

export function formatTwoDecimals(stars: number): string {
  return stars.toFixed(2);
}
