import { sql } from 'kysely';
import type { ActionPlan } from '#contract/action-plans.ts';
import { planDefaults, type PlanStructure } from '#domain/action-plan.ts';
import type { FocusAreaClass } from '#domain/focus-area.ts';
import { progressOfPlan, type StepsOfGoal } from '#domain/plan-progress.ts';
import type { Db } from '../../db/open.ts';
import type { Schema } from '../../db/schema.ts';
import type { Tx } from '../../db/transaction.ts';
import { latestClass } from '../focus-areas/focus-area-settings.queries.ts';
import { type GoalRow, shownGoals } from '../goals/goals.queries.ts';

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
    stepsOfGoals(db, userId).execute(),
  ]);
  const byPlan = Map.groupBy(steps, (goal) => goal.action_plan_id);
  return rows.map((row) => planOf(row, byPlan.get(row.id) ?? []));
}

export async function findPlan(db: Db | Tx, userId: string, id: string): Promise<ActionPlan | undefined> {
  const row = await shownPlans(db, userId).where('action_plans.id', '=', id).executeTakeFirst();
  if (!row) return undefined;
  return planOf(row, await stepsOfGoals(db, userId).where('link.action_plan_id', '=', id).execute());
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

/** How many tasks and resources each goal of a plan has, and how many of them are done. */
function stepsOfGoals(db: Db | Tx, userId: string) {
  const count = (table: 'tasks' | 'inventory_items', column: 'step.id' | 'completed_at') =>
    sql<number>`(select count(${sql.ref(column)}) from ${sql.table(table)} as step
      where step.user_id = ${userId} and step.goal_id = goals.id)`;
  return db
    .selectFrom('action_plan_goals as link')
    .innerJoin('goals', (join) => join.on('goals.user_id', '=', userId).onRef('goals.id', '=', 'link.goal_id'))
    .select((eb) => [
      'action_plan_id',
      'goals.status',
      eb(count('tasks', 'step.id'), '+', count('inventory_items', 'step.id')).as('total'),
      eb(count('tasks', 'completed_at'), '+', count('inventory_items', 'completed_at')).as('done'),
    ])
    .where('link.user_id', '=', userId);
}

interface GoalInPlan extends GoalRow {
  readonly focus_area_name: string;
}

/** Oldest first. */
export async function goalsOfPlan(db: Db, userId: string, id: string): Promise<GoalInPlan[]> {
  return shownGoals(db, userId)
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
