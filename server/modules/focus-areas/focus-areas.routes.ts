import { focusAreas } from '#contract/goals/focus-areas.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { created, ok, defineRoutes } from '#server/http/register.ts';
import { listFocusAreas } from './focus-areas.queries.ts';
import { updateFocusArea, createFocusArea } from './focus-areas.service.ts';

export const focusAreaRoutes = defineRoutes(focusAreas, ({ db }) => ({
  list: async ({ userId }) => ok(await listFocusAreas(db, userId)),
  create: {
    inTransaction: async (tx, { userId, body, now }) => created(await createFocusArea(tx, userId, body, now)),
  },
  update: async ({ userId, params, body, now }) =>
    ok(await inTransaction(db, (tx) => updateFocusArea(tx, userId, params.id, body, now))),
}));
