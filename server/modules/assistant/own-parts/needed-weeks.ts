import type { ArrangedStep } from './arrange-steps.ts';
import type { OwnMilestone } from './milestones.ts';

const TASKS_PER_WEEK = 4;
/** With fewer, the plan rather ends before the deadline. */
const MIN_TASKS_PER_WEEK = 2;
/** Others need about two weeks to answer. */
const WEEKS_WITH_ANSWERS = 3;

/** As many weeks as the work needs. With a deadline it is spread, as long as a week has two tasks. */
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
  const spread = hasDeadline ? Math.floor(steps.length / MIN_TASKS_PER_WEEK) : 1;
  return Math.min(capacities.length, steps.length, Math.max(needed, spread));
}
