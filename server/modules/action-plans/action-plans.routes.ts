import { actionPlans } from '#contract/action-plans.ts';
import { runInTransaction } from '../../db/bulk/bulk-writes.ts';
import { transact } from '../../db/transaction.ts';
import { created, noContent, ok, routes } from '../../http/register.ts';
import { listPlans } from './action-plans.queries.ts';
import { correctPlan, createPlan, readPlan } from './action-plans.service.ts';
import { deletionOfPlan } from './plan-deletion.queries.ts';
import { linkGoal } from './plan-links.service.ts';

export const actionPlanRoutes = routes(actionPlans, ({ db }) => ({
  list: async ({ userId }) => ok(await listPlans(db, userId)),
  one: async ({ userId, params }) => ok(await readPlan(db, userId, params.id)),
  create: ({ userId, body, now, once }) =>
    once(async (tx) => created({ actionPlan: await createPlan(tx, userId, body, now) })),
  update: async ({ userId, params, body }) => ok(await transact(db, (tx) => correctPlan(tx, userId, params.id, body))),
  remove: async ({ userId, params, now }) => {
    const deletion = deletionOfPlan({ userId, id: params.id, withGoals: false, isBulky: false, now });
    await transact(db, (tx) => runInTransaction(tx, deletion));
    return noContent();
  },
  link: async ({ userId, params, body }) => ok(await transact(db, (tx) => linkGoal(tx, userId, params.id, body))),
}));
