import type { ActionPlanWithGoals, PlanGoal } from '#contract/action-plans.ts';
import { goalWeek } from '#domain/plan/plan-order.ts';
import { plannedMinutes } from '#domain/plan/planned-minutes.ts';

/** The time that the tasks of a goal take, all repetitions included. */
export function goalMinutes(goal: PlanGoal, lastWeek: number | null): number {
  return plannedMinutes(goal.tasks, { goalWeek: goalWeek(goal), lastWeek });
}

/** The tracked and the planned time of all goals. */
export function planTime({ goals, schedule: { lastWeek } }: ActionPlanWithGoals) {
  return {
    trackedSec: goals.reduce((sum, { trackedSec }) => sum + trackedSec, 0),
    plannedMinutes: goals.reduce((sum, goal) => sum + goalMinutes(goal, lastWeek), 0),
  };
}
