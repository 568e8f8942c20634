import { sql } from 'kysely';
import type { ActionPlan } from '#contract/action-plans.ts';
import { planDefaults, type PlanStructure } from '#domain/action-plan.ts';
import type { FocusAreaClass } from '#domain/focus-area.ts';
import { progressOfPlan, type StepsOfGoal } from '#domain/plan-progress.ts';
import type { Db } from '../../db/open.ts';
import type { Schema } from '../../db/schema.ts';
import type { Tx } from '../../db/transaction.ts';
import { latestClass } from '../focus-areas/focus-area-settings.queries.ts';
import { goalIdsOf } from '../goals/goal-scope.queries.ts';
import { goalsWithPlans } from '../goals/goals.queries.ts';

type PlanRow = Schema['action_plans'];

const stored = [
  'action_plans.id',
  'focus_area_id',
  'title',
  'action_plans.description',
  'structure',
  'weeks',
  'weekly_hours',
  'commitment_level',
  'action_plans.created_at',
] as const;

interface ShownPlan extends Omit<PlanRow, 'user_id' | 'came_along'> {
  readonly focus_area_name: string;
  readonly focus_area_class: FocusAreaClass;
}

function planOf(row: ShownPlan, goals: readonly StepsOfGoal[]): ActionPlan {
  return {
    _id: row.id,
    focusAreaId: row.focus_area_id,
    focusAreaName: row.focus_area_name,
    focusAreaClass: row.focus_area_class,
    title: row.title,
    description: row.description,
    structure: row.structure,
    weeks: row.weeks,
    weeklyCommitment: `${row.weekly_hours}h`,
    weeklyCommitmentHours: row.weekly_hours,
    commitmentLevel: row.commitment_level,
    goalCount: goals.filter(({ status }) => status !== 'Archived').length,
    progress: progressOfPlan(goals),
    createdAt: new Date(row.created_at).toISOString(),
  };
}

/** All plans, newest first. */
export async function listPlans(db: Db, userId: string): Promise<ActionPlan[]> {
  const [rows, steps] = await Promise.all([
    shownPlans(db, userId).orderBy('action_plans.created_at', 'desc').orderBy('action_plans.id', 'desc').execute(),
    stepsOfGoals(db, userId),
  ]);
  const byPlan = Map.groupBy(steps, (goal) => goal.action_plan_id);
  return rows.map((row) => planOf(row, byPlan.get(row.id) ?? []));
}

export async function findPlan(db: Db | Tx, userId: string, id: string): Promise<ActionPlan | undefined> {
  const row = await shownPlans(db, userId).where('action_plans.id', '=', id).executeTakeFirst();
  return row && planOf(row, await stepsOfGoals(db, userId, id));
}

function shownPlans(db: Db | Tx, userId: string) {
  return db
    .selectFrom('action_plans')
    .innerJoin('focus_areas', (join) =>
      join.on('focus_areas.user_id', '=', userId).onRef('focus_areas.id', '=', 'focus_area_id'),
    )
    .select((eb) => [...stored, 'focus_areas.name as focus_area_name', latestClass(eb, userId).as('focus_area_class')])
    .where('action_plans.user_id', '=', userId);
}

/**
 * How many tasks and resources each goal of a plan or of all plans has, and how many of them are done. Counted before they
 * are joined: asked goal by goal, PostgreSQL may go through all that the user has for each.
 */
async function stepsOfGoals(db: Db | Tx, userId: string, planId?: string) {
  const counted = (table: 'tasks' | 'inventory_items') =>
    db
      .selectFrom(table as 'tasks')
      .select((eb) => ['goal_id', eb.fn.countAll<number>().as('total'), eb.fn.count<number>('completed_at').as('done')])
      .where('user_id', '=', userId)
      .$if(planId !== undefined, (steps) =>
        steps.where('goal_id', 'in', goalIdsOf(db, userId, { actionPlanId: planId! })),
      )
      .groupBy('goal_id');
  const goals = await db
    .selectFrom('action_plan_goals as link')
    .innerJoin('goals', (join) => join.on('goals.user_id', '=', userId).onRef('goals.id', '=', 'link.goal_id'))
    .select(['action_plan_id', 'goals.id', 'goals.status'])
    .where('link.user_id', '=', userId)
    .$if(planId !== undefined, (links) => links.where('link.action_plan_id', '=', planId!))
    .execute();
  const counts = await counted('tasks').unionAll(counted('inventory_items')).execute();
  const byGoal = Map.groupBy(counts, ({ goal_id }) => goal_id);
  return goals.map(({ action_plan_id, id, status }) => {
    const own = byGoal.get(id) ?? [];
    return {
      action_plan_id,
      status,
      total: own.reduce((sum, { total }) => sum + total, 0),
      done: own.reduce((sum, { done }) => sum + done, 0),
    };
  });
}

export async function planExists(db: Db, userId: string, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('action_plans')
    .select('id')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row !== undefined;
}

/** Oldest first. */
export async function goalsOfPlan(db: Db, userId: string, id: string) {
  return goalsWithPlans(db, userId)
    .innerJoin('focus_areas', (join) =>
      join.on('focus_areas.user_id', '=', userId).onRef('focus_areas.id', '=', 'goals.focus_area_id'),
    )
    .select('focus_areas.name as focus_area_name')
    .where('link.action_plan_id', '=', id)
    .orderBy('goals.created_at')
    .orderBy('goals.id')
    .execute();
}

/** Where there is no such focus area, the database refuses. */
export async function insertPlan(tx: Tx, plan: PlanRow): Promise<void> {
  await tx.insertInto('action_plans').values(plan).execute();
}

/** Keeps a plan until `tx` is over; false when there is none. */
export async function holdPlan(tx: Tx, userId: string, id: string): Promise<boolean> {
  return changePlan(tx, userId, id, {});
}

type Changes = {
  readonly [K in keyof Omit<PlanRow, 'user_id' | 'id' | 'created_at' | 'came_along'>]?: PlanRow[K] | undefined;
};

/**
 * Changes what is given and nothing else; false when there is none. One statement: a row that is written twice makes
 * PostgreSQL ask for its focus area again, which somebody may be deleting.
 */
export async function changePlan(
  tx: Tx,
  userId: string,
  id: string,
  { structure, weeks, ...changes }: Changes,
): Promise<boolean> {
  const after = sql<PlanStructure>`coalesce(cast(${structure ?? null} as text), structure)`;
  const { numUpdatedRows } = await tx
    .updateTable('action_plans')
    .set({
      ...changes,
      structure: after,
      weeks: sql<number | null>`case when ${after} = 'backlog' then null
        else coalesce(cast(${weeks ?? null} as integer), weeks, ${planDefaults.weeks}) end`,
    })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function deletePlan(tx: Tx, userId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('action_plans')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** The first few, oldest first, each with the number of all. */
export async function firstPlansOfFocusArea(db: Db, userId: string, focusAreaId: string, count: number) {
  return db
    .selectFrom('action_plans')
    .select((eb) => ['id', 'title', eb.fn.countAll<number>().over().as('total')])
    .where('user_id', '=', userId)
    .where('focus_area_id', '=', focusAreaId)
    .orderBy('created_at')
    .orderBy('id')
    .limit(count)
    .execute();
}
