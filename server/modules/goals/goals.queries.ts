import type { Goal } from '#contract/goals.ts';
import type { GoalStatus } from '#domain/goal-status.ts';
import type { Db } from '../../db/open.ts';
import type { Schema } from '../../db/schema.ts';
import { statement } from '../../db/statement.ts';
import type { Tx } from '../../db/transaction.ts';
import { type ApiError, notFound } from '../../http/errors.ts';

export type GoalRow = Omit<Schema['goals'], 'user_id'>;

const shown = [
  'id',
  'focus_area_id',
  'title',
  'status',
  'is_favorite',
  'timeframe_year',
  'created_at',
  'closed_at',
] as const;

export function goalOf(row: GoalRow): Goal {
  return {
    _id: row.id,
    title: row.title,
    focusArea: row.focus_area_id,
    status: row.status,
    isFavorite: row.is_favorite === 1,
    timeframeType: 'yearly',
    timeframeYear: row.timeframe_year,
    // There are no plans and no inventory yet; they will bring a link and a count of items to `shown`.
    includeInActionPlan: false,
    actionPlan: null,
    inventoryCount: 0,
    createdAt: new Date(row.created_at).toISOString(),
    closedAt: row.closed_at === null ? null : new Date(row.closed_at).toISOString(),
  };
}

/** All goals of a user, oldest first. */
export function goalLister(db: Db) {
  const list = statement(db, (slot: (name: 'userId') => never) =>
    db.selectFrom('goals').select(shown).where('user_id', '=', slot('userId')).orderBy('created_at').orderBy('id'),
  );
  return (userId: string): Promise<GoalRow[]> => list({ userId });
}

export async function goalsOfFocusArea(db: Db, userId: string, focusAreaId: string): Promise<GoalRow[]> {
  return db
    .selectFrom('goals')
    .select(shown)
    .where('user_id', '=', userId)
    .where('focus_area_id', '=', focusAreaId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
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

export async function insertGoal(tx: Tx, goal: Schema['goals']): Promise<void> {
  await tx.insertInto('goals').values(goal).execute();
}

interface Changes {
  readonly title?: string | undefined;
  readonly focus_area_id?: string | undefined;
  readonly is_favorite?: 0 | 1;
  readonly status?: GoalStatus;
  readonly closed_at?: number;
}

/**
 * Undefined when there is no such goal or it is no longer active: the database decides, so that a goal closes once. The
 * goal is held until `tx` is over: whatever may happen to active goals only begins with this, be it without a change.
 */
export async function changeActiveGoal(
  tx: Tx,
  userId: string,
  id: string,
  changes: Changes,
): Promise<GoalRow | undefined> {
  return (
    tx
      .updateTable('goals')
      // Without any change it is still a statement.
      .set((eb) => ({ created_at: eb.ref('created_at'), ...changes }))
      .where('user_id', '=', userId)
      .where('id', '=', id)
      .where('status', '=', 'Active')
      .returning(shown)
      .executeTakeFirst()
  );
}

/** Why `changeActiveGoal` found nothing to change: there is no such goal, or what is given. */
export async function whyNotActive(tx: Tx, userId: string, id: string, notActive: ApiError): Promise<ApiError> {
  return (await goalExists(tx, userId, id)) ? notActive : notFound();
}

export async function deleteGoal(tx: Tx, userId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('goals')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** The first few, oldest first, each with the number of all. */
export async function firstGoalsOfFocusArea(db: Db, userId: string, focusAreaId: string, count: number) {
  return db
    .selectFrom('goals')
    .select((eb) => ['id', 'title', eb.fn.countAll<number>().over().as('total')])
    .where('user_id', '=', userId)
    .where('focus_area_id', '=', focusAreaId)
    .orderBy('created_at')
    .orderBy('id')
    .limit(count)
    .execute();
}
