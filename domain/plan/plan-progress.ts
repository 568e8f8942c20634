import type { GoalStatus } from '../goal-status.ts';

export interface StepCount {
  readonly done: number;
  readonly total: number;
}

/** The steps of a goal are its tasks and resources. */
export interface GoalSteps extends StepCount {
  readonly status: GoalStatus;
}

const noSteps: StepCount = { done: 0, total: 0 };

/**
 * A goal without steps counts as one step. All steps of a completed goal count as done, even unchecked ones, and an
 * archived goal no longer counts towards the plan.
 */
export function goalProgress({ status, done, total }: GoalSteps): StepCount {
  if (status === 'Archived') return noSteps;
  const steps = Math.max(1, total);
  return { done: status === 'Completed' ? steps : total === 0 ? 0 : done, total: steps };
}

/** Whether all steps of an active goal are done. */
export function isReadyToComplete({ status, done, total }: GoalSteps): boolean {
  return status === 'Active' && total > 0 && done === total;
}

export function planProgress(goals: readonly GoalSteps[]): StepCount {
  return goals
    .map(goalProgress)
    .reduce((sum, { done, total }) => ({ done: sum.done + done, total: sum.total + total }), noSteps);
}
