import { safeDelete } from '#contract/deletions/safe-delete.ts';
import { runInTransaction } from '#server/db/bulk/bulk-writes.ts';
import { rowExists } from '#server/db/row-exists.ts';
import { notFound } from '#server/http/errors.ts';
import { deleted, ok, defineRoutes } from '#server/http/register.ts';
import { buildFocusAreaDeletion } from '#server/modules/focus-areas/focus-area-deletion.queries.ts';
import { buildGoalDeletion } from '#server/modules/goals/goal-deletion.queries.ts';
import { needsBulkDelete } from './bulk-threshold.queries.ts';
import { findDependents } from './dependents.service.ts';

export const safeDeleteRoutes = defineRoutes(safeDelete, ({ db }) => ({
  goalDependents: async ({ userId, params, request, now }) => {
    if (!(await rowExists(db, 'goals', userId, params.id))) throw notFound();
    return ok(await findDependents(db, userId, { goalId: params.id }, request, now));
  },
  goal: async ({ userId, params: { id }, query, bulk, now }) => {
    const isBulk = await needsBulkDelete(db, userId, { goalId: id }, true);
    const deletion = buildGoalDeletion({ userId, id, isBulk, now });
    return deleted(query, isBulk ? await bulk(deletion) : await runInTransaction(db, deletion));
  },
  focusAreaDependents: async ({ userId, params, request, now }) => {
    if (!(await rowExists(db, 'focus_areas', userId, params.id))) throw notFound();
    return ok(await findDependents(db, userId, { focusAreaId: params.id }, request, now));
  },
  focusArea: async ({ userId, params: { id }, query, bulk, now }) => {
    const isBulk = await needsBulkDelete(db, userId, { focusAreaId: id }, true);
    const deletion = buildFocusAreaDeletion({ userId, id, isBulk, now });
    return deleted(query, isBulk ? await bulk(deletion) : await runInTransaction(db, deletion));
  },
}));
