import { planWeeks } from '#contract/plan-weeks.ts';
import { ok, defineRoutes } from '#server/http/register.ts';

export const planWeekRoutes = defineRoutes(planWeeks, () => ({
  thisWeek: async ({ query }) => ok({ weekStart: query.weekStart, plans: [] }),
  demand: async () => ok([]),
}));
