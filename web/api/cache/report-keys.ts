import { timeEntryKeys } from './time-entry-keys.ts';

// All below what is summed up from entries, so that whatever changes those renews them.

export const reportKeys = {
  all: [...timeEntryKeys.usage, 'reports'],
  plans: [...timeEntryKeys.usage, 'reports', 'plans'],
  score: [...timeEntryKeys.usage, 'reports', 'score'],
  history: [...timeEntryKeys.usage, 'reports', 'history'],
  week: [...timeEntryKeys.usage, 'reports', 'week'],
  average: [...timeEntryKeys.usage, 'reports', 'average'],
  ofFocusArea: [...timeEntryKeys.usage, 'reports', 'of focus area'],
  ofGoal: [...timeEntryKeys.usage, 'reports', 'of goal'],
  trends: [...timeEntryKeys.usage, 'reports', 'trends'],
} as const;
