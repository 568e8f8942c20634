import { planDeletion } from '#contract/deletions/plan-deletion.ts';
import { runInTransaction } from '#server/db/bulk/bulk-writes.ts';
import { rowExists } from '#server/db/row-exists.ts';
import { notFound } from '#server/http/errors.ts';
import { ok, defineRoutes } from '#server/http/register.ts';
import { buildPlanDeletion } from '#server/modules/action-plans/plan-deletion.queries.ts';
import { findDependents } from './dependents.service.ts';
import { needsBulkDelete } from './bulk-threshold.queries.ts';

export const planDeletionRoutes = defineRoutes(planDeletion, ({ db }) => ({
  dependents: async ({ userId, params: { id }, request, now }) => {
    if (!(await rowExists(db, 'action_plans', userId, id))) throw notFound();
    return ok(await findDependents(db, userId, { actionPlanId: id }, request, now));
  },
  remove: async ({ userId, params: { id }, query, bulk, now }) => {
    const withGoals = query.goals === 'delete';
    const isBulk = withGoals && (await needsBulkDelete(db, userId, { actionPlanId: id }, true));
    const deletion = buildPlanDeletion({ userId, id, withGoals, isBulk, now });
    const deletionId = isBulk ? await bulk(deletion) : await runInTransaction(db, deletion);
    return ok({ deletionId });
  },
}));
