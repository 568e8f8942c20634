import { safeDelete } from '#contract/safe-delete.ts';
import { transact } from '../../db/transaction.ts';
import { notFound } from '../../http/errors.ts';
import { noContent, ok, routes } from '../../http/register.ts';
import { timeZoneOf } from '../auth/auth.queries.ts';
import { deleteFocusArea, focusAreaExists } from '../focus-areas/focus-areas.queries.ts';
import { deleteGoal, goalExists } from '../goals/goals.queries.ts';
import { findDependents, groupsOfFocusArea, groupsOfGoal } from './dependents.ts';

export const safeDeleteRoutes = routes(safeDelete, ({ db }) => ({
  goalDependents: async ({ userId, params, now }) => {
    if (!(await goalExists(db, userId, params.id))) throw notFound();
    return ok(
      await findDependents(db, userId, groupsOfGoal, params.id, { timeZone: await timeZoneOf(db, userId), now }),
    );
  },
  goal: async ({ userId, params }) => {
    if (!(await transact(db, (tx) => deleteGoal(tx, userId, params.id)))) throw notFound();
    return noContent();
  },
  focusAreaDependents: async ({ userId, params, now }) => {
    if (!(await focusAreaExists(db, userId, params.id))) throw notFound();
    return ok(
      await findDependents(db, userId, groupsOfFocusArea, params.id, { timeZone: await timeZoneOf(db, userId), now }),
    );
  },
  focusArea: async ({ userId, params }) => {
    if (!(await transact(db, (tx) => deleteFocusArea(tx, userId, params.id)))) throw notFound();
    return noContent();
  },
}));
