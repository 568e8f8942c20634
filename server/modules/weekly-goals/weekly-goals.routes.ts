import { weeklyGoals } from '#contract/weekly-goals/weekly-goals.ts';
import { ok, defineRoutes } from '#server/http/register.ts';
import { readFocusAreaSecondsInWeek } from '#server/modules/tracked-time/tracked-time.queries.ts';
import { weeklyGoalsService } from './weekly-goals.service.ts';

export const weeklyGoalRoutes = defineRoutes(weeklyGoals, ({ db }) => {
  const service = weeklyGoalsService(db);
  return {
    list: async ({ userId, query, now }) => ok(await service.list(userId, query.weekStart, now)),
    update: async ({ userId, params, body, now }) => ok(await service.update(userId, params.id, body, now)),
    usage: async ({ userId, query, now }) => {
      const usage = await readFocusAreaSecondsInWeek(db, userId, query.weekStart, now);
      return ok([...usage].map(([focusAreaId, trackedSeconds]) => ({ focusAreaId, trackedSeconds })));
    },
  };
});
