import { sortByPlanOrder } from '#domain/plan/plan-order.ts';
import { titleWithSize } from '#domain/plan/title-with-size.ts';
import type { PlanText } from '#planner/plan-text/plan-text.ts';
import type { Db } from '#server/db/schema.ts';
import { getPlan, listPlanGoals } from '#server/modules/action-plans/action-plans.queries.ts';
import { listItemsInScope } from '#server/modules/inventory/inventory.queries.ts';
import { listTasksInScope } from '#server/modules/tasks/tasks.queries.ts';
import { toPlanText } from './to-plan-text.ts';

/** A stored plan as plan text, with what is done ticked off. */
export async function getStoredPlanText(db: Db, userId: string, id: string, now: number): Promise<PlanText> {
  const scope = { actionPlanId: id };
  const [plan, goals, items, tasks] = await Promise.all([
    getPlan(db, userId, id),
    listPlanGoals(db, userId, id),
    listItemsInScope(db, userId, scope, now),
    listTasksInScope(db, userId, scope, now),
  ]);
  const [itemsByGoal, tasksByGoal] = [Map.groupBy(items, (item) => item.goal), Map.groupBy(tasks, (task) => task.goal)];
  return toPlanText(
    plan,
    sortByPlanOrder(goals.map((goal) => ({ ...goal, planWeek: goal.plan_week }))).map((goal) => ({
      title: goal.title,
      tasks: (tasksByGoal.get(goal.id) ?? []).map((task) => ({ title: titleWithSize(task), done: task.completed })),
      resources: itemsByGoal.get(goal.id) ?? [],
    })),
  );
}
