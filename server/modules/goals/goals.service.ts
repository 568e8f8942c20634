import type { z } from 'zod/mini';
import { type changedGoal, type Goal, goals, type newGoal } from '#contract/goals.ts';
import { yearOf } from '#domain/calendar.ts';
import { canMove, type GoalStatus } from '#domain/goal-status.ts';
import { newId } from '../../db/id.ts';
import type { Db } from '../../db/open.ts';
import type { Tx } from '../../db/transaction.ts';
import { notFound, refusal } from '../../http/errors.ts';
import { takeRoom } from '../account/account-limits.queries.ts';
import { timeZoneOf } from '../auth/auth.queries.ts';
import { focusAreaExists, holdFocusArea } from '../focus-areas/focus-areas.queries.ts';
import { endRunningEntry } from '../time-entries/time-entries.queries.ts';
import {
  changeActiveGoal,
  findGoal,
  goalOf,
  goalsOfFocusArea,
  insertGoals,
  newGoalRow,
  whyNotActive,
} from './goals.queries.ts';

export async function listGoals(db: Db, userId: string, focusAreaId: string): Promise<Goal[]> {
  const rows = await goalsOfFocusArea(db, userId, focusAreaId);
  if (rows.length === 0 && !(await focusAreaExists(db, userId, focusAreaId))) throw notFound();
  return rows.map(goalOf);
}

/** Where there is no such focus area, the database refuses. */
export async function createGoal(
  tx: Tx,
  userId: string,
  focusAreaId: string,
  { title, focusArea = focusAreaId, timeframeYear }: z.infer<typeof newGoal>,
  now: number,
): Promise<Goal> {
  if (focusArea !== focusAreaId) throw notFound();
  await takeRoom(tx, userId, { goals: 1 });
  const goal = newGoalRow({
    user_id: userId,
    id: newId(now),
    focus_area_id: focusAreaId,
    title,
    timeframe_year: timeframeYear ?? yearOf(now, await timeZoneOf(tx, userId)),
    created_at: now,
  });
  await insertGoals(tx, [goal]);
  return goalOf({ ...goal, plan_id: null, plan_title: null, item_count: 0 });
}

export async function changeGoal(
  tx: Tx,
  userId: string,
  id: string,
  { title, focusArea }: z.infer<typeof changedGoal>,
): Promise<Goal> {
  // Area before goal, as deletion goes: the other way round the two could wait for each other.
  if (focusArea !== undefined && !(await holdFocusArea(tx, userId, focusArea, {}))) throw notFound();
  const changed = await changeActiveGoal(tx, userId, id, { title, focus_area_id: focusArea });
  if (!changed) throw await whyNotActive(tx, userId, id, refusal(goals.update, 409));
  return shownGoal(tx, userId, id);
}

export async function setFavorite(tx: Tx, userId: string, id: string, favorite: boolean): Promise<Goal> {
  const changed = await changeActiveGoal(tx, userId, id, { is_favorite: favorite ? 1 : 0 });
  if (!changed) throw await whyNotActive(tx, userId, id, refusal(goals.setFavorite, 409));
  return shownGoal(tx, userId, id);
}

export async function setStatus(tx: Tx, userId: string, id: string, status: GoalStatus, now: number): Promise<Goal> {
  const moved = canMove('Active', status) && (await changeActiveGoal(tx, userId, id, { status, closed_at: now }));
  if (!moved) throw await whyNotActive(tx, userId, id, refusal(goals.setStatus, 409));
  await endRunningEntry(tx, userId, id, now);
  return shownGoal(tx, userId, id);
}

async function shownGoal(tx: Tx, userId: string, id: string): Promise<Goal> {
  const row = await findGoal(tx, userId, id);
  if (!row) throw notFound();
  return goalOf(row);
}
