import type { InventoryItem } from '#contract/goals/inventory.ts';

export type ItemAction =
  /** Without a goal, the dialog asks for one. */
  | { readonly type: 'add'; readonly goal?: { readonly _id: string; readonly title: string } | undefined }
  | { readonly type: 'edit' | 'complete' | 'delete'; readonly item: InventoryItem };
