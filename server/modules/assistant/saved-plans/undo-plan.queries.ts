import type { Tx } from '../../db/transaction.ts';
import { settingsOfFocusArea } from '../focus-areas/focus-area-settings.queries.ts';
import type { CameAlong } from './came-along.ts';
import { areaColumns, goalColumns, itemColumns, type Made, planColumns, taskColumns } from './made.ts';

/** What came along with a plan, as it was written down; undefined when there is no such plan. */
export async function findCameAlong(tx: Tx, userId: string, id: string) {
  return tx
    .selectFrom('action_plans')
    .select(['focus_area_id', 'came_along'])
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** A plan, the area that it is in, and what came along with it. */
export interface Saved extends CameAlong {
  readonly id: string;
  readonly areaId: string;
}

/**
 * A plan and what came along as they are now, kept until `tx` is over as only what is deleted is: nobody changes them, and
 * nobody adds to them, for which a write that changes nothing would not be enough. Area, goals, plan, in the order in which
 * everybody takes them, and then what is in the goals. Undefined when the plan is gone.
 */
export async function holdMade(
  tx: Tx,
  userId: string,
  { id, areaId, goalIds, focusAreaId }: Saved,
): Promise<Made | undefined> {
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
    .executeTakeFirst();
  if (!plan) return undefined;
  const links = await tx
    .selectFrom('action_plan_goals')
    .select('goal_id')
    .where('user_id', '=', userId)
    .where('action_plan_id', '=', id)
    .execute();
  const isNew = focusAreaId !== null;
  return {
    plan,
    areas: isNew ? areas : [],
    settings: isNew ? await settingsOfFocusArea(tx, userId, focusAreaId) : [],
    goals,
    linkedIds: links.map((link) => link.goal_id),
    tasks: await stepsOf(tx, userId, 'tasks', goalIds).select(taskColumns).execute(),
    items: await stepsOf(tx, userId, 'inventory_items', goalIds).select(itemColumns).execute(),
  };
}

function stepsOf(tx: Tx, userId: string, table: 'tasks' | 'inventory_items', goalIds: readonly string[]) {
  return tx.selectFrom(table).where('user_id', '=', userId).where('goal_id', 'in', goalIds).orderBy('id').forUpdate();
}

/** Whether there is anything that would go along though it did not come along: tracked time, or more in the new area. */
export async function hasMore(tx: Tx, userId: string, { id, goalIds, focusAreaId }: Saved): Promise<boolean> {
  const entry = await tx
    .selectFrom('time_entries')
    .select('id')
    .where('user_id', '=', userId)
    .where('goal_id', 'in', goalIds)
    .limit(1)
    .executeTakeFirst();
  if (entry || focusAreaId === null) return entry !== undefined;
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
  // Weeks that nobody has planned are made by looking at them.
  return weeks.some(({ goal_min, is_resting }) => goal_min !== null || is_resting === 1);
}
