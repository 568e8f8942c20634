import type { Priority } from '#domain/inventory.ts';

export const priorityNames: Readonly<Record<Priority, string>> = { high: 'High', med: 'Medium', low: 'Low' };
