import type { InventoryItem } from '#contract/goals/inventory.ts';
import type { ItemAction } from '#web/widgets/items/action.ts';

export interface InventoryViewProps {
  /** Both callbacks must be stable, so that memoised rows do not re-render. */
  readonly onAction: (action: ItemAction) => void;
  readonly onToggle: (item: InventoryItem) => void;
}
