import { assistant } from '#contract/assistant.ts';
import type { Tx } from '../../db/transaction.ts';
import { notFound, refusal } from '../../http/errors.ts';
import { deletePlan, holdPlan } from '../action-plans/action-plans.queries.ts';
import { linkedAmong } from '../action-plans/plan-links.queries.ts';
import { holdFocusArea } from '../focus-areas/focus-areas.queries.ts';
import { deleteGoals, focusAreasOfGoals, holdGoals } from '../goals/goals.queries.ts';
import { cameAlongIn } from './came-along.ts';
import { deleteEmptyFocusArea, findCameAlong, hasWorkOn } from './undo-plan.queries.ts';

/**
 * Takes back what nobody has touched. Areas, goals and plan are held in the order in which everybody takes them, before
 * anything is looked at: a timer that is started meanwhile either is seen or finds no goal.
 */
export async function undoPlan(tx: Tx, userId: string, id: string): Promise<void> {
  const found = await findCameAlong(tx, userId, id);
  if (!found) throw notFound();
  if (found.came_along === null) throw refusal(assistant.undoPlan, 409);
  const made = cameAlongIn(found.came_along);
  const areaIds = new Set(await focusAreasOfGoals(tx, userId, made.goalIds));
  if (made.focusAreaId !== null) areaIds.add(made.focusAreaId);
  for (const areaId of [...areaIds].toSorted()) await holdFocusArea(tx, userId, areaId, {});
  const statuses = await holdGoals(tx, userId, made.goalIds);
  if (!(await holdPlan(tx, userId, id))) throw notFound();

  // What was taken out of the plan since is the user's own affair.
  const goalIds = [...(await linkedAmong(tx, userId, id, made.goalIds))];
  const isClosed = goalIds.some((goalId) => statuses.get(goalId) !== 'Active');
  if (isClosed || (await hasWorkOn(tx, userId, goalIds, found.created_at))) throw refusal(assistant.undoPlan, 409);
  await deleteGoals(tx, userId, goalIds);
  await deletePlan(tx, userId, id);
  if (made.focusAreaId !== null) await deleteEmptyFocusArea(tx, userId, made.focusAreaId);
}
