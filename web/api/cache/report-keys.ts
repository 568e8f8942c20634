import { timeEntryKeys } from './time-entry-keys.ts';

/** Nested under the usage key, because every change to time entries changes the reports too. */
export const reportKeys = {
  all: [...timeEntryKeys.usage, 'reports'],
  plans: [...timeEntryKeys.usage, 'reports', 'plans'],
  score: [...timeEntryKeys.usage, 'reports', 'score'],
  history: [...timeEntryKeys.usage, 'reports', 'history'],
  week: [...timeEntryKeys.usage, 'reports', 'week'],
  average: [...timeEntryKeys.usage, 'reports', 'average'],
  focusAreaHistory: [...timeEntryKeys.usage, 'reports', 'focus-area-history'],
  goalHistory: [...timeEntryKeys.usage, 'reports', 'goal-history'],
  range: [...timeEntryKeys.usage, 'reports', 'range'],
  trends: [...timeEntryKeys.usage, 'reports', 'trends'],
} as const;
