import { useQuery } from '@tanstack/react-query';
import { compareNames } from '#domain/search/search.ts';
import { focusAreasWithGoalsQuery } from '#web/api/focus-areas.ts';

export interface GoalGroup {
  readonly id: string;
  readonly label: string;
  readonly choices: readonly { readonly value: string; readonly label: string }[];
}

/** All active goals, grouped by focus area. */
export function useGoalOptions(): readonly GoalGroup[] {
  const { data: areas = [] } = useQuery(focusAreasWithGoalsQuery);
  return areas
    .map(({ _id, name, goals }) => ({
      id: _id,
      label: name,
      choices: goals
        .filter(({ status }) => status === 'Active')
        .map((goal) => ({ value: goal._id, label: goal.title }))
        .toSorted((a, b) => compareNames(a.label, b.label)),
    }))
    .filter(({ choices }) => choices.length > 0)
    .toSorted((a, b) => compareNames(a.label, b.label));
}

/** The selected goal if it is offered, or else the only goal; empty if the user has to choose. */
export function resolveGoal(groups: readonly GoalGroup[], selected: string): string {
  const goals = groups.flatMap(({ choices }) => choices);
  if (goals.some(({ value }) => value === selected)) return selected;
  return goals.length === 1 ? goals[0]!.value : '';
}
