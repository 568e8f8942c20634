import { planDeletion } from '#contract/plan-deletion.ts';
import { runInTransaction } from '../../db/bulk/bulk-writes.ts';
import { transact } from '../../db/transaction.ts';
import { notFound } from '../../http/errors.ts';
import { ok, routes } from '../../http/register.ts';
import { planExists } from '../action-plans/action-plans.queries.ts';
import { deletionOfPlan } from '../action-plans/plan-deletion.queries.ts';
import { timeZoneOf } from '../auth/auth.queries.ts';
import { findDependents, groupsOfActionPlan } from './dependents.ts';
import { isBulky } from './is-bulky.queries.ts';

export const planDeletionRoutes = routes(planDeletion, ({ db }) => ({
  dependents: async ({ userId, params: { id }, now }) => {
    if (!(await planExists(db, userId, id))) throw notFound();
    const moment = { timeZone: await timeZoneOf(db, userId), now };
    return ok(await findDependents(db, userId, groupsOfActionPlan, id, moment));
  },
  remove: async ({ userId, params: { id }, query, bulk, now }) => {
    const withGoals = query.goals === 'delete';
    const bulky = withGoals && (await isBulky(db, userId, { actionPlanId: id }, true));
    const deletion = deletionOfPlan({ userId, id, withGoals, isBulky: bulky, now });
    const deletionId = bulky ? await bulk(deletion) : await transact(db, (tx) => runInTransaction(tx, deletion));
    return ok({ deletionId });
  },
}));
