import { sql } from 'kysely';
import type { ActionPlan } from '#contract/plans/action-plans.ts';
import { planDefaults, type PlanStructure } from '#domain/plan/action-plan.ts';
import type { FocusAreaClass } from '#domain/focus-area/focus-area.ts';
import { goalWeek } from '#domain/plan/plan-order.ts';
import { planProgress, type GoalSteps } from '#domain/plan/plan-progress.ts';
import { lastPlanWeek } from '#domain/plan/schedule/plan-calendar.ts';
import { planStatus } from '#domain/plan/schedule/plan-status.ts';
import { parsePauses } from '#server/db/plan-pauses.ts';
import { type Param, preparedQuery } from '#server/db/prepared-query.ts';
import type { Db, Schema } from '#server/db/schema.ts';
import type { Tx } from '#server/db/transaction.ts';
import { orNotFound, notFound } from '#server/http/errors.ts';
import { selectLatestClass } from '#server/modules/focus-areas/focus-area-settings.queries.ts';
import { selectGoalIds } from '#server/modules/goals/goal-scope.queries.ts';
import { selectGoalsWithPlan } from '#server/modules/goals/goals.queries.ts';

type PlanRow = Schema['action_plans'];

export const planColumns = [
  'id',
  'focus_area_id',
  'title',
  'description',
  'structure',
  'weeks',
  'weekly_hours',
  'commitment_level',
  'created_at',
  'start_week',
  'paused_from',
  'pauses',
  'finished_at',
] as const;

interface PlanWithAreaRow extends Omit<PlanRow, 'user_id' | 'came_along' | 'last_replan'> {
  readonly focus_area_name: string;
  readonly focus_area_class: FocusAreaClass;
}

function toActionPlan(row: PlanWithAreaRow, goals: readonly PlanGoalSteps[]): ActionPlan {
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
    progress: planProgress(goals),
    schedule: toSchedule(row, goals),
    createdAt: new Date(row.created_at).toISOString(),
  };
}

interface PlanGoalSteps extends GoalSteps {
  /** The week of the goal: the chosen one, or the number in its title. */
  readonly week: number | null;
  /** The last week that was chosen for one of its tasks. */
  readonly lastTaskWeek: number | null;
}

function toSchedule(row: PlanWithAreaRow, goals: readonly PlanGoalSteps[]): ActionPlan['schedule'] {
  const finishedAt = row.finished_at === null ? null : new Date(row.finished_at).toISOString();
  const dates = { startWeek: row.start_week, pausedFrom: row.paused_from, finishedAt };
  return {
    status: planStatus(dates),
    ...dates,
    pauses: parsePauses(row.pauses),
    lastWeek: lastPlanWeek(
      row.weeks,
      goals.flatMap(({ status, week, lastTaskWeek }) => (status === 'Archived' ? [] : [week, lastTaskWeek])),
    ),
  };
}

const selectNewestPlans = preparedQuery((db, param: Param<'userId'>) =>
  selectPlans(db, param('userId')).orderBy('action_plans.created_at', 'desc').orderBy('action_plans.id', 'desc'),
);

/** Newest first. */
export async function listPlans(db: Db, userId: string): Promise<ActionPlan[]> {
  const [rows, steps] = await Promise.all([selectNewestPlans(db, { userId }), countGoalSteps(db, userId)]);
  const byPlan = Map.groupBy(steps, (goal) => goal.action_plan_id);
  return rows.map((row) => toActionPlan(row, byPlan.get(row.id) ?? []));
}

export async function findPlan(db: Db | Tx, userId: string, id: string): Promise<ActionPlan | undefined> {
  const row = await selectPlans(db, userId).where('action_plans.id', '=', id).executeTakeFirst();
  return row && toActionPlan(row, await countGoalSteps(db, userId, id));
}

export async function getPlan(db: Db | Tx, userId: string, id: string): Promise<ActionPlan> {
  return orNotFound(await findPlan(db, userId, id));
}

function selectPlans(db: Db | Tx, userId: string) {
  return db
    .selectFrom('action_plans')
    .innerJoin('focus_areas', (join) =>
      join.on('focus_areas.user_id', '=', userId).onRef('focus_areas.id', '=', 'focus_area_id'),
    )
    .select((eb) => [
      ...planColumns.map((column) => `action_plans.${column}` as const),
      'focus_areas.name as focus_area_name',
      selectLatestClass(eb, userId).as('focus_area_class'),
    ])
    .where('action_plans.user_id', '=', userId);
}

type PlanScope = 'one' | 'all';

const selectGoals = preparedQuery((db, param: Param<'userId' | 'planId'>, scope: PlanScope) =>
  db
    .selectFrom('action_plan_goals as link')
    .innerJoin('goals', (join) => join.on('goals.user_id', '=', param('userId')).onRef('goals.id', '=', 'link.goal_id'))
    .select(['action_plan_id', 'goals.id', 'goals.status', 'goals.title', 'link.week'])
    .where('link.user_id', '=', param('userId'))
    .$if(scope === 'one', (links) => links.where('link.action_plan_id', '=', param('planId'))),
);

