import type { AreaOfWeek, ProductivityScore, Underperformer } from '#contract/reports.ts';
import { addDays, dayOf, weekSpan } from '#domain/calendar.ts';
import { minutesInWords } from '#domain/duration.ts';
import { paceOf } from '#domain/pace.ts';
import { STARS } from '#domain/rating.ts';

type Planned = Pick<AreaOfWeek, 'focusAreaClass' | 'goalMin' | 'usedSec' | 'isResting'>;

const isAskedFor = ({ focusAreaClass, isResting }: Planned) => focusAreaClass !== 'chill_zone' && !isResting;

/** What is to be reached in the week, without limits and what rests. */
export function plannedMinOf(areas: readonly Planned[]): number {
  return areas.filter(isAskedFor).reduce((sum, { goalMin }) => sum + goalMin, 0);
}

/** What was tracked of it, in the minutes that are shown for each area, so that they add up. */
export function trackedMinOf(areas: readonly Planned[]): number {
  return areas.filter(isAskedFor).reduce((sum, { usedSec }) => sum + Math.floor(usedSec / 60), 0);
}

/** What is still missing of it; more of one area is not less of another. */
export function missingMinOf(areas: readonly Planned[]): number {
  return areas.filter(isAskedFor).reduce((sum, { goalMin, usedSec }) => sum + Math.max(0, goalMin - usedSec / 60), 0);
}

/** Why a week without a plan to reach has no rating. */
export function whyNotRated(areas: readonly Planned[], isRunning: boolean): string {
  const productive = areas.filter(({ focusAreaClass }) => focusAreaClass !== 'chill_zone');
  if (areas.length > 0 && productive.length === 0) return 'Only limits are planned, and limits alone are not rated.';
  if (productive.some(({ isResting, goalMin }) => isResting && goalMin > 0)) {
    return 'This is a rest week, so it is left out of your average.';
  }
  return isRunning ? 'Nothing is planned yet.' : 'Nothing was planned, so there is nothing to rate.';
}

const paceWords = {
  ahead: { title: 'Ahead of your plan', word: 'Ahead' },
  'on pace': { title: 'On pace', word: 'On pace' },
  behind: { title: 'Behind your plan', word: 'Behind' },
} as const;

/** How the present week stands; undefined where there is nothing to be on pace with. */
export function paceInWords(score: ProductivityScore, timeZone: string, now: number) {
  const pace = score.isCounted ? paceOf(score.rating, weekSpan(score.weekStart, timeZone), now) : undefined;
  if (!pace) return undefined;
  const missing = missingMinOf(score.areas);
  const lastDay = addDays(score.weekStart, 6);
  const daysLeft = Math.round((Date.parse(lastDay) - Date.parse(dayOf(now, timeZone))) / 86_400_000) + 1;
  const minutesLeft = (weekSpan(score.weekStart, timeZone).to - now) / 60_000;
  return { ...pace, ...paceWords[pace.state], text: restInWords(Math.ceil(missing), daysLeft, minutesLeft) };
}

/** What became of the plan of a week that is over. */
export function outcomeInWords({ areas, rating }: ProductivityScore): string {
  const missing = Math.ceil(missingMinOf(areas));
  if (missing === 0) return 'Everything you planned was done.';
  if (trackedMinOf(areas) === 0) return 'None of your plan was done.';
  if (rating === 0) return 'Time over your limits cost you every star you earned.';
  const undone = `${minutesInWords(missing)} of your plan were left undone`;
  return rating >= STARS ? `${undone}, and other areas made up for it.` : `${undone}.`;
}

/** Nobody works through what is left of a week without sleep. */
const WAKING = 0.6;

function restInWords(missingMin: number, daysLeft: number, minutesLeft: number): string {
  if (missingMin === 0) return 'Everything you planned is done.';
  if (missingMin > minutesLeft * WAKING) return `${minutesInWords(missingMin)} to go, more than is left of the week.`;
  if (daysLeft === 1) return `${minutesInWords(missingMin)} today would complete your plan.`;
  return `${minutesInWords(Math.ceil(missingMin / daysLeft))} a day would complete your plan.`;
}

export interface Booster {
  readonly of: Underperformer;
  /** What the number is for, read after it: 'for the next hour'. */
  readonly text: string;
  /** With its sign; undefined if the rating stays at 0. */
  readonly stars: string | undefined;
}

/** What would lift the rating, the largest first. A week of 5.00 has none, even if a target is not met. */
export function boostersOf(
  { rating, isCounted, underperformers }: Pick<ProductivityScore, 'rating' | 'isCounted' | 'underperformers'>,
  isOver: boolean,
): Booster[] {
  if (!isCounted || rating >= STARS) return [];
  return (
    underperformers
      // More of an area whose gap others have made up for would change nothing.
      .filter(({ boost }) => rating === 0 || boost === null || boost.stars > 0)
      .toSorted((a, b) => starsOf(b) - starsOf(a))
      .map((of) => ({ of, ...boosterInWords(of, isOver) }))
  );
}

function starsOf({ boost, stars }: Underperformer): number {
  return boost ? boost.stars : stars;
}

function boosterInWords({ boost, stars }: Underperformer, isOver: boolean): Omit<Booster, 'of'> {
  if (!boost) return { text: 'for time over its limit', stars: `−${stars.toFixed(2)}` };
  if (boost.stars === 0) return { text: 'Time over your limits costs more than this brings', stars: undefined };
  const text = boost.minutes < 60 ? 'for reaching its target' : isOver ? 'for one more hour' : 'for the next hour';
  return { text, stars: `+${boost.stars.toFixed(2)}` };
}
