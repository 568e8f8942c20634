import { weekStartForInstant } from '#domain/calendar/calendar.ts';
import { goalWeek } from '#domain/plan/plan-order.ts';
import { addPause, type PlanCalendar } from '#domain/plan/schedule/plan-calendar.ts';
import { parsePauses } from '#server/db/plan-pauses.ts';
import type { Tx } from '#server/db/transaction.ts';

/**
 * The week of a goal in its plan, and the calendar of the plan if it has been started. The weeks since it was paused or finished
 * count as a pause, as they will if it is resumed.
 */
export async function findGoalCalendar(
  tx: Tx,
  userId: string,
  goalId: string,
  currentWeek: string,
  timeZone: string,
): Promise<{ readonly week: number | null; readonly calendar: PlanCalendar | undefined }> {
  const row = await tx
    .selectFrom('action_plan_goals as link')
    .innerJoin('action_plans', (join) =>
      join.on('action_plans.user_id', '=', userId).onRef('action_plans.id', '=', 'action_plan_id'),
    )
    .innerJoin('goals', (join) => join.on('goals.user_id', '=', userId).onRef('goals.id', '=', 'goal_id'))
    .select(['goals.title', 'link.week', 'start_week', 'paused_from', 'pauses', 'finished_at'])
    .where('link.user_id', '=', userId)
    .where('goal_id', '=', goalId)
    .executeTakeFirst();
  if (!row) return { week: null, calendar: undefined };
  const { title, week: planWeek, start_week: startWeek, paused_from, finished_at } = row;
  const week = goalWeek({ title, planWeek });
  if (startWeek === null) return { week, calendar: undefined };
  const pauses = parsePauses(row.pauses);
  const stoppedIn = paused_from ?? (finished_at === null ? null : weekStartForInstant(finished_at, timeZone));
  if (stoppedIn === null) return { week, calendar: { startWeek, pauses } };
  // Before the plan starts, there is nothing to interrupt.
  const from = stoppedIn < startWeek ? startWeek : stoppedIn;
  return { week, calendar: { startWeek, pauses: addPause(pauses, from, currentWeek) } };
}
