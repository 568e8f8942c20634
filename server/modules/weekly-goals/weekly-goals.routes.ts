import { weeklyGoals } from '#contract/weekly-goals.ts';
import { ok, routes } from '../../http/register.ts';
import { weekPlanner } from './weekly-goals.service.ts';

export const weeklyGoalRoutes = routes(weeklyGoals, ({ db }) => {
  const planner = weekPlanner(db);
  return {
    list: async ({ userId, query, now }) => ok(await planner.list(userId, query.weekStart, now)),
    update: async ({ userId, params, body, now }) => ok(await planner.change(userId, params.id, body, now)),
    usage: async ({ userId, query, now }) => {
      const usage = await planner.usageOf(userId, query.weekStart, now);
      return ok([...usage].map(([focusAreaId, trackedSeconds]) => ({ focusAreaId, trackedSeconds })));
    },
  };
});
