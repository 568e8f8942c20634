import { type AreaOption, onlyElement } from './options.ts';

/** Either `goalId` or `newGoal` is set: an existing goal, or the title of one to create. */
export interface GoalFieldValues {
  readonly focusArea: string;
  readonly goalId: string;
  readonly newGoal: string;
}

/** Without a goal, preselects the only area, or the only one with goals, and the only goal of that area. */
export function initialGoalValues(areas: readonly AreaOption[], goalId: string | undefined): GoalFieldValues {
  const areaOfGoal = areas.find(({ goals }) => goals.some(({ value }) => value === goalId));
  const only = onlyElement(areas.filter(({ goals }) => goals.length > 0)) ?? onlyElement(areas);
  const focusArea = (areaOfGoal ?? only)?.value ?? '';
  return { focusArea, goalId: goalId ?? onlyElement(listGoals(areas, focusArea))?.value ?? '', newGoal: '' };
}

/** Replaces the title of a new goal with its id once the goal has been created. */
export function resolveGoal(areas: readonly AreaOption[], values: GoalFieldValues): GoalFieldValues {
  const { focusArea, newGoal } = values;
  const created = listGoals(areas, focusArea).find(({ label }) => newGoal !== '' && label === newGoal);
  return created ? { focusArea, goalId: created.value, newGoal: '' } : { focusArea, goalId: values.goalId, newGoal };
}

export function listGoals(areas: readonly AreaOption[], areaId: string) {
  return areas.find(({ value }) => value === areaId)?.goals ?? [];
}
