import type { InventoryItem } from '#contract/inventory.ts';
import type { Task } from '#contract/tasks.ts';
import { weeklyTaskMinutes } from '#domain/plan/task-size.ts';

export interface ItemEffort {
  /** The time tracked on a resource and on the tasks that were created from it. */
  readonly trackedSec: number;
  /** The total size of those tasks; 0 if none of them has one. */
  readonly estimatedMin: number;
  /** The ids of the resource and of those tasks. */
  readonly stepIds: readonly string[];
}

type ItemTask = Pick<
  Task,
  '_id' | 'inventoryItems' | 'isSetAside' | 'trackedSec' | 'estimatedMinutes' | 'timesPerWeek'
>;

/** Time stays tracked when a task is set aside, but its size no longer counts. */
export function itemEffort(item: Pick<InventoryItem, '_id' | 'trackedSec'>, tasks: readonly ItemTask[]): ItemEffort {
  const own = tasks.filter(({ inventoryItems }) => inventoryItems.includes(item._id));
  return {
    trackedSec: own.reduce((sum, { trackedSec }) => sum + trackedSec, item.trackedSec),
    estimatedMin: own.reduce((sum, task) => sum + (task.isSetAside ? 0 : weeklyTaskMinutes(task)), 0),
    stepIds: [item._id, ...own.map(({ _id }) => _id)],
  };
}
