import type { FocusAreaWithGoals } from '#contract/focus-areas.ts';
import type { Goal } from '#contract/goals.ts';
import { searcher } from '#domain/search.ts';

export const planTabs = ['all', 'in', 'out'] as const;
export type PlanTab = (typeof planTabs)[number];

/** A focus area with those of its goals that can be started and were asked for. */
export interface TimerSection {
  readonly area: FocusAreaWithGoals;
  readonly goals: readonly Goal[];
}

/** In the order of the areas, without those that have nothing to show. */
export function sectionsOf(areas: readonly FocusAreaWithGoals[], plan: PlanTab, query: string): TimerSection[] {
  const finds = searcher(query);
  return areas
    .map((area) => ({
      area,
      goals: area.goals.filter(
        (goal) =>
          goal.status === 'Active' &&
          (plan === 'all' || goal.includeInActionPlan === (plan === 'in')) &&
          finds(`${goal.title} ${area.name} ${goal.actionPlan?.title ?? ''}`),
      ),
    }))
    .filter(({ goals }) => goals.length > 0);
}

export function favoritesIn(sections: readonly TimerSection[]): Goal[] {
  return sections.flatMap(({ goals }) => goals.filter(({ isFavorite }) => isFavorite));
}

export function countIn(sections: readonly TimerSection[]): number {
  return sections.reduce((sum, { goals }) => sum + goals.length, 0);
}
