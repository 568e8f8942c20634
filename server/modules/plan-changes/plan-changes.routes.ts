import { planChanges } from '#contract/assistant/plan-changes.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { defineRoutes, ok } from '#server/http/register.ts';
import { getPlanWithGoals } from '#server/modules/action-plans/plan-with-goals.queries.ts';
import { applyChanges } from './plan-changes.service.ts';

/** The other endpoints of the noun ask a model. */
export const planChangeRoutes = defineRoutes({ apply: planChanges.apply }, ({ db }) => ({
  apply: async ({ userId, params, body, now }) => {
    await inTransaction(db, (tx) => applyChanges(tx, userId, params.id, body, now));
    return ok(await getPlanWithGoals(db, userId, params.id, now));
  },
}));
