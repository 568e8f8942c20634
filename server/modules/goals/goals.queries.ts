import type { Goal } from '#contract/goals/goals.ts';
import type { GoalStatus } from '#domain/goal-status.ts';
import { toSortKey } from '#domain/search/search.ts';
import { rowExists } from '#server/db/row-exists.ts';
import type { Db, Schema } from '#server/db/schema.ts';
import { type Param, preparedQuery } from '#server/db/prepared-query.ts';
import type { Tx } from '#server/db/transaction.ts';
import { type ApiError, notFound } from '#server/http/errors.ts';
import { type GoalScope, selectGoalIds } from './goal-scope.queries.ts';

export const goalColumns = [
  'id',
  'focus_area_id',
  'title',
  'status',
  'is_favorite',
  'timeframe_year',
  'created_at',
  'closed_at',
] as const;

type StoredGoal = Omit<Schema['goals'], 'title_key'>;

export interface GoalRow extends Omit<StoredGoal, 'user_id'> {
  readonly plan_id: string | null;
  readonly plan_title: string | null;
  readonly plan_week: number | null;
  readonly item_count: number;
}

export function toGoal(row: GoalRow): Goal {
  return {
    _id: row.id,
    title: row.title,
    focusArea: row.focus_area_id,
    status: row.status,
    isFavorite: row.is_favorite === 1,
    timeframeType: 'yearly',
    timeframeYear: row.timeframe_year,
    includeInActionPlan: row.plan_id !== null,
    actionPlan: row.plan_id === null ? null : { _id: row.plan_id, title: row.plan_title ?? '' },
    planWeek: row.plan_week,
    inventoryCount: row.item_count,
    createdAt: new Date(row.created_at).toISOString(),
    closedAt: row.closed_at === null ? null : new Date(row.closed_at).toISOString(),
  };
}

/**
 * Goals, each with its plan, if any. Its title is a subquery: in a join, PostgreSQL may compare each goal with all of the
 * user's plans, which takes a second for new rows that have not been analyzed yet.
 */
export function selectGoalsWithPlan(db: Db | Tx, userId: string) {
  return db
    .selectFrom('goals')
    .leftJoin('action_plan_goals as link', (join) =>
      join.on('link.user_id', '=', userId).onRef('link.goal_id', '=', 'goals.id'),
    )
    .select((eb) => [
      ...goalColumns.map((column) => `goals.${column}` as const),
      'link.action_plan_id as plan_id',
      eb
        .selectFrom('action_plans as plan')
        .select('plan.title')
        .where('plan.user_id', '=', userId)
        .whereRef('plan.id', '=', 'link.action_plan_id')
        .as('plan_title'),
      'link.week as plan_week',
    ])
    .where('goals.user_id', '=', userId);
}

/** A goal with its plan, if any, and its number of items. */
export function selectGoal(db: Db | Tx, userId: string, id: string) {
  return selectGoalsWithPlan(db, userId)
    .select((eb) =>
      eb
        .selectFrom('inventory_items as item')
        .select((items) => items.fn.countAll<number>().as('count'))
        .where('item.user_id', '=', userId)
        .where('item.goal_id', '=', id)
        .$asScalar()
        .$notNull()
        .as('item_count'),
    )
    .where('goals.id', '=', id);
}

/** The number of items per goal. Goals without items are left out. */
function selectItemCounts(db: Db, userId: string, scope?: GoalScope) {
  return db
    .selectFrom('inventory_items as item')
    .select((eb) => ['item.goal_id', eb.fn.countAll<number>().as('count')])
    .where('item.user_id', '=', userId)
    .$if(scope !== undefined, (items) => items.where('item.goal_id', 'in', selectGoalIds(db, userId, scope!)))
    .groupBy('item.goal_id');
}

type GoalWithPlan = Omit<GoalRow, 'item_count'>;

/** Items are counted in a separate query: in a join, PostgreSQL may scan all of the user's items for each goal. */
async function withItemCounts(
  goals: Promise<readonly GoalWithPlan[]>,
  counts: Promise<readonly { readonly goal_id: string; readonly count: number }[]>,
): Promise<GoalRow[]> {
  const [rows, items] = await Promise.all([goals, counts]);
  const byGoal = new Map(items.map(({ goal_id, count }) => [goal_id, count]));
  return rows.map((row) => ({ ...row, item_count: byGoal.get(row.id) ?? 0 }));
}

const selectAllGoals = preparedQuery((db, param: Param<'userId'>) =>
  selectGoalsWithPlan(db, param('userId')).orderBy('goals.created_at').orderBy('goals.id'),
);

const selectAllItemCounts = preparedQuery((db, param: Param<'userId'>) => selectItemCounts(db, param('userId')));

