import type { ActionPlanWithGoals } from '#contract/plans/action-plans.ts';
import { weekSpan } from '#domain/calendar/calendar.ts';
import { sortByPlanOrder } from '#domain/plan/plan-order.ts';
import { goalProgress } from '#domain/plan/plan-progress.ts';
import type { Db } from '#server/db/schema.ts';
import { findTimeZone } from '#server/modules/auth/auth.queries.ts';
import { toGoal } from '#server/modules/goals/goals.queries.ts';
import { listItemsInScope } from '#server/modules/inventory/inventory.queries.ts';
import { listTasksInScope } from '#server/modules/tasks/tasks.queries.ts';
import { readPlanGoalSeconds } from '#server/modules/tracked-time/plan-time.queries.ts';
import { getPlan, listPlanGoals } from './action-plans.queries.ts';

export async function getPlanWithGoals(db: Db, userId: string, id: string, now: number): Promise<ActionPlanWithGoals> {
  const scope = { actionPlanId: id };
  const [plan, goals, items, tasks, timeZone] = await Promise.all([
    getPlan(db, userId, id),
    listPlanGoals(db, userId, id),
    listItemsInScope(db, userId, scope, now),
    listTasksInScope(db, userId, scope, now),
    findTimeZone(db, userId),
  ]);
  const { startWeek } = plan.schedule;
  // A goal may have been worked on for years before it became part of the plan.
  const since = startWeek === null ? 0 : weekSpan(startWeek, timeZone).from;
  const goalIds = goals.map((goal) => goal.id);
  const seconds = await readPlanGoalSeconds(db, userId, { goalIds, since }, now);
  const [itemsByGoal, tasksByGoal] = [Map.groupBy(items, (item) => item.goal), Map.groupBy(tasks, (task) => task.goal)];
  const goalsWithProgress = goals.map((row) => {
    const [inventory, goalTasks] = [itemsByGoal.get(row.id) ?? [], tasksByGoal.get(row.id) ?? []];
    const steps = [...inventory, ...goalTasks.filter(({ isSetAside }) => !isSetAside)];
    const done = steps.filter(({ completed }) => completed).length;
    return {
      ...toGoal({ ...row, item_count: inventory.length }),
      focusAreaName: row.focus_area_name,
      progress: goalProgress({ status: row.status, done, total: steps.length }),
      inventory,
      tasks: goalTasks,
      trackedSec: seconds.get(row.id) ?? 0,
    };
  });
  return { ...plan, goals: sortByPlanOrder(goalsWithProgress) };
}
