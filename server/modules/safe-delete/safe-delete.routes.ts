import { safeDelete } from '#contract/safe-delete.ts';
import { bulkDeletion } from '../../db/bulk/bulk-deletion.ts';
import { transact } from '../../db/transaction.ts';
import { notFound } from '../../http/errors.ts';
import { noContent, ok, routes } from '../../http/register.ts';
import { timeZoneOf } from '../auth/auth.queries.ts';
import { deleteFocusArea, focusAreaExists, lockFocusArea } from '../focus-areas/focus-areas.queries.ts';
import { deleteGoal, goalExists, lockGoal } from '../goals/goals.queries.ts';
import { isBulky } from './is-bulky.queries.ts';
import { findDependents, groupsOfFocusArea, groupsOfGoal } from './dependents.ts';

export const safeDeleteRoutes = routes(safeDelete, ({ db }) => ({
  goalDependents: async ({ userId, params, now }) => {
    if (!(await goalExists(db, userId, params.id))) throw notFound();
    return ok(
      await findDependents(db, userId, groupsOfGoal, params.id, { timeZone: await timeZoneOf(db, userId), now }),
    );
  },
  goal: async ({ userId, params: { id }, bulk }) => {
    if (await isBulky(db, userId, { goalId: id })) {
      await bulk(bulkDeletion(userId, { kind: 'goal', id }, (on) => lockGoal(on, userId, id)));
    } else if (!(await transact(db, (tx) => deleteGoal(tx, userId, id)))) {
      throw notFound();
    }
    return noContent();
  },
  focusAreaDependents: async ({ userId, params, now }) => {
    if (!(await focusAreaExists(db, userId, params.id))) throw notFound();
    return ok(
      await findDependents(db, userId, groupsOfFocusArea, params.id, { timeZone: await timeZoneOf(db, userId), now }),
    );
  },
  focusArea: async ({ userId, params: { id }, bulk }) => {
    if (await isBulky(db, userId, { focusAreaId: id })) {
      await bulk(bulkDeletion(userId, { kind: 'focus-areas', ids: [id] }, (on) => lockFocusArea(on, userId, id)));
    } else if (!(await transact(db, (tx) => deleteFocusArea(tx, userId, id)))) {
      throw notFound();
    }
    return noContent();
  },
}));
