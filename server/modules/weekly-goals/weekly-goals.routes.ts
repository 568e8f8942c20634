import { weeklyGoals } from '#contract/weekly-goals.ts';
import { secondsByFocusArea } from '#domain/usage.ts';
import { ok, routes } from '../../http/register.ts';
import { weekUsageReader } from '../time-entries/usage.queries.ts';

export const weeklyGoalRoutes = routes(weeklyGoals, ({ db }) => {
  const usageOfWeek = weekUsageReader(db);
  return {
    usage: async ({ userId, query, now }) => {
      const byArea = secondsByFocusArea(await usageOfWeek(userId, query.weekStart, now));
      return ok([...byArea].map(([focusAreaId, trackedSeconds]) => ({ focusAreaId, trackedSeconds })));
    },
  };
});
