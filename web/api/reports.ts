import { queryOptions } from '@tanstack/react-query';
import { reports } from '#contract/reports.ts';
import { call } from './client.ts';
import { reportKeys } from './report-keys.ts';
import { REFRESH_MS } from './time-entries.ts';

/** The rating of a week and what made it, up to the moment of asking. */
export function productivityScoreQuery(weekStart: string) {
  return queryOptions({
    queryKey: [...reportKeys.score, weekStart],
    queryFn: ({ signal }) => call(reports.productivityScore, { query: { weekStart } }, { signal }),
    refetchInterval: REFRESH_MS,
    refetchOnWindowFocus: 'always',
  });
}

/** The ratings of so many weeks, from a Monday on. */
export function weeklyHistoryQuery(start: string, count: number) {
  return queryOptions({
    queryKey: [...reportKeys.history, start, count],
    queryFn: async ({ signal }) =>
      (await call(reports.weeklyHistory, { query: { start, count: String(count) } }, { signal })).history,
  });
}

/** What was planned and tracked for each focus area in a week. */
export function weekReportQuery(weekStart: string) {
  return queryOptions({
    queryKey: [...reportKeys.week, weekStart],
    queryFn: async ({ signal }) => (await call(reports.weekly, { query: { weekStart } }, { signal })).report,
  });
}

/** How long each focus area was tracked in a week, on average of the 6 before this one. */
export function averageWeekQuery(weekStart: string) {
  return queryOptions({
    queryKey: [...reportKeys.average, weekStart],
    queryFn: async ({ signal }) => (await call(reports.averageWeekly, { query: { weekStart } }, { signal })).report,
  });
}

export function focusAreaHistoryQuery(focusAreaId: string, start: string, count: number) {
  const query = { focusAreaId, start, count: String(count) };
  return queryOptions({
    queryKey: [...reportKeys.ofFocusArea, focusAreaId, start, count],
    queryFn: async ({ signal }) => (await call(reports.weeklyFocusAreaHistory, { query }, { signal })).history,
  });
}

export function goalHistoryQuery(goalId: string, start: string, count: number) {
  const query = { goalId, start, count: String(count) };
  return queryOptions({
    queryKey: [...reportKeys.ofGoal, goalId, start, count],
    queryFn: async ({ signal }) => (await call(reports.weeklyGoalHistory, { query }, { signal })).history,
  });
}

export const trendsQuery = queryOptions({
  queryKey: reportKeys.trends,
  queryFn: ({ signal }) => call(reports.trends, {}, { signal }),
});
