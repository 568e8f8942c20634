import { inventory } from '#contract/inventory.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { created, noContent, ok, defineRoutes } from '#server/http/register.ts';
import {
  updateItem,
  createItem,
  listGroupedItems,
  searchItems,
  listGoalItems,
  removeItem,
  toggleItem,
} from './inventory.service.ts';

export const inventoryRoutes = defineRoutes(inventory, ({ db }) => ({
  listByGoal: async ({ userId, params }) => ok(await listGoalItems(db, userId, params.id)),
  create: {
    inTransaction: async (tx, { userId, params, body, now }) =>
      created(await createItem(tx, userId, params.id, body, now)),
  },
  toggle: async ({ userId, params, body, now }) => {
    const key = { userId, goalId: params.id, id: params.itemId };
    return ok(await inTransaction(db, (tx) => toggleItem(tx, key, body.completed, now)));
  },
  list: async ({ userId, query }) => ok(await searchItems(db, userId, query)),
  grouped: async ({ userId }) => ok(await listGroupedItems(db, userId)),
  update: async ({ userId, params, body, now }) =>
    ok(await inTransaction(db, (tx) => updateItem(tx, userId, params.id, body, now))),
  remove: async ({ userId, params }) => {
    await inTransaction(db, (tx) => removeItem(tx, userId, params.id));
    return noContent();
  },
}));
