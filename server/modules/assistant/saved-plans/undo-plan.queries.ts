import type { Tx } from '#server/db/transaction.ts';
import { notFound } from '#server/http/errors.ts';
import { listSettings } from '#server/modules/focus-areas/focus-area-settings.queries.ts';
import {
  areaColumns,
  goalColumns,
  itemColumns,
  linkColumns,
  type PlanProvenance,
  type PlanSnapshot,
  planColumns,
  taskColumns,
} from './plan-snapshot.ts';

/** The serialized provenance of a plan. */
export async function getProvenance(tx: Tx, userId: string, id: string) {
  return tx
    .selectFrom('action_plans')
    .select(['focus_area_id', 'came_along'])
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow(notFound);
}

/** A plan, the focus area it is in, and what was created with it. */
export interface SavedPlan extends PlanProvenance {
  readonly id: string;
  readonly areaId: string;
}

/**
 * Reads the current rows of a plan and locks them FOR UPDATE, as a DELETE would: the lock of an empty UPDATE would still
 * let others insert rows that reference them. Locks are taken in the order shared by all transactions (area, goals,
 * plan), then on the contents of the goals. Throws if the plan was deleted.
 */
export async function lockSnapshot(
  tx: Tx,
  userId: string,
  { id, areaId, goalIds, focusAreaId }: SavedPlan,
): Promise<PlanSnapshot> {
  const areas = await tx
    .selectFrom('focus_areas')
    .select(areaColumns)
    .where('user_id', '=', userId)
    .where('id', '=', focusAreaId ?? areaId)
    .forUpdate()
    .execute();
  const goals = await tx
    .selectFrom('goals')
    .select(goalColumns)
    .where('user_id', '=', userId)
    .where('id', 'in', goalIds)
    .orderBy('id')
    .forUpdate()
    .execute();
  const plan = await tx
    .selectFrom('action_plans')
    .select(planColumns)
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow(notFound);
  const links = await tx
    .selectFrom('action_plan_goals')
    .select(linkColumns)
    .where('user_id', '=', userId)
    .where('action_plan_id', '=', id)
    .execute();
  const isNewArea = focusAreaId !== null;
  return {
    plan,
    areas: isNewArea ? areas : [],
    settings: isNewArea ? await listSettings(tx, userId, focusAreaId) : [],
    goals,
    links,
    tasks: await lockGoalChildren(tx, userId, 'tasks', goalIds).select(taskColumns).execute(),
    items: await lockGoalChildren(tx, userId, 'inventory_items', goalIds).select(itemColumns).execute(),
  };
}

function lockGoalChildren(tx: Tx, userId: string, table: 'tasks' | 'inventory_items', goalIds: readonly string[]) {
  return tx.selectFrom(table).where('user_id', '=', userId).where('goal_id', 'in', goalIds).orderBy('id').forUpdate();
}

/** Deletes a plan with everything that was created with it. */
export async function deleteSavedPlan(tx: Tx, userId: string, { id, goalIds, focusAreaId }: SavedPlan): Promise<void> {
  const remove = async (table: 'goals' | 'action_plans' | 'focus_areas', ids: readonly string[]) => {
    if (ids.length > 0) await tx.deleteFrom(table).where('user_id', '=', userId).where('id', 'in', ids).execute();
  };
  await remove('goals', goalIds);
  await remove('action_plans', [id]);
  await remove('focus_areas', focusAreaId === null ? [] : [focusAreaId]);
}

/** Whether undoing would also delete something added later: tracked time, ticks, or other contents of the new area. */
export async function hasLaterAdditions(
  tx: Tx,
  userId: string,
  { id, goalIds, focusAreaId }: SavedPlan,
): Promise<boolean> {
  const entry = await tx
    .selectFrom('time_entries')
    .select('id')
    .where('user_id', '=', userId)
    .where('goal_id', 'in', goalIds)
    .limit(1)
    .executeTakeFirst();
  const tick = await tx
    .selectFrom('task_ticks')
    .innerJoin('tasks', (join) => join.on('tasks.user_id', '=', userId).onRef('tasks.id', '=', 'task_id'))
    .select('task_id')
    .where('task_ticks.user_id', '=', userId)
    .where('goal_id', 'in', goalIds)
    .limit(1)
    .executeTakeFirst();
  if (entry ?? tick) return true;
  if (focusAreaId === null) return false;
  const inArea = (table: 'goals' | 'action_plans') =>
    tx
      .selectFrom(table)
      .select('id')
      .where('user_id', '=', userId)
      .where('focus_area_id', '=', focusAreaId)
      .where('id', 'not in', [id, ...goalIds])
      .limit(1)
      .executeTakeFirst();
  if ((await inArea('goals')) ?? (await inArea('action_plans'))) return true;
  const weeks = await tx
    .selectFrom('weekly_goals')
    .select(['goal_min', 'is_resting'])
    .where('user_id', '=', userId)
    .where('focus_area_id', '=', focusAreaId)
    .orderBy('id')
    .forUpdate()
    .execute();
  // Viewing a week creates its row, so only planned and resting weeks count.
  return weeks.some(({ goal_min, is_resting }) => goal_min !== null || is_resting === 1);
}
