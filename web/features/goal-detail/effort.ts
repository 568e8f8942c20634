import type { InventoryItem } from '#contract/inventory.ts';
import { completionOf } from '#domain/progress.ts';

interface Effort {
  /** What all resources together were thought to take, as far as anybody said so. */
  readonly estimatedMin: number;
  /** The same of those that are still to be done. */
  readonly leftMin: number;
  /** Tracked of estimated, be it more than all. */
  readonly percent: number;
}

type Estimated = Pick<InventoryItem, 'estimatedMinutes' | 'completed'>;

export function effortOf(items: readonly Estimated[], trackedSec: number): Effort {
  const sum = (list: readonly Estimated[]) => list.reduce((total, item) => total + (item.estimatedMinutes ?? 0), 0);
  const estimatedMin = sum(items);
  return {
    estimatedMin,
    leftMin: sum(items.filter(({ completed }) => !completed)),
    percent: completionOf(trackedSec, estimatedMin),
  };
}
