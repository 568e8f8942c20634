import { queryOptions } from '@tanstack/react-query';
import { reports } from '#contract/reports/reports.ts';
import { countingTimers, queryFor } from '#web/http/query-for.ts';
import { reportKeys } from '../cache/report-keys.ts';
import { timeEntryKeys } from '../cache/time-entry-keys.ts';

/** The rating of a week and how it was calculated, up to the time of the request. */
export function productivityScoreQuery(weekStart: string) {
  return queryOptions({
    queryKey: [...reportKeys.score, weekStart],
    ...countingTimers(queryFor(reports.productivityScore, { query: { weekStart } })),
    refetchOnWindowFocus: 'always',
  });
}

/** The ratings of `count` weeks from the Monday `start`. */
export function weeklyHistoryQuery(start: string, count: number) {
  return queryOptions({
    queryKey: [...reportKeys.history, start, count],
    ...queryFor(reports.weeklyHistory, { query: { start, count: String(count) } }, ({ history }) => history),
  });
}

/** Planned and tracked time per focus area in a week, and the elapsed time. */
export function weekReportQuery(weekStart: string) {
  return queryOptions({
    queryKey: [...reportKeys.week, weekStart],
    ...countingTimers(queryFor(reports.weekly, { query: { weekStart } })),
  });
}

/** Average tracked time per focus area in the 6 weeks before the given one. */
export function averageWeekQuery(weekStart: string) {
  return queryOptions({
    queryKey: [...reportKeys.average, weekStart],
    ...queryFor(reports.averageWeekly, { query: { weekStart } }, ({ report }) => report),
  });
}

export function focusAreaHistoryQuery(focusAreaId: string, start: string, count: number) {
  const query = { focusAreaId, start, count: String(count) };
  return queryOptions({
    queryKey: [...reportKeys.focusAreaHistory, focusAreaId, start, count],
    ...queryFor(reports.weeklyFocusAreaHistory, { query }, ({ history }) => history),
  });
}

export function goalHistoryQuery(goalId: string, start: string, count: number) {
  const query = { goalId, start, count: String(count) };
  return queryOptions({
    queryKey: [...reportKeys.goalHistory, goalId, start, count],
    ...queryFor(reports.weeklyGoalHistory, { query }, ({ history }) => history),
  });
}

export const trendsQuery = queryOptions({
  queryKey: reportKeys.trends,
  ...queryFor(reports.trends, {}),
});

/** When each focus area was last tracked. */
export const usageHistoryQuery = queryOptions({
  queryKey: [...timeEntryKeys.usage, 'history'],
  ...queryFor(reports.focusAreaUsageHistory, {}),
});
