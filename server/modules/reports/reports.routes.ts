import { reports } from '#contract/reports.ts';
import { ok, routes } from '../../http/register.ts';
import { areaOfWeek, productivityScoreReader } from './productivity-score.ts';
import { recentUseReader } from './recent-use.ts';
import { averageReader, focusAreaHistoryReader, goalHistoryReader, ratedWeekOf } from './reports.service.ts';
import { trendsReader } from './trends.ts';
import { knownWeeks, weeksReader } from './weeks.ts';

export const reportRoutes = routes(reports, ({ db }) => {
  const scoreOf = productivityScoreReader(db);
  const ratedWeeks = weeksReader(db, ratedWeekOf);
  const areasOfWeeks = weeksReader(db, ({ areas }) => areas.map(areaOfWeek));
  const recentUse = recentUseReader(db);
  const averageBefore = averageReader(db);
  const historyOfFocusArea = focusAreaHistoryReader(db);
  const historyOfGoal = goalHistoryReader(db);
  const trendsOf = trendsReader(db);
  const weeksOf = ({ start, count }: { readonly start: string; readonly count: string }) =>
    knownWeeks(start, Number(count));
  return {
    productivityScore: async ({ userId, query, now }) => ok(await scoreOf(userId, query.weekStart, now)),
    weeklyHistory: async ({ userId, query, now }) => ok({ history: await ratedWeeks(userId, weeksOf(query), now) }),
    focusAreaUsageHistory: async ({ userId, now }) =>
      ok(
        (await recentUse(userId, now, now)).map(({ lastUsedAt, ...use }) => ({
          ...use,
          lastUsedAt: new Date(lastUsedAt).toISOString(),
        })),
      ),
    weekly: async ({ userId, query, now }) => {
      const [report] = await areasOfWeeks(userId, [query.weekStart], now);
      return ok({ report: report! });
    },
    averageWeekly: async ({ userId, query, now }) => ok({ report: await averageBefore(userId, query.weekStart, now) }),
    weeklyFocusAreaHistory: async ({ userId, query, now }) =>
      ok({ history: await historyOfFocusArea(userId, query.focusAreaId, weeksOf(query), now) }),
    weeklyGoalHistory: async ({ userId, query, now }) =>
      ok({ history: await historyOfGoal(userId, query.goalId, weeksOf(query), now) }),
    trends: async ({ userId, now }) => ok(await trendsOf(userId, now)),
  };
});
