import type { Goal } from '#contract/goals.ts';
import type { GoalStatus } from '#domain/goal-status.ts';
import { sortKey } from '#domain/search.ts';
import type { Db } from '../../db/open.ts';
import type { Schema } from '../../db/schema.ts';
import { statement } from '../../db/statement.ts';
import type { Tx } from '../../db/transaction.ts';
import { type ApiError, notFound } from '../../http/errors.ts';
import { type GoalScope, goalIdsOf } from './goal-scope.queries.ts';

const stored = [
  'goals.id',
  'goals.focus_area_id',
  'goals.title',
  'goals.status',
  'goals.is_favorite',
  'goals.timeframe_year',
  'goals.created_at',
  'goals.closed_at',
] as const;

type StoredGoal = Omit<Schema['goals'], 'title_key'>;

export interface GoalRow extends Omit<StoredGoal, 'user_id'> {
  readonly plan_id: string | null;
  readonly plan_title: string | null;
  readonly item_count: number;
}

export function goalOf(row: GoalRow): Goal {
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
    inventoryCount: row.item_count,
    createdAt: new Date(row.created_at).toISOString(),
    closedAt: row.closed_at === null ? null : new Date(row.closed_at).toISOString(),
  };
}

/** Goals of a user with the plan that each is in, if any. */
export function goalsWithPlans(db: Db | Tx, userId: string) {
  return db
    .selectFrom('goals')
    .leftJoin('action_plan_goals as link', (join) =>
      join.on('link.user_id', '=', userId).onRef('link.goal_id', '=', 'goals.id'),
    )
    .leftJoin('action_plans as plan', (join) =>
      join.on('plan.user_id', '=', userId).onRef('plan.id', '=', 'link.action_plan_id'),
    )
    .select([...stored, 'plan.id as plan_id', 'plan.title as plan_title'])
    .where('goals.user_id', '=', userId);
}

/** A goal of a user with its plan and how many resources it has. */
export function shownGoal(db: Db | Tx, userId: string, id: string) {
  return goalsWithPlans(db, userId)
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

/** How many resources goals have, where they have any: those of a focus area, or all. */
function itemCounts(db: Db, userId: string, scope?: GoalScope) {
  return db
    .selectFrom('inventory_items as item')
    .select((eb) => ['item.goal_id', eb.fn.countAll<number>().as('count')])
    .where('item.user_id', '=', userId)
    .$if(scope !== undefined, (items) => items.where('item.goal_id', 'in', goalIdsOf(db, userId, scope!)))
    .groupBy('item.goal_id');
}

type GoalWithPlan = Omit<GoalRow, 'item_count'>;

/**
 * Counts are asked for apart: joined to thousands of goals, PostgreSQL may go through all resources of the user for each
 * of them.
 */
async function counted(
  goals: Promise<readonly GoalWithPlan[]>,
  counts: Promise<readonly { readonly goal_id: string; readonly count: number }[]>,
): Promise<GoalRow[]> {
  const [rows, items] = await Promise.all([goals, counts]);
  const byGoal = new Map(items.map(({ goal_id, count }) => [goal_id, count]));
  return rows.map((row) => ({ ...row, item_count: byGoal.get(row.id) ?? 0 }));
}

/** All goals of a user, oldest first. */
export function goalLister(db: Db) {
  const list = statement(db, (slot: (name: 'userId') => never) =>
    goalsWithPlans(db, slot('userId')).orderBy('goals.created_at').orderBy('goals.id'),
  );
  const countItems = statement(db, (slot: (name: 'userId') => never) => itemCounts(db, slot('userId')));
  return (userId: string): Promise<GoalRow[]> => counted(list({ userId }), countItems({ userId }));
}

export async function goalsOfFocusArea(db: Db, userId: string, focusAreaId: string): Promise<GoalRow[]> {
  const goals = goalsWithPlans(db, userId)
    .where('goals.focus_area_id', '=', focusAreaId)
    .orderBy('goals.created_at')
    .orderBy('goals.id');
  return counted(goals.execute(), itemCounts(db, userId, { focusAreaId }).execute());
}

export async function findGoal(tx: Tx, userId: string, id: string): Promise<GoalRow | undefined> {
  return shownGoal(tx, userId, id).executeTakeFirst();
}

export async function goalExists(db: Db | Tx, userId: string, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('goals')
    .select('id')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row !== undefined;
}

type NewGoal = Pick<StoredGoal, 'user_id' | 'id' | 'focus_area_id' | 'title' | 'timeframe_year' | 'created_at'>;

/** A goal as it begins. */
export function newGoalRow(goal: NewGoal): StoredGoal {
  return { ...goal, status: 'Active', is_favorite: 0, closed_at: null };
}

/** Where there is no such focus area, the database refuses. */
export async function insertGoals(tx: Tx, goals: readonly StoredGoal[]): Promise<void> {
  await tx
    .insertInto('goals')
    .values(goals.map((goal) => ({ ...goal, title_key: sortKey(goal.title) })))
    .execute();
}

interface Changes {
  readonly title?: string | undefined;
  readonly focus_area_id?: string | undefined;
  readonly is_favorite?: 0 | 1;
  readonly status?: GoalStatus;
  readonly closed_at?: number;
}

/**
 * False when there is no such goal or it is no longer active: the database decides, so that a goal closes once. The
 * goal is held until `tx` is over: whatever may happen to active goals only begins with this, be it without a change.
 */
export async function changeActiveGoal(tx: Tx, userId: string, id: string, changes: Changes): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('goals')
    // Without any change it is still a statement.
    .set((eb) => ({
      created_at: eb.ref('created_at'),
      ...changes,
      ...(changes.title !== undefined && { title_key: sortKey(changes.title) }),
    }))
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .where('status', '=', 'Active')
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function focusAreasOfGoals(tx: Tx, userId: string, ids: readonly string[]): Promise<string[]> {
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

/** Keeps a goal of any status until `tx` is over; false when there is none. */
export async function holdGoal(tx: Tx, userId: string, id: string): Promise<boolean> {
  return (await holdGoals(tx, userId, [id])).has(id);
}

/** The same for several: their statuses, of those that are there. Whoever holds more than one holds their areas first. */
export async function holdGoals(
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

/** Why `changeActiveGoal` found nothing to change: there is no such goal, or what is given. */
export async function whyNotActive(tx: Tx, userId: string, id: string, notActive: ApiError): Promise<ApiError> {
  return (await goalExists(tx, userId, id)) ? notActive : notFound();
}

/** Locks the goal against changes and additions until the transaction is over. */
export async function lockGoal(db: Db | Tx, userId: string, id: string): Promise<void> {
  await db
    .selectFrom('goals')
    .select('id')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow(notFound);
}

export async function deleteGoal(tx: Tx, userId: string, id: string): Promise<boolean> {
  return (await deleteGoals(tx, userId, [id])) === 1;
}

/** Answers how many there were. */
export async function deleteGoals(tx: Tx, userId: string, ids: readonly string[]): Promise<number> {
  if (ids.length === 0) return 0;
  const { numDeletedRows } = await tx
    .deleteFrom('goals')
    .where('user_id', '=', userId)
    .where('id', 'in', ids)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** The first few, oldest first, each with the number of all. */
export async function firstGoals(db: Db, userId: string, scope: GoalScope, count: number) {
  return db
    .selectFrom('goals')
    .select((eb) => ['id', 'title', eb.fn.countAll<number>().over().as('total')])
    .where('user_id', '=', userId)
    .where('id', 'in', goalIdsOf(db, userId, scope))
    .orderBy('created_at')
    .orderBy('id')
    .limit(count)
    .execute();
}
