import { safeDelete } from '#contract/safe-delete.ts';
import { buildBulkDeletion } from '#server/db/bulk/bulk-deletion.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { notFound } from '#server/http/errors.ts';
import { noContent, ok, defineRoutes } from '#server/http/register.ts';
import { deleteFocusArea, focusAreaExists, lockFocusArea } from '#server/modules/focus-areas/focus-areas.queries.ts';
import { deleteGoal, goalExists, lockGoal } from '#server/modules/goals/goals.queries.ts';
import { needsBulkDelete } from '#server/modules/deletions/bulk-threshold.queries.ts';
import {
  findDependents,
  focusAreaDependentGroups,
  goalDependentGroups,
  readLabelContext,
} from './dependents.service.ts';

export const safeDeleteRoutes = defineRoutes(safeDelete, ({ db }) => ({
  goalDependents: async ({ userId, params, request, now }) => {
    if (!(await goalExists(db, userId, params.id))) throw notFound();
    const context = await readLabelContext(db, userId, request, now);
    return ok(await findDependents(db, userId, goalDependentGroups, params.id, context));
  },
  goal: async ({ userId, params: { id }, bulk }) => {
    if (await needsBulkDelete(db, userId, { goalId: id })) {
      await bulk(buildBulkDeletion(userId, { kind: 'goal', id }, (lockDb) => lockGoal(lockDb, userId, id)));
    } else if (!(await inTransaction(db, (tx) => deleteGoal(tx, userId, id)))) {
      throw notFound();
    }
    return noContent();
  },
  focusAreaDependents: async ({ userId, params, request, now }) => {
    if (!(await focusAreaExists(db, userId, params.id))) throw notFound();
    const context = await readLabelContext(db, userId, request, now);
    return ok(await findDependents(db, userId, focusAreaDependentGroups, params.id, context));
  },
  focusArea: async ({ userId, params: { id }, bulk }) => {
    if (await needsBulkDelete(db, userId, { focusAreaId: id })) {
      await bulk(
        buildBulkDeletion(userId, { kind: 'focus-areas', ids: [id] }, (lockDb) => lockFocusArea(lockDb, userId, id)),
      );
    } else if (!(await inTransaction(db, (tx) => deleteFocusArea(tx, userId, id)))) {
      throw notFound();
    }
    return noContent();
  },
}));
