import { reports } from '#contract/reports/reports.ts';
import { ok, defineRoutes } from '#server/http/register.ts';
import { readProductivityScore, readWeekReport } from './productivity-score.service.ts';
import { readRecentUsage } from './reports.queries.ts';
import { readFocusAreaHistory, readGoalHistory, readWeeklyAverage, toRatedWeek } from './reports.service.ts';
import { readTrends } from './trends.service.ts';
import { listSupportedWeeks, readWeeks } from './weeks.service.ts';

export const reportRoutes = defineRoutes(reports, ({ db }) => {
  const requestedWeeks = ({ start, count }: { readonly start: string; readonly count: string }) =>
    listSupportedWeeks(start, Number(count));
  return {
    productivityScore: async ({ userId, query, now }) =>
      ok(await readProductivityScore(db, userId, query.weekStart, now)),
    weeklyHistory: async ({ userId, query, now }) =>
      ok({ history: await readWeeks(db, userId, requestedWeeks(query), now, toRatedWeek) }),
    focusAreaUsageHistory: async ({ userId, now }) =>
      ok(
        (await readRecentUsage(db, userId, now, now)).map(({ lastUsedAt, ...usage }) => ({
          ...usage,
          lastUsedAt: new Date(lastUsedAt).toISOString(),
        })),
      ),
    weekly: async ({ userId, query, now }) => ok(await readWeekReport(db, userId, query.weekStart, now)),
    averageWeekly: async ({ userId, query, now }) =>
      ok({ report: await readWeeklyAverage(db, userId, query.weekStart, now) }),
    weeklyFocusAreaHistory: async ({ userId, query, now }) =>
      ok({ history: await readFocusAreaHistory(db, userId, query.focusAreaId, requestedWeeks(query), now) }),
    weeklyGoalHistory: async ({ userId, query, now }) =>
      ok({ history: await readGoalHistory(db, userId, query.goalId, requestedWeeks(query), now) }),
    trends: async ({ userId, now }) => ok(await readTrends(db, userId, now)),
  };
});