/** Oldest first. */
export async function listAllGoals(db: Db, userId: string): Promise<GoalRow[]> {
  return withItemCounts(selectAllGoals(db, { userId }), selectAllItemCounts(db, { userId }));
}

export async function listGoalsByFocusArea(db: Db, userId: string, focusAreaId: string): Promise<GoalRow[]> {
  const goals = selectGoalsWithPlan(db, userId)
    .where('goals.focus_area_id', '=', focusAreaId)
    .orderBy('goals.created_at')
    .orderBy('goals.id');
  return withItemCounts(goals.execute(), selectItemCounts(db, userId, { focusAreaId }).execute());
}

const selectFocusAreaIds = preparedQuery((db, param: Param<'userId'>) =>
  db.selectFrom('goals').select(['id', 'focus_area_id']).where('user_id', '=', param('userId')),
);

/** The focus area of each goal. */
export async function readFocusAreaIds(db: Db, userId: string): Promise<ReadonlyMap<string, string>> {
  return new Map((await selectFocusAreaIds(db, { userId })).map(({ id, focus_area_id }) => [id, focus_area_id]));
}

export async function getGoal(tx: Tx, userId: string, id: string): Promise<Goal> {
  return toGoal(await selectGoal(tx, userId, id).executeTakeFirstOrThrow(notFound));
}

type NewGoal = Pick<StoredGoal, 'user_id' | 'id' | 'focus_area_id' | 'title' | 'timeframe_year' | 'created_at'>;

export function newGoalRow(goal: NewGoal): StoredGoal {
  return { ...goal, status: 'Active', is_favorite: 0, closed_at: null };
}

/** An unknown focus area violates a foreign key, which is reported as 404. */
export async function insertGoals(tx: Tx, goals: readonly StoredGoal[]): Promise<void> {
  await tx
    .insertInto('goals')
    .values(goals.map((goal) => ({ ...goal, title_key: toSortKey(goal.title) })))
    .execute();
}

interface GoalChanges {
  readonly title?: string | undefined;
  readonly focus_area_id?: string | undefined;
  readonly is_favorite?: 0 | 1;
  readonly status?: GoalStatus;
  readonly closed_at?: number;
}

/**
 * Throws if the goal does not exist or is no longer active. The check is part of the update, so concurrent requests cannot
 * close a goal twice. The goal stays locked until `tx` ends.
 */
export async function updateActiveGoal(
  tx: Tx,
  userId: string,
  id: string,
  changes: GoalChanges,
  notActiveError: ApiError,
): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable('goals')
    .set((eb) => ({
      // An UPDATE needs at least one column, and `changes` may be empty.
      created_at: eb.ref('created_at'),
      ...changes,
      ...(changes.title !== undefined && { title_key: toSortKey(changes.title) }),
    }))
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .where('status', '=', 'Active')
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw await notActiveReason(tx, userId, id, notActiveError);
}

/**
 * Locks a goal until `tx` ends. Throws if it does not exist or is no longer active. Anything that requires an active goal
 * takes this lock first. Unlike a deletion's, it does not block inserts of rows that reference the goal.
 */
export async function lockActiveGoal(tx: Tx, userId: string, id: string, notActiveError: ApiError): Promise<void> {
  return updateActiveGoal(tx, userId, id, {}, notActiveError);
}

export async function listGoalFocusAreaIds(tx: Tx, userId: string, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await tx
    .selectFrom('goals')
    .select('focus_area_id')
    .distinct()
    .where('user_id', '=', userId)
    .where('id', 'in', ids)
    .execute();
  return rows.map((row) => row.focus_area_id);
}

/** Locks a goal of any status until `tx` ends. Returns false if it does not exist. */
export async function lockGoalIfExists(tx: Tx, userId: string, id: string): Promise<boolean> {
  return (await lockGoals(tx, userId, [id])).has(id);
}

/**
 * Locks several goals and returns the statuses of those that exist. To avoid deadlocks, lock their focus areas before
 * locking more than one goal.
 */
export async function lockGoals(
  tx: Tx,
  userId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, GoalStatus>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .updateTable('goals')
    .set((eb) => ({ created_at: eb.ref('created_at') }))
    .where('user_id', '=', userId)
    .where('id', 'in', ids)
    .returning(['id', 'status'])
    .execute();
  return new Map(rows.map(({ id, status }) => [id, status]));
}

/** Why there is no such active goal: not found, or the given error if it is closed. */
export async function notActiveReason(tx: Tx, userId: string, id: string, notActiveError: ApiError): Promise<ApiError> {
  return (await rowExists(tx, 'goals', userId, id)) ? notActiveError : notFound();
}
