import type { z } from 'zod/mini';
import {
  type ActionPlan,
  actionPlans,
  type ActionPlanWithGoals,
  type actionPlanUpdate,
  type newActionPlan,
} from '#contract/action-plans.ts';
import { commitmentHours, planDefaults, type PlanStructure } from '#domain/plan/action-plan.ts';
import { sortByPlanOrder } from '#domain/plan/plan-order.ts';
import { goalProgress } from '#domain/plan/plan-progress.ts';
import { newId } from '#server/db/id.ts';
import type { Db } from '#server/db/schema.ts';
import type { Tx } from '#server/db/transaction.ts';
import { notFound, declaredError } from '#server/http/errors.ts';
import { reserveQuota } from '#server/modules/account-quota/account-quota.queries.ts';
import { toGoal } from '#server/modules/goals/goals.queries.ts';
import { listItemsInScope } from '#server/modules/inventory/inventory.queries.ts';
import { listTasksInScope } from '#server/modules/tasks/tasks.queries.ts';
import { readPlanGoalSeconds } from '#server/modules/tracked-time/plan-time.queries.ts';
import { updatePlanRow, findPlan, listPlanGoals, insertPlan } from './action-plans.queries.ts';
import { applyGoalChoices, lockChosenGoals } from './plan-links.service.ts';

export async function getPlanWithGoals(db: Db, userId: string, id: string, now: number): Promise<ActionPlanWithGoals> {
  const scope = { actionPlanId: id };
  const [plan, goals, items, tasks, seconds] = await Promise.all([
    findPlan(db, userId, id),
    listPlanGoals(db, userId, id),
    listItemsInScope(db, userId, scope, now),
    listTasksInScope(db, userId, scope, now),
    readPlanGoalSeconds(db, userId, id, now),
  ]);
  if (!plan) throw notFound();
  const [itemsByGoal, tasksByGoal] = [Map.groupBy(items, (item) => item.goal), Map.groupBy(tasks, (task) => task.goal)];
  const goalsWithProgress = goals.map((row) => {
    const [inventory, goalTasks] = [itemsByGoal.get(row.id) ?? [], tasksByGoal.get(row.id) ?? []];
    const steps = [...inventory, ...goalTasks.filter(({ isSetAside }) => !isSetAside)];
    const done = steps.filter(({ completed }) => completed).length;
    return {
      ...toGoal({ ...row, item_count: inventory.length }),
      focusAreaName: row.focus_area_name,
      progress: goalProgress({ status: row.status, done, total: steps.length }),
      inventory,
      tasks: goalTasks,
      trackedSec: seconds.get(row.id) ?? 0,
    };
  });
  return { ...plan, goals: sortByPlanOrder(goalsWithProgress) };
}

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

async function getPlan(tx: Tx, userId: string, id: string): Promise<ActionPlan> {
  const plan = await findPlan(tx, userId, id);
  if (!plan) throw notFound();
  return plan;
}

function resolveWeekCount(structure: PlanStructure, weeks: number | null | undefined): number | null {
  return structure === 'backlog' ? null : (weeks ?? planDefaults.weeks);
}
