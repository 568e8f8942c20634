import type { GoalDetail } from '#contract/goal-detail.ts';
import { goalWeek } from '#domain/plan/plan-order.ts';
import { plannedMinutes, type PlannedTask } from '#domain/plan/planned-minutes.ts';
import { completionPercent } from '#domain/progress/progress.ts';

interface EffortEstimate {
  /** The total of the sizes of the tasks or, without any, of the resources' estimates. */
  readonly estimatedMin: number;
  /** The same total for open tasks or resources only. */
  readonly remainingMin: number;
  /** The total of the resources' estimates, if `estimatedMin` comes from the tasks. */
  readonly resourcesMin: number | undefined;
  /** The tracked share of the estimate; may exceed 100. */
  readonly percent: number;
}

interface GoalSteps {
  readonly goal: Pick<GoalDetail['goal'], 'title' | 'planWeek'>;
  readonly tasks: readonly (PlannedTask & Pick<GoalDetail['tasks'][number], 'completed'>)[];
  readonly inventory: readonly Pick<GoalDetail['inventory'][number], 'estimatedMinutes' | 'completed'>[];
}

export function calculateEffort({ goal, tasks, inventory }: GoalSteps, trackedSec: number): EffortEstimate {
  const sumTasks = (list: GoalSteps['tasks']) => plannedMinutes(list, { goalWeek: goalWeek(goal), lastWeek: null });
  const taskMinutes = sumTasks(tasks);
  const resourceMinutes = sumResourceMinutes(inventory);
  const estimatedMin = taskMinutes || resourceMinutes;
  return {
    estimatedMin,
    remainingMin: taskMinutes > 0 ? sumTasks(tasks.filter(isPending)) : sumResourceMinutes(inventory.filter(isPending)),
    resourcesMin: taskMinutes > 0 && resourceMinutes > 0 ? resourceMinutes : undefined,
    percent: completionPercent(trackedSec, estimatedMin),
  };
}

function sumResourceMinutes(inventory: GoalSteps['inventory']): number {
  return inventory.reduce((sum, { estimatedMinutes }) => sum + (estimatedMinutes ?? 0), 0);
}

const isPending = ({ completed }: { readonly completed: boolean }) => !completed;
