import type { ArrangedStep } from './arrange-steps.ts';
import type { OwnMilestone } from './milestones.ts';

const TASKS_PER_WEEK = 4;
/** Others need about two weeks to answer. */
const WEEKS_WITH_ANSWERS = 3;

/** As many weeks as the work needs, or up to the deadline, as long as each week has a task. */
export function neededWeeks(
  steps: readonly ArrangedStep[],
  milestones: readonly OwnMilestone[],
  capacities: readonly number[],
  hasDeadline: boolean,
): number {
  const total = steps.reduce((sum, { minutes }) => sum + minutes, 0);
  let filled = 0;
  const byTime = capacities.findIndex((minutes) => (filled += minutes) >= total) + 1 || capacities.length;
  const waits = milestones.some(({ phase }) => phase === 'early') ? WEEKS_WITH_ANSWERS : 1;
  const needed = Math.max(byTime, Math.ceil(steps.length / TASKS_PER_WEEK), waits);
  return Math.min(capacities.length, steps.length, hasDeadline ? capacities.length : needed);
}
