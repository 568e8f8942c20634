import type { WeeklyAreaReport, ProductivityScore, Underperformer } from '#contract/reports/reports.ts';
import { addDays, toDay, weekSpan } from '#domain/calendar/calendar.ts';
import { formatDuration } from '#domain/duration/format-duration.ts';
import { weekPace } from '#domain/progress/pace.ts';
import { MAX_STARS } from '#domain/rating/rating.ts';

type PlannedArea = Pick<WeeklyAreaReport, 'focusAreaClass' | 'goalMin' | 'usedSec' | 'isResting'>;

const countsTowardsPlan = ({ focusAreaClass, isResting }: PlannedArea) => focusAreaClass !== 'chill_zone' && !isResting;

/** The total of the week's targets, without limits and resting areas. */
export function totalPlannedMin(areas: readonly PlannedArea[]): number {
  return areas.filter(countsTowardsPlan).reduce((sum, { goalMin }) => sum + goalMin, 0);
}

/** The time tracked towards the targets. */
export function totalTrackedMin(areas: readonly PlannedArea[]): number {
  return sumTrackedMin(areas.filter(countsTowardsPlan));
}

/** Drops seconds only from the sum, like all other totals. */
export function sumTrackedMin(areas: readonly PlannedArea[]): number {
  return Math.floor(areas.reduce((sum, { usedSec }) => sum + usedSec, 0) / 60);
}

/** The time still missing from the targets. A surplus in one area does not make up for another. */
export function totalMissingMin(areas: readonly PlannedArea[]): number {
  return areas
    .filter(countsTowardsPlan)
    .reduce((sum, { goalMin, usedSec }) => sum + Math.max(0, goalMin - usedSec / 60), 0);
}

/** Why a week without targets has no rating. */
export function unratedReason(areas: readonly PlannedArea[], isCurrentWeek: boolean): string {
  const productive = areas.filter(({ focusAreaClass }) => focusAreaClass !== 'chill_zone');
  if (areas.length > 0 && productive.length === 0) return 'Only limits are planned, and limits alone are not rated.';
  if (productive.some(({ isResting, goalMin }) => isResting && goalMin > 0)) {
    return 'This is a rest week, so it is left out of your average.';
  }
  return isCurrentWeek ? 'Nothing is planned yet.' : 'Nothing was planned, so there is nothing to rate.';
}

const paceLabels = {
  ahead: { title: 'Ahead of your plan', word: 'Ahead' },
  'on pace': { title: 'On pace', word: 'On pace' },
  behind: { title: 'Behind your plan', word: 'Behind' },
} as const;

/** The progress of the current week against its plan; undefined if it is over or has no plan. */
export function describePace(score: ProductivityScore, timeZone: string, now: number) {
  const pace = score.isCounted ? weekPace(score.rating, weekSpan(score.weekStart, timeZone), now) : undefined;
  if (!pace) return undefined;
  const missing = totalMissingMin(score.areas);
  const lastDay = addDays(score.weekStart, 6);
  const daysLeft = Math.round((Date.parse(lastDay) - Date.parse(toDay(now, timeZone))) / 86_400_000) + 1;
  const minutesLeft = (weekSpan(score.weekStart, timeZone).to - now) / 60_000;
  return { ...pace, ...paceLabels[pace.state], text: formatRemaining(Math.ceil(missing), daysLeft, minutesLeft) };
}

/** How much of a past week's plan was done. */
export function describeOutcome({ areas, rating }: ProductivityScore): string {
  const missing = Math.ceil(totalMissingMin(areas));
  if (missing === 0) return 'Everything you planned was done.';
  if (totalTrackedMin(areas) === 0) return 'None of your plan was done.';
  if (rating === 0) return 'Time over your limits cost you every star you earned.';
  const undone = `${formatDuration(missing)} of your plan were left undone`;
  return rating >= MAX_STARS ? `${undone}, and other areas made up for it.` : `${undone}.`;
}

/** The share of the remaining week that a person is awake. */
const WAKING_SHARE = 0.6;

function formatRemaining(missingMin: number, daysLeft: number, minutesLeft: number): string {
  if (missingMin === 0) return 'Everything you planned is done.';
  if (missingMin > minutesLeft * WAKING_SHARE)
    return `${formatDuration(missingMin)} to go, more than the week has left.`;
  if (daysLeft === 1) return `${formatDuration(missingMin)} today would complete your plan.`;
  return `${formatDuration(Math.ceil(missingMin / daysLeft))} a day would complete your plan.`;
}

export interface Booster {
  readonly underperformer: Underperformer;
  /** Says what the stars are for, such as 'for the next hour'. */
  readonly text: string;
  /** Has a sign. Undefined if the rating stays at 0. */
  readonly stars: string | undefined;
}

/** What would raise the rating, most stars first. A full rating has none, even if a target is not met. */
export function listBoosters(
  { rating, isCounted, underperformers }: Pick<ProductivityScore, 'rating' | 'isCounted' | 'underperformers'>,
  isOver: boolean,
): Booster[] {
  if (!isCounted || rating >= MAX_STARS) return [];
  return (
    underperformers
      // More time in an area changes nothing if others have made up for its gap.
      .filter(({ boost }) => rating === 0 || boost === null || boost.stars > 0)
      .toSorted((a, b) => boosterStars(b) - boosterStars(a))
      .map((underperformer) => ({ underperformer, ...describeBooster(underperformer, isOver) }))
  );
}

function boosterStars({ boost, stars }: Underperformer): number {
  return boost ? boost.stars : stars;
}

function describeBooster({ boost, stars }: Underperformer, isOver: boolean): Omit<Booster, 'underperformer'> {
  if (!boost) return { text: 'for time over its limit', stars: `−${stars.toFixed(2)}` };
  if (boost.stars === 0) return { text: 'Time over your limits outweighs any gain here', stars: undefined };
  const text = boost.minutes < 60 ? 'for reaching its target' : isOver ? 'for one more hour' : 'for the next hour';
  return { text, stars: `+${boost.stars.toFixed(2)}` };
}
