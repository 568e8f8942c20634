import type { FocusAreaClass } from '../focus-area/focus-area.ts';

/** The figures of a focus area in one week. */
export interface AreaWeek {
  readonly focusAreaClass: FocusAreaClass;
  readonly weight: number;
  /** The target, or for a chill zone the limit. */
  readonly plannedMin: number;
  readonly trackedMin: number;
  /** If so, the area has neither a target nor a limit in this week. */
  readonly isResting: boolean;
}

/** The stars that an area earned or lost. */
export interface Contribution<A extends AreaWeek> {
  readonly area: A;
  readonly stars: number;
}

export const MAX_STARS = 5;
const MAX_CONTRIBUTORS = 3;
/** Level-Up time beyond its target makes up for other areas, up to this share of the target. */
const LEVEL_UP_MAX_COMPLETION = 1.25;
const MAX_PENALTY_STARS = 2;
/** Excess chill time is measured against at least an hour; otherwise exceeding a tiny limit would cost the full penalty. */
const PENALTY_BASE_MINUTES = 60;
const SCORE_PER_HOUR = 10;

/** From 0 to 5: the weighted share of the plan that was done, minus a penalty for chill time beyond its limits. */
export function weekRating(areas: readonly AreaWeek[]): number {
  const total = totalMultiplier(areas);
  if (total === 0) return 0;
  const done = areas.filter(hasTarget).reduce((sum, area) => sum + areaMultiplier(area) * completionRatio(area), 0);
  const penalty = areas.reduce((sum, area) => sum + areaPenalty(area), 0);
  return Math.min(MAX_STARS, Math.max(0, MAX_STARS * Math.min(1, done / total) - Math.min(MAX_PENALTY_STARS, penalty)));
}

/** Points for weighted time. Unlike the rating, the score distinguishes a busy week from a light one that went as planned. */
export function weekScore(areas: readonly AreaWeek[]): number {
  const minutes = areas.reduce((sum, area) => sum + scoredMinutes(area), 0);
  return Math.max(0, Math.round(dropFloatNoise((SCORE_PER_HOUR * minutes) / 60)));
}

/** Weeks without any target are left out of comparisons with other weeks. */
export function hasPlan(areas: readonly AreaWeek[]): boolean {
  return areas.some(hasTarget);
}

/** The areas that earned the most stars. */
export function topContributors<A extends AreaWeek>(areas: readonly A[]): Contribution<A>[] {
  return largestContributions(listContributions(areas, (completion) => Math.min(completion, 1)));
}

/** The areas that cost the most stars, by missing a target or exceeding a limit. */
export function underperformers<A extends AreaWeek>(areas: readonly A[]): Contribution<A>[] {
  const penalties = areas.map((area) => ({ area, stars: areaPenalty(area) }));
  return largestContributions([...listContributions(areas, (completion) => Math.max(0, 1 - completion)), ...penalties]);
}

/** How much the rating would rise with that many more minutes in one area. */
export function ratingGain<A extends AreaWeek>(areas: readonly A[], target: A, minutes: number): number {
  const after = areas.map((area) => (area === target ? { ...area, trackedMin: area.trackedMin + minutes } : area));
  return weekRating(after) - weekRating(areas);
}

/** Rounds to the two decimals in which ratings and stars are shown. */
export function roundStars(stars: number): number {
  return Math.round(dropFloatNoise(stars * 100)) / 100;
}

/** Floating-point noise would round 4.475 down and make equal figures differ. */
export function dropFloatNoise(figure: number): number {
  return Math.round(figure * 1e6) / 1e6;
}

/** How much an area counts in relation to the others. */
export function areaMultiplier({ focusAreaClass, weight }: Pick<AreaWeek, 'focusAreaClass' | 'weight'>): number {
  return focusAreaClass === 'level_up' ? 1 + weight / 10 : weight / 5;
}

function hasTarget({ focusAreaClass, plannedMin, isResting }: AreaWeek): boolean {
  return focusAreaClass !== 'chill_zone' && plannedMin > 0 && !isResting;
}

function totalMultiplier(areas: readonly AreaWeek[]): number {
  return areas.filter(hasTarget).reduce((sum, area) => sum + areaMultiplier(area), 0);
}

function completionRatio({ focusAreaClass, plannedMin, trackedMin }: AreaWeek): number {
  return Math.min(trackedMin / plannedMin, focusAreaClass === 'level_up' ? LEVEL_UP_MAX_COMPLETION : 1);
}

function overLimitMin({ focusAreaClass, plannedMin, trackedMin, isResting }: AreaWeek): number {
  return focusAreaClass === 'chill_zone' && !isResting ? Math.max(0, trackedMin - plannedMin) : 0;
}

function areaPenalty(area: AreaWeek): number {
  return (area.weight / 10) * Math.min(1, overLimitMin(area) / Math.max(area.plannedMin, PENALTY_BASE_MINUTES));
}

function scoredMinutes(area: AreaWeek): number {
  if (area.focusAreaClass === 'chill_zone') return -(area.weight / 5) * overLimitMin(area);
  const counted = hasTarget(area) ? Math.min(area.trackedMin, 2 * area.plannedMin) : area.trackedMin;
  return areaMultiplier(area) * counted;
}

function listContributions<A extends AreaWeek>(
  areas: readonly A[],
  share: (completion: number) => number,
): Contribution<A>[] {
  const total = totalMultiplier(areas);
  return areas
    .filter(hasTarget)
    .map((area) => ({ area, stars: (MAX_STARS * areaMultiplier(area) * share(completionRatio(area))) / total }));
}

function largestContributions<A extends AreaWeek>(contributions: readonly Contribution<A>[]): Contribution<A>[] {
  return contributions
    .filter(({ stars }) => roundStars(stars) > 0)
    .toSorted((a, b) => dropFloatNoise(b.stars) - dropFloatNoise(a.stars))
    .slice(0, MAX_CONTRIBUTORS);
}
