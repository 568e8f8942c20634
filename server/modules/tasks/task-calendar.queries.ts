import { goalWeek } from '#domain/plan/plan-order.ts';
import type { PlanCalendar } from '#domain/plan/schedule/plan-calendar.ts';
import type { Tx } from '#server/db/transaction.ts';
import { parsePauses } from '#server/modules/action-plans/action-plans.queries.ts';

/** The week of a goal in its plan, and the calendar of the plan if it has been started. */
export async function findGoalCalendar(
  tx: Tx,
  userId: string,
  goalId: string,
): Promise<{ readonly week: number | null; readonly calendar: PlanCalendar | undefined }> {
  const row = await tx
    .selectFrom('action_plan_goals as link')
    .innerJoin('action_plans', (join) =>
      join.on('action_plans.user_id', '=', userId).onRef('action_plans.id', '=', 'action_plan_id'),
    )
    .innerJoin('goals', (join) => join.on('goals.user_id', '=', userId).onRef('goals.id', '=', 'goal_id'))
    .select(['goals.title', 'link.week', 'start_week', 'pauses'])
    .where('link.user_id', '=', userId)
    .where('goal_id', '=', goalId)
    .executeTakeFirst();
  if (!row) return { week: null, calendar: undefined };
  const { title, week, start_week: startWeek, pauses } = row;
  return {
    week: goalWeek({ title, planWeek: week }),
    calendar: startWeek === null ? undefined : { startWeek, pauses: parsePauses(pauses) },
  };
}
