import type { InventoryItem } from '#contract/goals/inventory.ts';
import type { Task } from '#contract/goals/tasks.ts';
import { type GoalWeeks, type PlannedTask, plannedTime } from '#domain/plan/planned-time.ts';

export interface ItemEffort {
  /** The time tracked on a resource and on the tasks that were created from it. */
  readonly trackedSec: number;
  /** The total size of those tasks; 0 if none of them has one, or if one repeats without an end. */
  readonly estimatedMin: number;
  /** The ids of the resource and of those tasks. */
  readonly stepIds: readonly string[];
}

type ItemTask = Pick<Task, '_id' | 'inventoryItems' | 'trackedSec'> & PlannedTask;

/** Time stays tracked when a task is set aside, but its size no longer counts. */
export function itemEffort(
  item: Pick<InventoryItem, '_id' | 'trackedSec'>,
  tasks: readonly ItemTask[],
  weeks: GoalWeeks,
): ItemEffort {
  const own = tasks.filter(({ inventoryItems }) => inventoryItems.includes(item._id));
  const { minutes, weeklyMinutes } = plannedTime(own, weeks);
  return {
    trackedSec: own.reduce((sum, { trackedSec }) => sum + trackedSec, item.trackedSec),
    estimatedMin: weeklyMinutes > 0 ? 0 : minutes,
    stepIds: [item._id, ...own.map(({ _id }) => _id)],
  };
}
