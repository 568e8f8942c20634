import type { FocusAreaWithGoals } from '#contract/goals/focus-areas.ts';
import type { Goal } from '#contract/goals/goals.ts';
import type { GoalStatus } from '#domain/goal-status.ts';
import { compareNames, createMatcher } from '#domain/search/search.ts';

export interface GoalSectionData {
  readonly area: FocusAreaWithGoals;
  readonly goals: readonly Goal[];
}

/** The sections of a tab. The Active tab includes empty areas, so that goals can be added to them. */
export function buildSections(
  areas: readonly FocusAreaWithGoals[],
  status: GoalStatus,
  query: string,
): GoalSectionData[] {
  const hasQuery = query.trim() !== '';
  const matches = createMatcher(query);
  return areas
    .map((area) => ({
      area,
      goals: area.goals
        .filter((goal) => goal.status === status && (!hasQuery || matches(`${goal.title} ${area.name}`)))
        .toSorted((a, b) => compareNames(a.title, b.title)),
    }))
    .filter(({ goals }) => goals.length > 0 || (status === 'Active' && !hasQuery))
    .toSorted((a, b) => compareNames(a.area.name, b.area.name));
}
