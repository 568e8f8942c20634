import type { FocusAreaWithGoals } from '#contract/focus-areas.ts';
import type { Goal } from '#contract/goals.ts';
import { progressOf } from '#domain/progress.ts';
import { smartOrder } from '#domain/smart-sort.ts';
import { byName } from '#web/ui/search.ts';

/** Each way to sort, and whether it begins with the highest unless the user turns it round. */
export const sorts = {
  smart: { label: 'Smart', isDescending: false },
  alphabetical: { label: 'Alphabetical', isDescending: false },
  progress: { label: 'Progress', isDescending: false },
  recentlyUsed: { label: 'Recently used', isDescending: true },
} as const;

export type Sort = keyof typeof sorts;

export interface SortChoice {
  readonly by: Sort;
  readonly isDescending: boolean;
}

/** What the order rests on, as it was when the page was opened: rows must not change places below the pointer. */
export interface Basis {
  /** Seconds in this week, by goal. */
  readonly tracked: ReadonlyMap<string, number>;
  /** By focus area. */
  readonly lastUsedAt: ReadonlyMap<string, number>;
}

export function sortedAreas(
  areas: readonly FocusAreaWithGoals[],
  { tracked, lastUsedAt }: Basis,
  { by, isDescending }: SortChoice,
): FocusAreaWithGoals[] {
  const trackedIn = (area: FocusAreaWithGoals) => area.goals.reduce((sum, { _id }) => sum + (tracked.get(_id) ?? 0), 0);
  const areasByName = areas.toSorted((a, b) => byName(a.name, b.name));
  const ascending = (figureOf: (area: FocusAreaWithGoals) => number) =>
    areasByName.toSorted((a, b) => figureOf(a) - figureOf(b));
  const order = {
    alphabetical: () => areasByName,
    progress: () => ascending((area) => progressOf(trackedIn(area), area.defaultWeeklyMin, area.categoryClass).percent),
    recentlyUsed: () => ascending((area) => lastUsedAt.get(area._id) ?? 0),
    smart: () => {
      const byId = new Map(areas.map((area) => [area._id, area]));
      const standings = areas.map((area) => ({
        ...area,
        focusAreaId: area._id,
        plannedMin: area.defaultWeeklyMin,
        trackedMin: trackedIn(area) / 60,
        isResting: false,
        lastUsedAt: lastUsedAt.get(area._id) ?? null,
      }));
      return smartOrder(standings).map((id) => byId.get(id)!);
    },
  }[by]();
  return (isDescending ? order.toReversed() : order).map((area) => ({
    ...area,
    goals: sortedGoals(area.goals, tracked, { by, isDescending }),
  }));
}

/** By name, or what was worked on most in this week first; the other way round where the user has turned it. */
function sortedGoals(goals: readonly Goal[], tracked: Basis['tracked'], { by, isDescending }: SortChoice): Goal[] {
  const goalsByName = goals.toSorted((a, b) => byName(a.title, b.title));
  if (by === 'alphabetical') return isDescending ? goalsByName.toReversed() : goalsByName;
  const secondsOf = ({ _id }: Goal) => tracked.get(_id) ?? 0;
  const leastFirst = by === 'progress' ? !isDescending : isDescending !== sorts[by].isDescending;
  return goalsByName.toSorted((a, b) => (secondsOf(a) - secondsOf(b)) * (leastFirst ? 1 : -1));
}
