import type { InventoryItem } from '#contract/inventory.ts';
import type { ItemAction } from '#web/parts/items/item-action.ts';

/** What both views of the page get. */
export interface ItemsViewProps {
  /** Both are the same functions as long as the page lives, so that rows stay as they are. */
  readonly onAction: (action: ItemAction) => void;
  readonly onToggle: (item: InventoryItem) => void;
}
