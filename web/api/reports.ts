import { queryOptions } from '@tanstack/react-query';
import { reports } from '#contract/reports.ts';
import { answerTo } from './answer-to.ts';
import { reportKeys } from './report-keys.ts';
import { REFRESH_MS } from './time-entries.ts';

/** The rating of a week and what made it, up to the moment of asking. */
export function productivityScoreQuery(weekStart: string) {
  return queryOptions({
    queryKey: [...reportKeys.score, weekStart],
    ...answerTo(reports.productivityScore, { query: { weekStart } }),
    refetchInterval: REFRESH_MS,
    refetchOnWindowFocus: 'always',
  });
}

/** The ratings of so many weeks, from a Monday on. */
export function weeklyHistoryQuery(start: string, count: number) {
  return queryOptions({
    queryKey: [...reportKeys.history, start, count],
    ...answerTo(reports.weeklyHistory, { query: { start, count: String(count) } }, ({ history }) => history),
  });
}

/** What was planned and tracked for each focus area in a week. */
export function weekReportQuery(weekStart: string) {
  return queryOptions({
    queryKey: [...reportKeys.week, weekStart],
    ...answerTo(reports.weekly, { query: { weekStart } }, ({ report }) => report),
  });
}

/** How long each focus area was tracked in a week, on average of the 6 before this one. */
export function averageWeekQuery(weekStart: string) {
  return queryOptions({
    queryKey: [...reportKeys.average, weekStart],
    ...answerTo(reports.averageWeekly, { query: { weekStart } }, ({ report }) => report),
  });
}

export function focusAreaHistoryQuery(focusAreaId: string, start: string, count: number) {
  const query = { focusAreaId, start, count: String(count) };
  return queryOptions({
    queryKey: [...reportKeys.ofFocusArea, focusAreaId, start, count],
    ...answerTo(reports.weeklyFocusAreaHistory, { query }, ({ history }) => history),
  });
}

export function goalHistoryQuery(goalId: string, start: string, count: number) {
  const query = { goalId, start, count: String(count) };
  return queryOptions({
    queryKey: [...reportKeys.ofGoal, goalId, start, count],
    ...answerTo(reports.weeklyGoalHistory, { query }, ({ history }) => history),
  });
}

export const trendsQuery = queryOptions({
  queryKey: reportKeys.trends,
  ...answerTo(reports.trends, {}),
});
