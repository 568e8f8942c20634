import type { GoalStatus } from './goal-status.ts';

export interface Steps {
  readonly done: number;
  readonly total: number;
}

/** What is to be done for a goal: its tasks and its resources. */
export interface StepsOfGoal extends Steps {
  readonly status: GoalStatus;
}

const none: Steps = { done: 0, total: 0 };

/**
 * How far a goal has come. One without any steps is a step itself. Of a completed goal nothing is left to do, whatever
 * was not ticked off, and an archived one is no longer a part of the plan.
 */
export function progressOfGoal({ status, done, total }: StepsOfGoal): Steps {
  if (status === 'Archived') return none;
  const steps = Math.max(1, total);
  return { done: status === 'Completed' ? steps : total === 0 ? 0 : done, total: steps };
}

/** Whether all steps of an active goal are done, so that the goal itself can be completed. */
export function isReadyToComplete({ status, done, total }: StepsOfGoal): boolean {
  return status === 'Active' && total > 0 && done === total;
}

export function progressOfPlan(goals: readonly StepsOfGoal[]): Steps {
  return goals
    .map(progressOfGoal)
    .reduce((sum, { done, total }) => ({ done: sum.done + done, total: sum.total + total }), none);
}
