import type { FocusAreaWithGoals } from '#contract/goals/focus-areas.ts';

export interface GoalSelection {
  readonly area: string | undefined;
  readonly goal: string | undefined;
}

/** The area and the goal if they exist, and the goal belongs to the area. */
export function findSelection(areas: readonly FocusAreaWithGoals[], selected: Partial<GoalSelection>): GoalSelection {
  const area = areas.find(({ _id }) => _id === selected.area);
  const goals = area ? area.goals : areas.flatMap((each) => each.goals);
  return { area: area?._id, goal: goals.find(({ _id }) => _id === selected.goal)?._id };
}
