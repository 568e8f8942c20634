import { actionPlans } from '#contract/plans/action-plans.ts';
import { runInTransaction } from '#server/db/bulk/bulk-writes.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { created, deleted, ok, defineRoutes } from '#server/http/register.ts';
import { listPlans } from './action-plans.queries.ts';
import { updatePlan, createPlan } from './action-plans.service.ts';
import { buildPlanDeletion } from './plan-deletion.queries.ts';
import { linkGoal } from './plan-links.service.ts';
import { changeSchedule } from './plan-schedule.service.ts';
import { getPlanWithGoals } from './plan-with-goals.queries.ts';

export const actionPlanRoutes = defineRoutes(actionPlans, ({ db }) => ({
  list: async ({ userId }) => ok(await listPlans(db, userId)),
  get: async ({ userId, params, now }) => ok(await getPlanWithGoals(db, userId, params.id, now)),
  create: {
    inTransaction: async (tx, { userId, body, now }) =>
      created({ actionPlan: await createPlan(tx, userId, body, now) }),
  },
  update: async ({ userId, params, body }) =>
    ok(await inTransaction(db, (tx) => updatePlan(tx, userId, params.id, body))),
  changeSchedule: async ({ userId, params, body, now }) =>
    ok(await inTransaction(db, (tx) => changeSchedule(tx, userId, params.id, body, now))),
  remove: async ({ userId, params, query, now }) => {
    const deletion = buildPlanDeletion({ userId, id: params.id, withGoals: false, isBulk: false, now });
    return deleted(query, await runInTransaction(db, deletion));
  },
  link: async ({ userId, params, body }) => ok(await inTransaction(db, (tx) => linkGoal(tx, userId, params.id, body))),
}));
