import { planWeeks } from '#contract/plans/plan-weeks.ts';
import { ok, defineRoutes } from '#server/http/register.ts';
import { readDemand, readPlanWeek } from './plan-weeks.service.ts';

export const planWeekRoutes = defineRoutes(planWeeks, ({ db }) => ({
  thisWeek: async ({ userId, query: { weekStart }, now }) =>
    ok({ weekStart, ...(await readPlanWeek(db, userId, weekStart, now)) }),
  demand: async ({ userId, query, now }) => ok(await readDemand(db, userId, query.weekStart, now)),
}));
