import type { FocusAreaWithGoals } from '#contract/focus-areas.ts';
import type { Goal } from '#contract/goals.ts';
import type { GoalStatus } from '#domain/goal-status.ts';
import { byName, searcher } from '#domain/search.ts';

/** A focus area and those of its goals that are shown. */
export interface Section {
  readonly area: FocusAreaWithGoals;
  readonly goals: readonly Goal[];
}

/** What a tab shows: all focus areas where goals can be added, else those that have something to show. */
export function sectionsOf(areas: readonly FocusAreaWithGoals[], status: GoalStatus, query: string): Section[] {
  const isSearched = query.trim() !== '';
  const finds = searcher(query);
  return areas
    .map((area) => ({
      area,
      goals: area.goals
        .filter((goal) => goal.status === status && (!isSearched || finds(`${goal.title} ${area.name}`)))
        .toSorted((a, b) => byName(a.title, b.title)),
    }))
    .filter(({ goals }) => goals.length > 0 || (status === 'Active' && !isSearched))
    .toSorted((a, b) => byName(a.area.name, b.area.name));
}
