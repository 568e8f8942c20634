import type { FocusAreaWithGoals } from '#contract/focus-areas.ts';
import type { Goal } from '#contract/goals.ts';
import { progressOf } from '#domain/progress.ts';
import { byName } from '#domain/search.ts';
import type { WeekPlan } from './use-week-usage.ts';

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
  /** The goals whose timers run. */
  readonly running: ReadonlySet<string>;
  /** Seconds in this week, by goal. */
  readonly tracked: ReadonlyMap<string, number>;
  /** By focus area. */
  readonly lastUsedAt: ReadonlyMap<string, number>;
  readonly plan: WeekPlan;
  /** The focus areas as the server would turn to them. */
  readonly smartSorted: readonly string[];
}

export function sortedAreas(
  areas: readonly FocusAreaWithGoals[],
  { tracked, lastUsedAt, plan, smartSorted }: Basis,
  { by, isDescending }: SortChoice,
): FocusAreaWithGoals[] {
  const trackedIn = (area: FocusAreaWithGoals) => area.goals.reduce((sum, { _id }) => sum + (tracked.get(_id) ?? 0), 0);
  const areasByName = areas.toSorted((a, b) => byName(a.name, b.name));
  const ascending = (figureOf: (area: FocusAreaWithGoals) => number) =>
    areasByName.toSorted((a, b) => figureOf(a) - figureOf(b));
  const order = {
    alphabetical: () => areasByName,
    progress: () =>
      ascending((area) => progressOf(trackedIn(area), plannedMinOf(area, plan), area.categoryClass).percent),
    recentlyUsed: () => ascending((area) => lastUsedAt.get(area._id) ?? 0),
    smart: () => {
      const places = new Map(smartSorted.map((id, place) => [id, place]));
      // What is so new that the server was not asked about it comes last.
      return ascending(({ _id }) => places.get(_id) ?? places.size);
    },
  }[by]();
  return (isDescending ? order.toReversed() : order).map((area) => ({
    ...area,
    goals: sortedGoals(area.goals, tracked, { by, isDescending }),
  }));
}

/** In this week: what is planned for it, or what it asks for by default where that is not known. */
export function plannedMinOf({ _id, defaultWeeklyMin }: FocusAreaWithGoals, plan: WeekPlan): number {
  const { goalMin = defaultWeeklyMin, isResting = false } = plan.get(_id) ?? {};
  return isResting ? 0 : goalMin;
}

/** By name, or what was worked on most in this week first; the other way round where the user has turned it. */
function sortedGoals(goals: readonly Goal[], tracked: Basis['tracked'], { by, isDescending }: SortChoice): Goal[] {
  const goalsByName = goals.toSorted((a, b) => byName(a.title, b.title));
  if (by === 'alphabetical') return isDescending ? goalsByName.toReversed() : goalsByName;
  const secondsOf = ({ _id }: Goal) => tracked.get(_id) ?? 0;
  const leastFirst = by === 'progress' ? !isDescending : isDescending !== sorts[by].isDescending;
  return goalsByName.toSorted((a, b) => (secondsOf(a) - secondsOf(b)) * (leastFirst ? 1 : -1));
}
