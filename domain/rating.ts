import type { FocusAreaClass } from './focus-area.ts';

/** How a focus area stands in a week. */
export interface AreaWeek {
  readonly focusAreaClass: FocusAreaClass;
  readonly weight: number;
  /** What is to be reached; of a chill zone, its limit. */
  readonly plannedMin: number;
  readonly trackedMin: number;
  /** Asks for nothing in this week, and costs nothing. */
  readonly isResting: boolean;
}

/** What an area has to do with the rating, in stars. */
export interface Share<A extends AreaWeek> {
  readonly area: A;
  readonly stars: number;
}

export const STARS = 5;
const CONTRIBUTORS_SHOWN = 3;
/** Level-Up beyond its target may make up for what is missing elsewhere, as far as this. */
const LEVEL_UP_DONE_MAX = 1.25;
const PENALTY_MAX = 2;
/** The least that chill time is measured against: a limit of a minute would else cost everything at once. */
const PENALTY_OVER_MIN = 60;
const SCORE_PER_HOUR = 10;

/** From 0 to 5: how much of what was planned was done, less the time beyond the limits of chill zones. */
export function ratingOf(areas: readonly AreaWeek[]): number {
  const all = multiplierSum(areas);
  if (all === 0) return 0;
  const done = areas.filter(isAskedFor).reduce((sum, area) => sum + multiplierOf(area) * doneOf(area), 0);
  const penalty = areas.reduce((sum, area) => sum + penaltyOf(area), 0);
  return Math.min(STARS, Math.max(0, STARS * Math.min(1, done / all) - Math.min(PENALTY_MAX, penalty)));
}

/** Points for time as it counts, so that a week of much is told from a week of little that was planned so. */
export function scoreOf(areas: readonly AreaWeek[]): number {
  const minutes = areas.reduce((sum, area) => sum + pointMinutesOf(area), 0);
  return Math.max(0, Math.round(settled((SCORE_PER_HOUR * minutes) / 60)));
}

/** Whether anything was asked for in the week: one without a plan, or that rests, says nothing about those beside it. */
export function hasPlan(areas: readonly AreaWeek[]): boolean {
  return areas.some(isAskedFor);
}

/** The areas that earned most. */
export function topContributors<A extends AreaWeek>(areas: readonly A[]): Share<A>[] {
  return largest(sharesOf(areas, (done) => Math.min(done, 1)));
}

/** The areas that cost most: what they missed, or the limit they went beyond. */
export function underperformers<A extends AreaWeek>(areas: readonly A[]): Share<A>[] {
  const penalties = areas.map((area) => ({ area, stars: penaltyOf(area) }));
  return largest([...sharesOf(areas, (done) => Math.max(0, 1 - done)), ...penalties]);
}

/** What so many more minutes of one of the areas would bring to the rating as it is. */
export function gainOf<A extends AreaWeek>(areas: readonly A[], of: A, minutes: number): number {
  const after = areas.map((area) => (area === of ? { ...area, trackedMin: area.trackedMin + minutes } : area));
  return ratingOf(after) - ratingOf(areas);
}

/** As ratings and stars are told. */
export function twoDecimals(stars: number): number {
  return Math.round(settled(stars * 100)) / 100;
}

/** Without the noise of binary fractions, which would round 4.475 down and tell equal figures apart. */
export function settled(figure: number): number {
  return Math.round(figure * 1e6) / 1e6;
}

/** How much an area counts, against others. */
export function multiplierOf({ focusAreaClass, weight }: Pick<AreaWeek, 'focusAreaClass' | 'weight'>): number {
  return focusAreaClass === 'level_up' ? 1 + weight / 10 : weight / 5;
}

function isAskedFor({ focusAreaClass, plannedMin, isResting }: AreaWeek): boolean {
  return focusAreaClass !== 'chill_zone' && plannedMin > 0 && !isResting;
}

function multiplierSum(areas: readonly AreaWeek[]): number {
  return areas.filter(isAskedFor).reduce((sum, area) => sum + multiplierOf(area), 0);
}

function doneOf({ focusAreaClass, plannedMin, trackedMin }: AreaWeek): number {
  return Math.min(trackedMin / plannedMin, focusAreaClass === 'level_up' ? LEVEL_UP_DONE_MAX : 1);
}

function overLimitMin({ focusAreaClass, plannedMin, trackedMin, isResting }: AreaWeek): number {
  return focusAreaClass === 'chill_zone' && !isResting ? Math.max(0, trackedMin - plannedMin) : 0;
}

function penaltyOf(area: AreaWeek): number {
  return (area.weight / 10) * Math.min(1, overLimitMin(area) / Math.max(area.plannedMin, PENALTY_OVER_MIN));
}

function pointMinutesOf(area: AreaWeek): number {
  if (area.focusAreaClass === 'chill_zone') return -(area.weight / 5) * overLimitMin(area);
  const counted = isAskedFor(area) ? Math.min(area.trackedMin, 2 * area.plannedMin) : area.trackedMin;
  return multiplierOf(area) * counted;
}

function sharesOf<A extends AreaWeek>(areas: readonly A[], part: (done: number) => number): Share<A>[] {
  const all = multiplierSum(areas);
  return areas
    .filter(isAskedFor)
    .map((area) => ({ area, stars: (STARS * multiplierOf(area) * part(doneOf(area))) / all }));
}

function largest<A extends AreaWeek>(shares: readonly Share<A>[]): Share<A>[] {
  return shares
    .filter(({ stars }) => twoDecimals(stars) > 0)
    .toSorted((a, b) => settled(b.stars) - settled(a.stars))
    .slice(0, CONTRIBUTORS_SHOWN);
}
