import type { GoalDetail } from '#contract/goal-detail.ts';
import { totalTaskMinutes } from '#domain/plan/task-minutes.ts';
import { completionPercent } from '#domain/progress/progress.ts';

interface EffortEstimate {
  /** The total of the durations in task titles or, without any, of the resources' estimates. */
  readonly estimatedMin: number;
  /** The same total for open tasks or resources only. */
  readonly remainingMin: number;
  /** The total of the resources' estimates, if `estimatedMin` comes from the tasks. */
  readonly resourcesMin: number | undefined;
  /** The tracked share of the estimate; may exceed 100. */
  readonly percent: number;
}

interface GoalSteps {
  readonly tasks: readonly Pick<GoalDetail['tasks'][number], 'title' | 'completed'>[];
  readonly inventory: readonly Pick<GoalDetail['inventory'][number], 'estimatedMinutes' | 'completed'>[];
}

export function calculateEffort({ tasks, inventory }: GoalSteps, trackedSec: number): EffortEstimate {
  const taskMinutes = totalTaskMinutes(tasks);
  const resourceMinutes = sumResourceMinutes(inventory);
  const estimatedMin = taskMinutes || resourceMinutes;
  return {
    estimatedMin,
    remainingMin:
      taskMinutes > 0 ? totalTaskMinutes(tasks.filter(isPending)) : sumResourceMinutes(inventory.filter(isPending)),
    resourcesMin: taskMinutes > 0 && resourceMinutes > 0 ? resourceMinutes : undefined,
    percent: completionPercent(trackedSec, estimatedMin),
  };
}

function sumResourceMinutes(inventory: GoalSteps['inventory']): number {
  return inventory.reduce((sum, { estimatedMinutes }) => sum + (estimatedMinutes ?? 0), 0);
}

const isPending = ({ completed }: { readonly completed: boolean }) => !completed;
