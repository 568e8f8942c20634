import { replans } from '#contract/plans/replans.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { defineRoutes, ok } from '#server/http/register.ts';
import { getPlanWithGoals } from '#server/modules/action-plans/plan-with-goals.queries.ts';
import { readOutlook } from './outlook.service.ts';
import { applyReplan, readDrafts, undoReplan } from './replans.service.ts';

export const replanRoutes = defineRoutes(replans, ({ db }) => ({
  outlook: async ({ userId, params, now }) => ok(await readOutlook(db, userId, params.id, now)),
  drafts: async ({ userId, params, now }) => ok(await readDrafts(db, userId, params.id, now)),
  apply: async ({ userId, params, body, now }) => {
    await inTransaction(db, (tx) => applyReplan(tx, userId, params.id, body, now));
    return ok(await getPlanWithGoals(db, userId, params.id, now));
  },
  undo: async ({ userId, params, now }) => {
    await inTransaction(db, (tx) => undoReplan(tx, userId, params.id));
    return ok(await getPlanWithGoals(db, userId, params.id, now));
  },
}));
