import { goals } from '#contract/goals.ts';
import { transact } from '../../db/transaction.ts';
import { created, ok, routes } from '../../http/register.ts';
import { goalSecondsReader } from '../time-entries/tracked-seconds.queries.ts';
import { weekUsageReader } from '../time-entries/usage.queries.ts';
import { changeGoal, createGoal, listGoals, setFavorite, setStatus } from './goals.service.ts';

export const goalRoutes = routes(goals, ({ db }) => {
  const usageOfWeek = weekUsageReader(db, goalSecondsReader(db));
  return {
    ofFocusArea: async ({ userId, params }) => ok(await listGoals(db, userId, params.id)),
    weeklyUsage: async ({ userId, query, now }) => {
      const usage = await usageOfWeek(userId, query.weekStart, now);
      return ok([...usage].map(([goalId, trackedSeconds]) => ({ goalId, trackedSeconds })));
    },
    create: ({ userId, params, body, now, once }) =>
      once(async (tx) => created(await createGoal(tx, userId, params.id, body, now))),
    update: async ({ userId, params, body }) => ok(await transact(db, (tx) => changeGoal(tx, userId, params.id, body))),
    setStatus: async ({ userId, params, body, now }) =>
      ok(await transact(db, (tx) => setStatus(tx, userId, params.id, body.status, now))),
    setFavorite: async ({ userId, params, body }) =>
      ok(await transact(db, (tx) => setFavorite(tx, userId, params.id, body.favorite))),
  };
});
