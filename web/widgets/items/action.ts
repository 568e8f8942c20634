import type { InventoryItem } from '#contract/inventory.ts';

/** What the user is about to do with a resource. */
export type ItemAction =
  /** Without a goal the user is asked for one. */
  | { readonly does: 'add'; readonly goal?: { readonly _id: string; readonly title: string } | undefined }
  | { readonly does: 'edit' | 'complete' | 'delete'; readonly item: InventoryItem };
