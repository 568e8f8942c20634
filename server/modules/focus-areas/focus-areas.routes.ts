import { focusAreas } from '#contract/focus-areas.ts';
import { transact } from '../../db/transaction.ts';
import { created, ok, routes } from '../../http/register.ts';
import { goalLister, goalOf } from '../goals/goals.queries.ts';
import { focusAreaLister } from './focus-areas.queries.ts';
import { changeFocusArea, createFocusArea, focusAreaOf } from './focus-areas.service.ts';

export const focusAreaRoutes = routes(focusAreas, ({ db }) => {
  const listAreas = focusAreaLister(db);
  const listGoals = goalLister(db);
  return {
    list: async ({ userId }) => ok((await listAreas(userId)).map(focusAreaOf)),
    withGoals: async ({ userId }) => {
      const [areas, goals] = await Promise.all([listAreas(userId), listGoals(userId)]);
      const byArea = Map.groupBy(goals, (goal) => goal.focus_area_id);
      return ok(areas.map((area) => ({ ...focusAreaOf(area), goals: (byArea.get(area.id) ?? []).map(goalOf) })));
    },
    create: ({ userId, body, now, once }) => once(async (tx) => created(await createFocusArea(tx, userId, body, now))),
    update: async ({ userId, params, body, now }) =>
      ok(await transact(db, (tx) => changeFocusArea(tx, userId, params.id, body, now))),
  };
});
