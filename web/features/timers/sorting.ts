import type { FocusAreaWithGoals } from '#contract/goals/focus-areas.ts';
import type { Goal } from '#contract/goals/goals.ts';
import { targetProgress } from '#domain/progress/progress.ts';
import { compareNames } from '#domain/search/search.ts';
import type { WeekPlanByArea } from './use-week-usage.ts';

/** The sort options with their default directions. */
export const sortOptions = {
  smart: { label: 'Smart', isDescending: false },
  alphabetical: { label: 'Alphabetical', isDescending: false },
  progress: { label: 'Progress', isDescending: false },
  recentlyUsed: { label: 'Recently used', isDescending: true },
} as const;

export type SortKey = keyof typeof sortOptions;

export interface SortOrder {
  readonly by: SortKey;
  readonly isDescending: boolean;
}

/** A snapshot of the sort criteria, taken when the page was opened, so that rows do not move under the pointer. */
export interface SortBasis {
  readonly runningGoalIds: ReadonlySet<string>;
  /** Seconds tracked this week. */
  readonly trackedSecByGoal: ReadonlyMap<string, number>;
  readonly lastUsedAtByArea: ReadonlyMap<string, number>;
  readonly plan: WeekPlanByArea;
  /** Focus area ids in the order suggested by the server. */
  readonly smartOrder: readonly string[];
}

export function sortAreas(
  areas: readonly FocusAreaWithGoals[],
  { trackedSecByGoal, lastUsedAtByArea, plan, smartOrder }: SortBasis,
  { by, isDescending }: SortOrder,
): FocusAreaWithGoals[] {
  const areaTrackedSec = (area: FocusAreaWithGoals) =>
    area.goals.reduce((sum, { _id }) => sum + (trackedSecByGoal.get(_id) ?? 0), 0);
  const areasByName = areas.toSorted((a, b) => compareNames(a.name, b.name));
  const ascending = (sortValue: (area: FocusAreaWithGoals) => number) =>
    areasByName.toSorted((a, b) => sortValue(a) - sortValue(b));
  const order = {
    alphabetical: () => areasByName,
    progress: () =>
      ascending(
        (area) => targetProgress(areaTrackedSec(area), weeklyTargetMinutes(area, plan), area.categoryClass).percent,
      ),
    recentlyUsed: () => ascending((area) => lastUsedAtByArea.get(area._id) ?? 0),
    smart: () => {
      const ranks = new Map(smartOrder.map((id, rank) => [id, rank]));
      // Areas created since the snapshot come last.
      return ascending(({ _id }) => ranks.get(_id) ?? ranks.size);
    },
  }[by]();
  return (isDescending ? order.toReversed() : order).map((area) => ({
    ...area,
    goals: sortGoals(area.goals, trackedSecByGoal, { by, isDescending }),
  }));
}

/** This week's target, or the default until the plan is loaded. */
export function weeklyTargetMinutes({ _id, defaultWeeklyMin }: FocusAreaWithGoals, plan: WeekPlanByArea): number {
  const { goalMin = defaultWeeklyMin, isResting = false } = plan.get(_id) ?? {};
  return isResting ? 0 : goalMin;
}

/**
 * Sorts by name, or by time tracked this week: least first for Progress, and most first otherwise. The user can reverse either
 * order.
 */
function sortGoals(
  goals: readonly Goal[],
  trackedSecByGoal: SortBasis['trackedSecByGoal'],
  { by, isDescending }: SortOrder,
): Goal[] {
  const goalsByName = goals.toSorted((a, b) => compareNames(a.title, b.title));
  if (by === 'alphabetical') return isDescending ? goalsByName.toReversed() : goalsByName;
  const trackedSec = ({ _id }: Goal) => trackedSecByGoal.get(_id) ?? 0;
  const leastFirst = by === 'progress' ? !isDescending : isDescending !== sortOptions[by].isDescending;
  return goalsByName.toSorted((a, b) => (trackedSec(a) - trackedSec(b)) * (leastFirst ? 1 : -1));
}
