export const priorities = ['high', 'med', 'low'] as const;

export type Priority = (typeof priorities)[number];

export const inventorySorts = [
  'createdAt',
  'title',
  'goalTitle',
  'focusArea',
  'priority',
  'estimatedMinutes',
  'rating',
  'completed',
  'completedAt',
] as const;

export type InventorySort = (typeof inventorySorts)[number];

export const sortDirections = ['asc', 'desc'] as const;

export type SortDirection = (typeof sortDirections)[number];
