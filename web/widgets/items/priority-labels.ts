import type { Priority } from '#domain/inventory.ts';

export const priorityLabels: Readonly<Record<Priority, string>> = { high: 'High', med: 'Medium', low: 'Low' };
