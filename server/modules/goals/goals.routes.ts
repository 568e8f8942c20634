import { focusAreasWithGoals } from '#contract/goals/focus-areas.ts';
import { goals } from '#contract/goals/goals.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { created, ok, defineRoutes } from '#server/http/register.ts';
import { listFocusAreas } from '#server/modules/focus-areas/focus-areas.queries.ts';
import { readGoalSecondsInWeek } from '#server/modules/tracked-time/tracked-time.queries.ts';
import { listAllGoals, toGoal } from './goals.queries.ts';
import { updateGoal, createGoal, listFocusAreaGoals, setFavorite, setStatus } from './goals.service.ts';

export const goalRoutes = defineRoutes(goals, ({ db }) => ({
  listByFocusArea: async ({ userId, params }) => ok(await listFocusAreaGoals(db, userId, params.id)),
  weeklyUsage: async ({ userId, query, now }) => {
    const usage = await readGoalSecondsInWeek(db, userId, query.weekStart, now);
    return ok([...usage].map(([goalId, trackedSeconds]) => ({ goalId, trackedSeconds })));
  },
  create: {
    inTransaction: async (tx, { userId, params, body, now }) =>
      created(await createGoal(tx, userId, params.id, body, now)),
  },
  update: async ({ userId, params, body }) =>
    ok(await inTransaction(db, (tx) => updateGoal(tx, userId, params.id, body))),
  setStatus: async ({ userId, params, body, now }) =>
    ok(await inTransaction(db, (tx) => setStatus(tx, userId, params.id, body.status, now))),
  setFavorite: async ({ userId, params, body }) =>
    ok(await inTransaction(db, (tx) => setFavorite(tx, userId, params.id, body.favorite))),
}));

export const focusAreaWithGoalsRoutes = defineRoutes(focusAreasWithGoals, ({ db }) => ({
  list: async ({ userId }) => {
    const [areas, rows] = await Promise.all([listFocusAreas(db, userId), listAllGoals(db, userId)]);
    const rowsByArea = Map.groupBy(rows, (row) => row.focus_area_id);
    return ok(areas.map((area) => ({ ...area, goals: (rowsByArea.get(area._id) ?? []).map(toGoal) })));
  },
}));
