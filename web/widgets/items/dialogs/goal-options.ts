import { useQuery } from '@tanstack/react-query';
import { focusAreasWithGoalsQuery } from '#web/api/goals/focus-areas.ts';
import { groupGoalChoices } from '#web/widgets/area-choices/area-choices.ts';

export type GoalGroup = ReturnType<typeof groupGoalChoices>[number];

/** All active goals, grouped by focus area. */
export function useGoalOptions(): readonly GoalGroup[] {
  const { data: areas = [] } = useQuery(focusAreasWithGoalsQuery);
  return groupGoalChoices(areas, ({ status }) => status === 'Active');
}

/** The selected goal if it is offered, or else the only goal; empty if the user has to choose. */
export function resolveGoal(groups: readonly GoalGroup[], selected: string): string {
  const goals = groups.flatMap(({ choices }) => choices);
  if (goals.some(({ value }) => value === selected)) return selected;
  return goals.length === 1 ? goals[0]!.value : '';
}
