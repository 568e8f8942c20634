import { actionPlans } from '#contract/plans/action-plans.ts';
import type { Goal } from '#contract/goals/goals.ts';
import type { Tx } from '#server/db/transaction.ts';
import { type ApiError, notFound, declaredError } from '#server/http/errors.ts';
import { lockFocusAreaIfExists } from '#server/modules/focus-areas/focus-areas.queries.ts';
import { getGoal, listGoalFocusAreaIds, lockGoals } from '#server/modules/goals/goals.queries.ts';
import { lockPlanIfExists } from './action-plans.queries.ts';
import { findLinkedGoalIds, linkGoals, unlinkGoals } from './plan-links.queries.ts';

interface GoalChoice {
  readonly goalId: string;
  readonly include: boolean;
  readonly week?: number | null | undefined;
}

export interface LockedGoalChoice extends GoalChoice {
  readonly isActive: boolean;
}

/**
 * Locks the chosen goals until `tx` ends. To avoid deadlocks, their areas and `areaId` are locked first, in the order of
 * their ids, as deleting an area does. If a goal is chosen twice, the last choice counts.
 */
export async function lockChosenGoals(
  tx: Tx,
  userId: string,
  choices: readonly GoalChoice[],
  areaId?: string,
): Promise<LockedGoalChoice[]> {
  const byId = new Map(choices.map((choice) => [choice.goalId, choice]));
  const areaIds = new Set(await listGoalFocusAreaIds(tx, userId, [...byId.keys()]));
  if (areaId !== undefined) areaIds.add(areaId);
  for (const id of [...areaIds].toSorted()) {
    if (!(await lockFocusAreaIfExists(tx, userId, id))) throw notFound();
  }
  const statuses = await lockGoals(tx, userId, [...byId.keys()]);
  if (statuses.size < byId.size) throw notFound();
  return [...byId.values()].map((choice) => ({ ...choice, isActive: statuses.get(choice.goalId) === 'Active' }));
}

/** Adds goals to a plan and removes others. Closed goals cannot be added, but those already in the plan may stay. */
export async function applyGoalChoices(
  tx: Tx,
  userId: string,
  planId: string,
  choices: readonly LockedGoalChoice[],
  notActiveError: ApiError,
): Promise<void> {
  const [included, excluded] = [choices.filter(({ include }) => include), choices.filter(({ include }) => !include)];
  const closed = toGoalIds(included.filter(({ isActive }) => !isActive));
  const alreadyLinked = await findLinkedGoalIds(tx, userId, planId, closed);
  if (alreadyLinked.size < closed.length) throw notActiveError;
  await linkGoals(tx, userId, planId, included);
  await unlinkGoals(tx, userId, toGoalIds(excluded), planId);
}

interface LinkChange {
  readonly include: boolean;
  readonly actionPlanId?: string | null | undefined;
  readonly week?: number | null | undefined;
}

/** Adds a goal to a plan or removes it. Without a plan, removes the goal from the one it is in. */
export async function linkGoal(
  tx: Tx,
  userId: string,
  goalId: string,
  { include, actionPlanId, week }: LinkChange,
): Promise<Goal> {
  const choices = await lockChosenGoals(tx, userId, [{ goalId, include, week }]);
  if (actionPlanId) {
    if (!(await lockPlanIfExists(tx, userId, actionPlanId))) throw notFound();
    await applyGoalChoices(tx, userId, actionPlanId, choices, declaredError(actionPlans.link, 409));
  } else {
    await unlinkGoals(tx, userId, [goalId], undefined);
  }
  return getGoal(tx, userId, goalId);
}

function toGoalIds(choices: readonly LockedGoalChoice[]): string[] {
  return choices.map(({ goalId }) => goalId);
}
