import type { z } from 'zod/mini';
import {
  type ActionPlan,
  actionPlans,
  type actionPlanUpdate,
  type newActionPlan,
} from '#contract/plans/action-plans.ts';
import { commitmentHours, planDefaults, type PlanStructure } from '#domain/plan/action-plan.ts';
import { newId } from '#server/db/id.ts';
import type { Tx } from '#server/db/transaction.ts';
import { declaredError, notFound } from '#server/http/errors.ts';
import { reserveQuota } from '#server/modules/account-quota/account-quota.queries.ts';
import { getPlan, insertPlan, updatePlanRow } from './action-plans.queries.ts';
import { applyGoalChoices, lockChosenGoals } from './plan-links.service.ts';

/** To avoid deadlocks, all changes to plans lock in the same order as deletion: account, areas, goals, plan, links. */
export async function createPlan(
  tx: Tx,
  userId: string,
  { focusAreaId, title, description = '', goals = [], ...options }: z.infer<typeof newActionPlan>,
  now: number,
): Promise<ActionPlan> {
  await reserveQuota(tx, userId, { actionPlans: 1 });
  const choices = await lockChosenGoals(tx, userId, goals, focusAreaId);
  const { structure = planDefaults.structure, weeks, weeklyCommitment = planDefaults.weeklyCommitment } = options;
  const id = newId(now);
  await insertPlan(tx, {
    user_id: userId,
    id,
    focus_area_id: focusAreaId,
    title,
    description,
    structure,
    weeks: resolveWeekCount(structure, weeks),
    weekly_hours: commitmentHours(weeklyCommitment),
    commitment_level: options.commitmentLevel ?? planDefaults.commitmentLevel,
    created_at: now,
    came_along: null,
  });
  await applyGoalChoices(tx, userId, id, choices, declaredError(actionPlans.create, 409));
  return getPlan(tx, userId, id);
}

export async function updatePlan(
  tx: Tx,
  userId: string,
  id: string,
  { focusAreaId, title, description, goals = [], ...options }: z.infer<typeof actionPlanUpdate>,
): Promise<ActionPlan> {
  const choices = await lockChosenGoals(tx, userId, goals, focusAreaId);
  const isUpdated = await updatePlanRow(tx, userId, id, {
    focus_area_id: focusAreaId,
    title,
    description,
    structure: options.structure,
    weeks: options.weeks,
    weekly_hours: options.weeklyCommitment && commitmentHours(options.weeklyCommitment),
    commitment_level: options.commitmentLevel,
  });
  if (!isUpdated) throw notFound();
  await applyGoalChoices(tx, userId, id, choices, declaredError(actionPlans.update, 409));
  return getPlan(tx, userId, id);
}

function resolveWeekCount(structure: PlanStructure, weeks: number | null | undefined): number | null {
  return structure === 'backlog' ? null : (weeks ?? planDefaults.weeks);
}
