import type { z } from 'zod/mini';
import {
  type ActionPlan,
  actionPlans,
  type ActionPlanWithGoals,
  type changedActionPlan,
  type newActionPlan,
} from '#contract/action-plans.ts';
import { hoursOf, planDefaults, type PlanStructure } from '#domain/action-plan.ts';
import { inPlanOrder } from '#domain/plan-order.ts';
import { progressOfGoal } from '#domain/plan-progress.ts';
import { newId } from '../../db/id.ts';
import type { Db } from '../../db/open.ts';
import type { Tx } from '../../db/transaction.ts';
import { notFound, refusal } from '../../http/errors.ts';
import { takeRoom } from '../account/account-limits.queries.ts';
import { goalOf } from '../goals/goals.queries.ts';
import { itemsOf } from '../inventory/inventory.queries.ts';
import { tasksOf } from '../tasks/tasks.queries.ts';
import { changePlan, findPlan, goalsOfPlan, insertPlan } from './action-plans.queries.ts';
import { chooseGoals, holdChoices } from './plan-links.service.ts';

export async function readPlan(db: Db, userId: string, id: string): Promise<ActionPlanWithGoals> {
  const scope = { actionPlanId: id };
  const [plan, goals, items, tasks] = await Promise.all([
    findPlan(db, userId, id),
    goalsOfPlan(db, userId, id),
    itemsOf(db, userId, scope),
    tasksOf(db, userId, scope),
  ]);
  if (!plan) throw notFound();
  const [itemsByGoal, tasksByGoal] = [Map.groupBy(items, (item) => item.goal), Map.groupBy(tasks, (task) => task.goal)];
  const shown = goals.map((row) => {
    const [inventory, own] = [itemsByGoal.get(row.id) ?? [], tasksByGoal.get(row.id) ?? []];
    const steps = [...inventory, ...own];
    const done = steps.filter(({ completed }) => completed).length;
    return {
      ...goalOf({ ...row, item_count: inventory.length }),
      focusAreaName: row.focus_area_name,
      progress: progressOfGoal({ status: row.status, done, total: steps.length }),
      inventory,
      tasks: own,
    };
  });
  return { ...plan, goals: inPlanOrder(shown) };
}

/**
 * Account, areas, goals, plan, links: all that changes plans takes them in this order, which is that of deletion, so that no two
 * wait for each other.
 */
export async function createPlan(
  tx: Tx,
  userId: string,
  { focusAreaId, title, description = '', goals = [], ...given }: z.infer<typeof newActionPlan>,
  now: number,
): Promise<ActionPlan> {
  await takeRoom(tx, userId, { actionPlans: 1 });
  const choices = await holdChoices(tx, userId, goals, focusAreaId);
  const { structure = planDefaults.structure, weeks, weeklyCommitment = planDefaults.weeklyCommitment } = given;
  const id = newId(now);
  await insertPlan(tx, {
    user_id: userId,
    id,
    focus_area_id: focusAreaId,
    title,
    description,
    structure,
    weeks: weeksOf(structure, weeks),
    weekly_hours: hoursOf(weeklyCommitment),
    commitment_level: given.commitmentLevel ?? planDefaults.commitmentLevel,
    created_at: now,
    came_along: null,
  });
  await chooseGoals(tx, userId, id, choices, refusal(actionPlans.create, 409));
  return shownPlan(tx, userId, id);
}

export async function correctPlan(
  tx: Tx,
  userId: string,
  id: string,
  { focusAreaId, title, description, goals = [], ...given }: z.infer<typeof changedActionPlan>,
): Promise<ActionPlan> {
  const choices = await holdChoices(tx, userId, goals, focusAreaId);
  const isThere = await changePlan(tx, userId, id, {
    focus_area_id: focusAreaId,
    title,
    description,
    structure: given.structure,
    weeks: given.weeks,
    weekly_hours: given.weeklyCommitment && hoursOf(given.weeklyCommitment),
    commitment_level: given.commitmentLevel,
  });
  if (!isThere) throw notFound();
  await chooseGoals(tx, userId, id, choices, refusal(actionPlans.update, 409));
  return shownPlan(tx, userId, id);
}

async function shownPlan(tx: Tx, userId: string, id: string): Promise<ActionPlan> {
  const plan = await findPlan(tx, userId, id);
  if (!plan) throw notFound();
  return plan;
}

function weeksOf(structure: PlanStructure, weeks: number | null | undefined): number | null {
  return structure === 'backlog' ? null : (weeks ?? planDefaults.weeks);
}
