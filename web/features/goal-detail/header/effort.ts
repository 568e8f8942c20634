import type { GoalDetail } from '#contract/goal-detail.ts';
import { weeklyTaskMinutes } from '#domain/plan/task-size.ts';
import { completionPercent } from '#domain/progress/progress.ts';

interface EffortEstimate {
  /** The total size of the tasks, without those set aside, or, if no task has a size, of the resources' estimates. */
  readonly estimatedMin: number;
  /** The same total for open tasks or resources only. */
  readonly remainingMin: number;
  /** The total of the resources' estimates, if `estimatedMin` comes from the tasks. */
  readonly resourcesMin: number | undefined;
  /** The tracked share of the estimate; may exceed 100. */
  readonly percent: number;
}

interface GoalSteps {
  readonly tasks: readonly Pick<
    GoalDetail['tasks'][number],
    'estimatedMinutes' | 'timesPerWeek' | 'isSetAside' | 'completed'
  >[];
  readonly inventory: readonly Pick<GoalDetail['inventory'][number], 'estimatedMinutes' | 'completed'>[];
}

export function calculateEffort({ tasks, inventory }: GoalSteps, trackedSec: number): EffortEstimate {
  const planned = tasks.filter(({ isSetAside }) => !isSetAside);
  const taskMinutes = sumTaskMinutes(planned);
  const resourceMinutes = sumResourceMinutes(inventory);
  const estimatedMin = taskMinutes || resourceMinutes;
  return {
    estimatedMin,
    remainingMin:
      taskMinutes > 0 ? sumTaskMinutes(planned.filter(isPending)) : sumResourceMinutes(inventory.filter(isPending)),
    resourcesMin: taskMinutes > 0 && resourceMinutes > 0 ? resourceMinutes : undefined,
    percent: completionPercent(trackedSec, estimatedMin),
  };
}

function sumTaskMinutes(tasks: GoalSteps['tasks']): number {
  return tasks.reduce((sum, task) => sum + weeklyTaskMinutes(task), 0);
}

function sumResourceMinutes(inventory: GoalSteps['inventory']): number {
  return inventory.reduce((sum, { estimatedMinutes }) => sum + (estimatedMinutes ?? 0), 0);
}

const isPending = ({ completed }: { readonly completed: boolean }) => !completed;
