import type { ActionPlanWithGoals, PlanGoal } from '#contract/plans/action-plans.ts';
import { goalWeek } from '#domain/plan/plan-order.ts';
import { goalTime, type PlannedTime, plannedTime, sumTimes } from '#domain/plan/planned-time.ts';

/** The time that a goal takes, as on its page. */
export function planGoalTime(goal: PlanGoal, lastWeek: number | null): PlannedTime {
  return goalTime(plannedTime(goal.tasks, { goalWeek: goalWeek(goal), lastWeek }), goal.inventory);
}

/** The tracked and the planned time of all goals. */
export function planTime({ goals, schedule: { lastWeek } }: ActionPlanWithGoals) {
  return {
    trackedSec: goals.reduce((sum, { trackedSec }) => sum + trackedSec, 0),
    planned: sumTimes(goals.map((goal) => planGoalTime(goal, lastWeek))),
  };
}
