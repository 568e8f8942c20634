import type { GoalDetail } from '#contract/goal-detail.ts';
import { minutesOfTasks } from '#domain/task-minutes.ts';
import { completionOf } from '#domain/progress.ts';

interface Effort {
  /** What the tasks take if their titles say so, as in the plan; otherwise what the resources were thought to take. */
  readonly estimatedMin: number;
  /** The same of what is still to be done. */
  readonly leftMin: number;
  /** What the resources were thought to take, where that is not the estimate: they are used for the tasks. */
  readonly resourcesMin: number | undefined;
  /** Tracked of estimated, be it more than all. */
  readonly percent: number;
}

interface Steps {
  readonly tasks: readonly Pick<GoalDetail['tasks'][number], 'title' | 'completed'>[];
  readonly inventory: readonly Pick<GoalDetail['inventory'][number], 'estimatedMinutes' | 'completed'>[];
}

export function effortOf({ tasks, inventory }: Steps, trackedSec: number): Effort {
  const ofTasks = minutesOfTasks(tasks);
  const ofResources = minutesOfResources(inventory);
  const estimatedMin = ofTasks || ofResources;
  return {
    estimatedMin,
    leftMin: ofTasks > 0 ? minutesOfTasks(tasks.filter(isOpen)) : minutesOfResources(inventory.filter(isOpen)),
    resourcesMin: ofTasks > 0 && ofResources > 0 ? ofResources : undefined,
    percent: completionOf(trackedSec, estimatedMin),
  };
}

function minutesOfResources(inventory: Steps['inventory']): number {
  return inventory.reduce((sum, { estimatedMinutes }) => sum + (estimatedMinutes ?? 0), 0);
}

const isOpen = ({ completed }: { readonly completed: boolean }) => !completed;
