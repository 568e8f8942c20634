import { inventory } from '#contract/inventory.ts';
import { transact } from '../../db/transaction.ts';
import { created, noContent, ok, routes } from '../../http/register.ts';
import {
  correctItem,
  createItem,
  groupItems,
  itemFinder,
  listItems,
  removeItem,
  toggleItem,
} from './inventory.service.ts';

export const inventoryRoutes = routes(inventory, ({ db }) => {
  const findItems = itemFinder(db);
  return {
    ofGoal: async ({ userId, params }) => ok(await listItems(db, userId, params.id)),
    create: ({ userId, params, body, now, once }) =>
      once(async (tx) => created(await createItem(tx, userId, params.id, body, now))),
    toggle: async ({ userId, params, body, now }) => {
      const place = { userId, goalId: params.id, id: params.itemId };
      return ok(await transact(db, (tx) => toggleItem(tx, place, body.completed, now)));
    },
    list: async ({ userId, query }) => ok(await findItems(userId, query)),
    grouped: async ({ userId }) => ok(await groupItems(db, userId)),
    update: async ({ userId, params, body, now }) =>
      ok(await transact(db, (tx) => correctItem(tx, userId, params.id, body, now))),
    remove: async ({ userId, params }) => {
      await transact(db, (tx) => removeItem(tx, userId, params.id));
      return noContent();
    },
  };
});
