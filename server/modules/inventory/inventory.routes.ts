import { inventory } from '#contract/goals/inventory.ts';
import { runInTransaction } from '#server/db/bulk/bulk-writes.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { created, deleted, ok, defineRoutes } from '#server/http/register.ts';
import {
  updateItem,
  createItem,
  listGroupedItems,
  searchItems,
  listGoalItems,
  toggleItem,
} from './inventory.service.ts';
import { buildItemDeletion } from './item-deletion.queries.ts';

export const inventoryRoutes = defineRoutes(inventory, ({ db }) => ({
  listByGoal: async ({ userId, params, now }) => ok(await listGoalItems(db, userId, params.id, now)),
  create: {
    inTransaction: async (tx, { userId, params, body, now }) =>
      created(await createItem(tx, userId, params.id, body, now)),
  },
  toggle: async ({ userId, params, body, now }) => {
    const key = { userId, goalId: params.id, id: params.itemId };
    return ok(await inTransaction(db, (tx) => toggleItem(tx, key, body.completed, now)));
  },
  list: async ({ userId, query, now }) => ok(await searchItems(db, userId, query, now)),
  grouped: async ({ userId, now }) => ok(await listGroupedItems(db, userId, now)),
  update: async ({ userId, params, body, now }) =>
    ok(await inTransaction(db, (tx) => updateItem(tx, userId, params.id, body, now))),
  remove: async ({ userId, params, query, now }) => {
    const deletion = buildItemDeletion(userId, params.id, now);
    return deleted(query, await runInTransaction(db, deletion));
  },
}));
