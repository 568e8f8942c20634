import type { Db } from '#server/db/schema.ts';
import type { Tx } from '#server/db/transaction.ts';

/** One goal, all goals of a focus area, or all goals of a plan. */
export type GoalScope =
  | { readonly goalId: string }
  | { readonly focusAreaId: string }
  | { readonly actionPlanId: string };

/** A subquery that selects the ids of the goals in a scope. */
export function selectGoalIds(db: Db | Tx, userId: string, scope: GoalScope) {
  if ('actionPlanId' in scope) {
    return db
      .selectFrom('action_plan_goals')
      .select('action_plan_goals.goal_id as id')
      .where('user_id', '=', userId)
      .where('action_plan_id', '=', scope.actionPlanId);
  }
  const goals = db.selectFrom('goals').select('goals.id').where('goals.user_id', '=', userId);
  return 'goalId' in scope
    ? goals.where('goals.id', '=', scope.goalId)
    : goals.where('goals.focus_area_id', '=', scope.focusAreaId);
}
