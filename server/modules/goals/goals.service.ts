import type { z } from 'zod/mini';
import { type Goal, goals, type goalUpdate, type newGoal } from '#contract/goals/goals.ts';
import { toYear } from '#domain/calendar/calendar.ts';
import { canTransition, type GoalStatus } from '#domain/goal-status.ts';
import { newId } from '#server/db/id.ts';
import { rowExists } from '#server/db/row-exists.ts';
import type { Db } from '#server/db/schema.ts';
import type { Tx } from '#server/db/transaction.ts';
import { notFound, declaredError } from '#server/http/errors.ts';
import { reserveQuota } from '#server/modules/account-quota/account-quota.queries.ts';
import { getTimeZone } from '#server/modules/auth/auth.queries.ts';
import { lockFocusAreaIfExists } from '#server/modules/focus-areas/focus-areas.queries.ts';
import { endRunningEntry } from '#server/modules/timers/timers.queries.ts';
import {
  updateActiveGoal,
  getGoal,
  toGoal,
  listGoalsByFocusArea,
  insertGoals,
  newGoalRow,
  notActiveReason,
} from './goals.queries.ts';

export async function listFocusAreaGoals(db: Db, userId: string, focusAreaId: string): Promise<Goal[]> {
  const rows = await listGoalsByFocusArea(db, userId, focusAreaId);
  if (rows.length === 0 && !(await rowExists(db, 'focus_areas', userId, focusAreaId))) throw notFound();
  return rows.map(toGoal);
}

/** An unknown focus area violates a foreign key, which is reported as 404. */
export async function createGoal(
  tx: Tx,
  userId: string,
  focusAreaId: string,
  { title, focusArea = focusAreaId, timeframeYear }: z.infer<typeof newGoal>,
  now: number,
): Promise<Goal> {
  if (focusArea !== focusAreaId) throw notFound();
  await reserveQuota(tx, userId, { goals: 1 });
  const goal = newGoalRow({
    user_id: userId,
    id: newId(now),
    focus_area_id: focusAreaId,
    title,
    timeframe_year: timeframeYear ?? toYear(now, await getTimeZone(tx, userId)),
    created_at: now,
  });
  await insertGoals(tx, [goal]);
  return toGoal({ ...goal, plan_id: null, plan_title: null, plan_week: null, item_count: 0 });
}

export async function updateGoal(
  tx: Tx,
  userId: string,
  id: string,
  { title, focusArea }: z.infer<typeof goalUpdate>,
): Promise<Goal> {
  // Locks the area before the goal, as deletion does, to avoid deadlocks.
  if (focusArea !== undefined && !(await lockFocusAreaIfExists(tx, userId, focusArea))) throw notFound();
  await updateActiveGoal(tx, userId, id, { title, focus_area_id: focusArea }, declaredError(goals.update, 409));
  return getGoal(tx, userId, id);
}

export async function setFavorite(tx: Tx, userId: string, id: string, favorite: boolean): Promise<Goal> {
  await updateActiveGoal(tx, userId, id, { is_favorite: favorite ? 1 : 0 }, declaredError(goals.setFavorite, 409));
  return getGoal(tx, userId, id);
}

export async function setStatus(tx: Tx, userId: string, id: string, status: GoalStatus, now: number): Promise<Goal> {
  const notActiveError = declaredError(goals.setStatus, 409);
  if (!canTransition('Active', status)) throw await notActiveReason(tx, userId, id, notActiveError);
  await updateActiveGoal(tx, userId, id, { status, closed_at: now }, notActiveError);
  await endRunningEntry(tx, userId, id, now);
  return getGoal(tx, userId, id);
}
