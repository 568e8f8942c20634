import type { Db } from '../../db/open.ts';
import type { Tx } from '../../db/transaction.ts';

/** Some of a user's goals: one, all of a focus area, or all of a plan. */
export type GoalScope =
  | { readonly goalId: string }
  | { readonly focusAreaId: string }
  | { readonly actionPlanId: string };

/** Their ids, to look for what is theirs. */
export function goalIdsOf(db: Db | Tx, userId: string, scope: GoalScope) {
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
