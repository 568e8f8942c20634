export const tasksPerWeek = { min: 3, max: 6 } as const;