const selectStepCounts = preparedQuery((db, param: Param<'userId' | 'planId'>, scope: PlanScope) => {
  const countSteps = (table: 'tasks' | 'inventory_items') =>
    db
      .selectFrom(table as 'tasks')
      .select((eb) => [
        'goal_id',
        eb.fn.countAll<number>().as('total'),
        eb.fn.count<number>('completed_at').as('done'),
        (table === 'tasks'
          ? sql<
              number | null
            >`max(case when times_per_week is not null and until_week > week then until_week else week end)`
          : sql<number | null>`cast(null as integer)`
        ).as('last_week'),
        (table === 'tasks'
          ? sql<number | null>`max(case when times_per_week is not null and week is null then until_week end)`
          : sql<number | null>`cast(null as integer)`
        ).as('last_until_week'),
      ])
      .where('user_id', '=', param('userId'))
      .$if(table === 'tasks', (tasks) => tasks.where('set_aside_at', 'is', null))
      .$if(scope === 'one', (steps) =>
        steps.where('goal_id', 'in', selectGoalIds(db, param('userId'), { actionPlanId: param('planId') })),
      )
      .groupBy('goal_id');
  return countSteps('tasks').unionAll(countSteps('inventory_items'));
});

/**
 * Counts each goal's tasks and resources, total and done, in one plan or in all plans. This is a separate query, because
 * in a join PostgreSQL may scan all of the user's tasks and resources for each goal.
 */
async function countGoalSteps(db: Db | Tx, userId: string, planId?: string) {
  const scope = planId === undefined ? 'all' : 'one';
  const values = { userId, planId: planId ?? '' };
  const goals = await selectGoals(db, values, scope);
  const counts = await selectStepCounts(db, values, scope);
  const byGoal = Map.groupBy(counts, ({ goal_id }) => goal_id);
  return goals.map(({ action_plan_id, id, status, title, week }) => {
    const goalCounts = byGoal.get(id) ?? [];
    const weekOfGoal = goalWeek({ title, planWeek: week });
    // In a goal with a week, a task without one of its own belongs to that week alone. See `effectiveWeeks`.
    const lastWeeks = goalCounts.flatMap(({ last_week, last_until_week }) => [
      last_week,
      weekOfGoal === null ? last_until_week : null,
    ]);
    return {
      action_plan_id,
      status,
      week: weekOfGoal,
      lastTaskWeek: lastPlanWeek(null, lastWeeks),
      total: goalCounts.reduce((sum, { total }) => sum + total, 0),
      done: goalCounts.reduce((sum, { done }) => sum + done, 0),
    };
  });
}

/** Oldest first. */
export async function listPlanGoals(db: Db | Tx, userId: string, id: string) {
  return selectGoalsWithPlan(db, userId)
    .innerJoin('focus_areas', (join) =>
      join.on('focus_areas.user_id', '=', userId).onRef('focus_areas.id', '=', 'goals.focus_area_id'),
    )
    .select('focus_areas.name as focus_area_name')
    .where('link.action_plan_id', '=', id)
    .orderBy('goals.created_at')
    .orderBy('goals.id')
    .execute();
}

/** An unknown focus area violates a foreign key, which is reported as 404. */
export async function insertPlan(tx: Tx, plan: Omit<PlanRow, ScheduleColumn | 'last_replan'>): Promise<void> {
  await tx
    .insertInto('action_plans')
    .values({ ...plan, start_week: null, paused_from: null, pauses: '[]', finished_at: null, last_replan: null })
    .execute();
}

/** Locks a plan until `tx` ends. Returns false if it does not exist. */
export async function lockPlanIfExists(tx: Tx, userId: string, id: string): Promise<boolean> {
  return updatePlanRow(tx, userId, id, {});
}

type ScheduleColumn = 'start_week' | 'paused_from' | 'pauses' | 'finished_at';

type PlanChanges = {
  readonly [
    K in keyof Omit<PlanRow, 'user_id' | 'id' | 'created_at' | 'came_along' | 'last_replan' | ScheduleColumn>
  ]?: PlanRow[K] | undefined;
};

/**
 * Changes the given fields. Returns false if the plan does not exist. This must be one statement: updating a row twice in
 * a transaction makes PostgreSQL check its foreign key again, which waits if the focus area is being deleted.
 */
export async function updatePlanRow(
  tx: Tx,
  userId: string,
  id: string,
  { structure, weeks, ...changes }: PlanChanges,
): Promise<boolean> {
  const newStructure = sql<PlanStructure>`coalesce(cast(${structure ?? null} as text), structure)`;
  const { numUpdatedRows } = await tx
    .updateTable('action_plans')
    .set({
      ...changes,
      structure: newStructure,
      weeks: sql<number | null>`case when ${newStructure} = 'backlog' then null
        else coalesce(cast(${weeks ?? null} as integer), weeks, ${planDefaults.weeks}) end`,
    })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Locks a plan until `tx` ends and returns its schedule. */
export async function lockSchedule(tx: Tx, userId: string, id: string) {
  return tx
    .selectFrom('action_plans')
    .select(['start_week', 'paused_from', 'pauses', 'finished_at'])
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow(notFound);
}

export async function setSchedule(
  tx: Tx,
  userId: string,
  id: string,
  schedule: Partial<Pick<PlanRow, ScheduleColumn>>,
): Promise<void> {
  await tx.updateTable('action_plans').set(schedule).where('user_id', '=', userId).where('id', '=', id).execute();
}
