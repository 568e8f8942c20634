import type { RatedWeek } from '#contract/reports.ts';
import { GOOD_RATING } from '#domain/rating-band.ts';
import { smoothed } from '#domain/smoothing.ts';
import { moveInWords, moveOf } from './trend-words.ts';

/** Less than that nobody would call a change. */
const LEAST_CHANGE = 0.15;

/** What a row of weeks says about ratings. */
export interface RatingTrend {
  /** Null for weeks without a plan, and those that rest. */
  readonly ratings: readonly (number | null)[];
  /** The same smoothed; a week that still runs says nothing about it yet. */
  readonly trend: readonly (number | null)[];
  /** The weeks that are over and count. */
  readonly counted: readonly RatedWeek[];
  readonly best: RatedWeek | undefined;
  readonly average: number;
  readonly goodWeeks: number;
}

/** Neither planned nor tracked. */
export function isEmptyWeek({ isCounted, trackedSec }: RatedWeek): boolean {
  return !isCounted && trackedSec === 0;
}

export function ratingTrend(history: readonly RatedWeek[], currentWeek: string): RatingTrend {
  const isNow = (index: number) => history[index]!.weekStart === currentWeek;
  const ratings = history.map(({ isCounted, rating }) => (isCounted ? rating : null));
  const trend = smoothed(ratings.map((rating, index) => (isNow(index) ? null : rating)));
  const counted = history.filter(({ isCounted, weekStart }) => isCounted && weekStart !== currentWeek);
  return {
    ratings,
    trend: trend.map((value, index) => (isNow(index) ? null : value)),
    counted,
    // Of two that are alike, the later one.
    best: counted.reduce<RatedWeek | undefined>(
      (best, week) => (best && best.rating > week.rating ? best : week),
      undefined,
    ),
    average: counted.reduce((sum, { rating }) => sum + rating, 0) / Math.max(1, counted.length),
    goodWeeks: counted.filter(({ rating }) => rating >= GOOD_RATING).length,
  };
}

/** 'Your trend is rising: 3.4 now, 2.9 six weeks ago.' */
export function ratingsInWords({ counted, trend }: RatingTrend, isThisYear: boolean): string {
  if (counted.length === 0) return 'No finished week had a plan, so there is no trend yet.';
  const move = moveOf(trend, LEAST_CHANGE);
  if (!move) return 'One rated week so far. A trend starts with the next one.';
  if (isThisYear) return `Your trend is ${moveInWords(move, oneDecimal)}.`;
  return `The year ended with a trend of ${oneDecimal(move.now)} stars.`;
}

export function oneDecimal(stars: number): string {
  return stars.toFixed(1);
}

export function twoDecimals(stars: number): string {
  return stars.toFixed(2);
}
