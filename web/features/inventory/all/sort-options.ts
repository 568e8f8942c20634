import type { InventorySort, SortDirection } from '#domain/inventory.ts';

interface SortOption {
  readonly label: string;
  readonly defaultDirection: SortDirection;
}

export const sortOptions: Readonly<Record<InventorySort, SortOption>> = {
  createdAt: { label: 'Added', defaultDirection: 'desc' },
  title: { label: 'Title', defaultDirection: 'asc' },
  goalTitle: { label: 'Goal', defaultDirection: 'asc' },
  focusArea: { label: 'Focus area', defaultDirection: 'asc' },
  priority: { label: 'Priority', defaultDirection: 'desc' },
  estimatedMinutes: { label: 'Estimate', defaultDirection: 'asc' },
  rating: { label: 'Rating', defaultDirection: 'desc' },
  completed: { label: 'Status', defaultDirection: 'asc' },
  completedAt: { label: 'Completed', defaultDirection: 'desc' },
};

/** The columns of the table, in order. */
export const sortableColumns = [
  'title',
  'goalTitle',
  'focusArea',
  'priority',
  'estimatedMinutes',
  'rating',
  'completed',
  'createdAt',
] as const satisfies readonly InventorySort[];
