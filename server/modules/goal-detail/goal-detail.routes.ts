import { goalDetails } from '#contract/goals/goals.ts';
import { ok, defineRoutes } from '#server/http/register.ts';
import { findPlan } from '#server/modules/action-plans/action-plans.queries.ts';
import { toGoal } from '#server/modules/goals/goals.queries.ts';
import { listItemsInScope } from '#server/modules/inventory/inventory.queries.ts';
import { listTasksInScope } from '#server/modules/tasks/tasks.queries.ts';
import { readTotalSeconds } from '#server/modules/tracked-time/tracked-time.queries.ts';
import { getGoalWithArea } from './goal-detail.queries.ts';

export const goalDetailRoutes = defineRoutes(goalDetails, ({ db }) => ({
  get: async ({ userId, params: { id: goalId }, now }) => {
    const [goal, items, tasks, trackedSec] = await Promise.all([
      getGoalWithArea(db, userId, goalId),
      listItemsInScope(db, userId, { goalId }, now),
      listTasksInScope(db, userId, { goalId }, now),
      readTotalSeconds(db, userId, goalId, now),
    ]);
    const { actionPlan } = toGoal(goal);
    const plan = actionPlan && (await findPlan(db, userId, actionPlan._id));
    const { focus_area_id, focus_area_name, focus_area_class } = goal;
    return ok({
      goal: toGoal(goal),
      focusArea: { _id: focus_area_id, name: focus_area_name, focusAreaClass: focus_area_class },
      inventory: items,
      tasks,
      trackedSec,
      schedule: plan?.schedule ?? null,
    });
  },
}));
