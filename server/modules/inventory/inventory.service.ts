import type { z } from 'zod/mini';
import type {
  GroupedInventory,
  InventoryItem,
  inventoryQuery,
  inventoryItemUpdate,
  newInventoryItem,
} from '#contract/goals/inventory.ts';
import { limits } from '#domain/limits.ts';
import { toSearchWords } from '#domain/search/search.ts';
import { rowExists } from '#server/db/row-exists.ts';
import type { Db } from '#server/db/schema.ts';
import type { Tx } from '#server/db/transaction.ts';
import { notFound } from '#server/http/errors.ts';
import { reserveQuota } from '#server/modules/account-quota/account-quota.queries.ts';
import { readItemPage } from './inventory-page.queries.ts';
import {
  listAllItems,
  updateItemRow,
  getItem,
  toInventoryItems,
  listItemsInScope,
  type SortableItem,
} from './inventory.queries.ts';
import { serializeTags } from '#server/db/tags.ts';
import { insertItems, newItemRow } from './item-rows.queries.ts';

export async function listGoalItems(db: Db, userId: string, goalId: string, now: number): Promise<InventoryItem[]> {
  const items = await listItemsInScope(db, userId, { goalId }, now);
  if (items.length === 0 && !(await rowExists(db, 'goals', userId, goalId))) throw notFound();
  return items;
}

export async function searchItems(db: Db, userId: string, query: z.infer<typeof inventoryQuery>, now: number) {
  const { focusArea, goal, completed, q = '', sortBy = 'createdAt', sortDir = 'desc' } = query;
  const isCompleted = completed === undefined ? undefined : completed === 'true';
  const [page, limit] = [Number(query.page ?? 1), Number(query.limit ?? limits.pageSize)];
  const filter = { focusArea, goal, isCompleted, words: toSearchWords(q) };
  const { rows, total } = await readItemPage(db, userId, filter, { sortBy, sortDir, page, limit });
  return { items: await toInventoryItems(db, userId, rows, now), meta: { total, page, limit } };
}

/** Areas, their goals and the items of each goal, all oldest first. */
export async function listGroupedItems(db: Db, userId: string, now: number): Promise<GroupedInventory> {
  const byGoal = Map.groupBy(await listAllItems(db, userId, now), ({ item }) => item.goal);
  const goals = [...byGoal.values()].toSorted(compareByAge);
  return [...Map.groupBy(goals, ([first]) => first!.item.focusArea).values()].map((areaGoals) => ({
    focusAreaId: areaGoals[0]![0]!.item.focusArea,
    focusAreaTitle: areaGoals[0]![0]!.item.focusAreaName,
    goals: areaGoals.map((goalItems) => ({
      goalId: goalItems[0]!.item.goal,
      goalTitle: goalItems[0]!.item.goalTitle,
      items: goalItems.map(({ item }) => item),
    })),
  }));
}

/** Oldest area first, then oldest goal. */
function compareByAge([a]: readonly SortableItem[], [b]: readonly SortableItem[]): number {
  return (
    a!.areaCreatedAt - b!.areaCreatedAt ||
    compareIds(a!.item.focusArea, b!.item.focusArea) ||
    a!.goalCreatedAt - b!.goalCreatedAt ||
    compareIds(a!.item.goal, b!.item.goal)
  );
}

function compareIds(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** A missing goal violates a foreign key, which is reported as 404. */
export async function createItem(
  tx: Tx,
  userId: string,
  goalId: string,
  input: z.infer<typeof newInventoryItem>,
  now: number,
): Promise<InventoryItem> {
  await reserveQuota(tx, userId, { inventoryItems: 1 });
  const item = newItemRow(userId, goalId, input, now);
  await insertItems(tx, [item]);
  return getItem(tx, userId, item.id, now);
}

export async function updateItem(
  tx: Tx,
  userId: string,
  id: string,
  input: z.infer<typeof inventoryItemUpdate>,
  now: number,
): Promise<InventoryItem> {
  const changes = {
    title: input.title,
    url: input.url === undefined ? undefined : input.url || null,
    notes: input.notes,
    tags: input.tags && serializeTags(input.tags),
    reflection_note: input.reflectionNote,
    rating: input.rating,
    priority: input.priority,
    estimated_minutes: input.estimatedMinutes,
  };
  if (!(await updateItemRow(tx, { userId, id }, changes, input.completed, now))) throw notFound();
  return getItem(tx, userId, id, now);
}

/** Sets the completion, or toggles it if `completed` is undefined. */
export async function toggleItem(
  tx: Tx,
  key: { readonly userId: string; readonly goalId: string; readonly id: string },
  completed: boolean | undefined,
  now: number,
): Promise<InventoryItem> {
  if (!(await updateItemRow(tx, key, {}, completed ?? 'toggle', now))) throw notFound();
  return getItem(tx, key.userId, key.id, now);
}
