import { actionPlans } from '#contract/action-plans.ts';
import type { Goal } from '#contract/goals.ts';
import type { Tx } from '../../db/transaction.ts';
import { type ApiError, notFound, refusal } from '../../http/errors.ts';
import { holdFocusArea } from '../focus-areas/focus-areas.queries.ts';
import { findGoal, focusAreasOfGoals, goalOf, holdGoals } from '../goals/goals.queries.ts';
import { holdPlan } from './action-plans.queries.ts';
import { linkedAmong, linkGoals, unlinkGoals } from './plan-links.queries.ts';

interface Choice {
  readonly goalId: string;
  readonly include: boolean;
}

export interface HeldChoice extends Choice {
  readonly isActive: boolean;
}

/**
 * Keeps the goals of a list until `tx` is over, and their areas before them, one after another by their ids, as the
 * deletion of an area does: so no two lists wait for each other. `areaId` is one more area to keep. Of a goal that is
 * there twice the last word counts.
 */
export async function holdChoices(
  tx: Tx,
  userId: string,
  choices: readonly Choice[],
  areaId?: string,
): Promise<HeldChoice[]> {
  const byId = new Map(choices.map((choice) => [choice.goalId, choice]));
  const areaIds = new Set(await focusAreasOfGoals(tx, userId, [...byId.keys()]));
  if (areaId !== undefined) areaIds.add(areaId);
  for (const id of [...areaIds].toSorted()) {
    if (!(await holdFocusArea(tx, userId, id, {}))) throw notFound();
  }
  const statuses = await holdGoals(tx, userId, [...byId.keys()]);
  if (statuses.size < byId.size) throw notFound();
  return [...byId.values()].map((choice) => ({ ...choice, isActive: statuses.get(choice.goalId) === 'Active' }));
}

/** Puts goals into a plan and takes others out of it. What is in it may stay, also when it is closed by now. */
export async function chooseGoals(
  tx: Tx,
  userId: string,
  planId: string,
  choices: readonly HeldChoice[],
  notActive: ApiError,
): Promise<void> {
  const [included, others] = [choices.filter(({ include }) => include), choices.filter(({ include }) => !include)];
  const closed = idsOf(included.filter(({ isActive }) => !isActive));
  const staying = await linkedAmong(tx, userId, planId, closed);
  if (staying.size < closed.length) throw notActive;
  await linkGoals(tx, userId, planId, idsOf(included));
  await unlinkGoals(tx, userId, idsOf(others), planId);
}

/** Without a plan, the goal leaves whichever it is in. */
export async function linkGoal(
  tx: Tx,
  userId: string,
  goalId: string,
  { include, actionPlanId }: { readonly include: boolean; readonly actionPlanId?: string | null | undefined },
): Promise<Goal> {
  const choices = await holdChoices(tx, userId, [{ goalId, include }]);
  if (actionPlanId) {
    if (!(await holdPlan(tx, userId, actionPlanId))) throw notFound();
    await chooseGoals(tx, userId, actionPlanId, choices, refusal(actionPlans.link, 409));
  } else {
    await unlinkGoals(tx, userId, [goalId], undefined);
  }
  const row = await findGoal(tx, userId, goalId);
  if (!row) throw notFound();
  return goalOf(row);
}

function idsOf(choices: readonly HeldChoice[]): string[] {
  return choices.map(({ goalId }) => goalId);
}
