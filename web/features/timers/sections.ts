import type { FocusAreaWithGoals } from '#contract/goals/focus-areas.ts';
import type { Goal } from '#contract/goals/goals.ts';
import { createMatcher } from '#domain/search/search.ts';

export const planTabs = ['all', 'in', 'out'] as const;
export type PlanTab = (typeof planTabs)[number];

/** A focus area with its active goals that match the filters. */
export interface TimerSection {
  readonly area: FocusAreaWithGoals;
  readonly goals: readonly Goal[];
}

/** Keeps the order of the areas, and omits those without matching goals. */
export function buildSections(areas: readonly FocusAreaWithGoals[], plan: PlanTab, query: string): TimerSection[] {
  const matches = createMatcher(query);
  return areas
    .map((area) => ({
      area,
      goals: area.goals.filter(
        (goal) =>
          goal.status === 'Active' &&
          (plan === 'all' || goal.includeInActionPlan === (plan === 'in')) &&
          matches(`${goal.title} ${area.name} ${goal.actionPlan?.title ?? ''}`),
      ),
    }))
    .filter(({ goals }) => goals.length > 0);
}

export function listFavorites(sections: readonly TimerSection[]): Goal[] {
  return sections.flatMap(({ goals }) => goals.filter(({ isFavorite }) => isFavorite));
}

export function countGoals(sections: readonly TimerSection[]): number {
  return sections.reduce((sum, { goals }) => sum + goals.length, 0);
}
