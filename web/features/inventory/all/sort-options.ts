import type { InventorySort, SortDirection } from '#domain/inventory.ts';

interface ItemSort {
  readonly label: string;
  /** What people want to see first. */
  readonly dir: SortDirection;
}

export const itemSorts: Readonly<Record<InventorySort, ItemSort>> = {
  createdAt: { label: 'Added', dir: 'desc' },
  title: { label: 'Title', dir: 'asc' },
  goalTitle: { label: 'Goal', dir: 'asc' },
  focusArea: { label: 'Focus area', dir: 'asc' },
  priority: { label: 'Priority', dir: 'desc' },
  estimatedMinutes: { label: 'Estimate', dir: 'asc' },
  rating: { label: 'Rating', dir: 'desc' },
  completed: { label: 'Status', dir: 'asc' },
  completedAt: { label: 'Completed', dir: 'desc' },
};

/** Those that have a column of their own, in its order. */
export const columns = [
  'title',
  'goalTitle',
  'focusArea',
  'priority',
  'estimatedMinutes',
  'rating',
  'completed',
  'createdAt',
] as const satisfies readonly InventorySort[];
