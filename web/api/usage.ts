import { queryOptions } from '@tanstack/react-query';
import { goals } from '#contract/goals.ts';
import { reports } from '#contract/reports.ts';
import { answerTo } from './answer-to.ts';
import { REFRESH_MS } from './time-entries.ts';
import { timeEntryKeys } from './time-entry-keys.ts';

/** How long each goal was tracked in a week, up to the moment of asking. */
export function weeklyUsageQuery(weekStart: string) {
  return queryOptions({
    queryKey: [...timeEntryKeys.usage, 'week', weekStart],
    ...answerTo(goals.weeklyUsage, { query: { weekStart } }),
    refetchInterval: REFRESH_MS,
    refetchOnWindowFocus: 'always',
  });
}

/** When each focus area was last tracked. */
export const usageHistoryQuery = queryOptions({
  queryKey: [...timeEntryKeys.usage, 'history'],
  ...answerTo(reports.focusAreaUsageHistory, {}),
});
