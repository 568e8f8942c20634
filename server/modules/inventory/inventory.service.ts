import type { z } from 'zod/mini';
import type {
  changedInventoryItem,
  GroupedInventory,
  InventoryItem,
  inventoryQuery,
  newInventoryItem,
} from '#contract/inventory.ts';
import { limits } from '#domain/limits.ts';
import { wordsOf } from '#domain/search.ts';
import type { Db } from '../../db/open.ts';
import type { Tx } from '../../db/transaction.ts';
import { notFound } from '../../http/errors.ts';
import { takeRoom } from '../account/account-limits.queries.ts';
import { goalExists } from '../goals/goals.queries.ts';
import { itemPageReader } from './inventory-page.queries.ts';
import { allItems, changeItem, deleteItem, findItem, itemOf, itemsOf, type PlacedItem } from './inventory.queries.ts';
import { insertItems, newItemRow, tagsText } from './new-items.queries.ts';

export async function listItems(db: Db, userId: string, goalId: string): Promise<InventoryItem[]> {
  const items = await itemsOf(db, userId, { goalId });
  if (items.length === 0 && !(await goalExists(db, userId, goalId))) throw notFound();
  return items;
}

export function itemFinder(db: Db) {
  const readPage = itemPageReader(db);
  return async (userId: string, query: z.infer<typeof inventoryQuery>) => {
    const { focusArea, goal, completed, q = '', sortBy = 'createdAt', sortDir = 'desc' } = query;
    const isCompleted = completed === undefined ? undefined : completed === 'true';
    const [page, limit] = [Number(query.page ?? 1), Number(query.limit ?? limits.pageSize)];
    const filter = { focusArea, goal, isCompleted, words: wordsOf(q) };
    const { rows, total } = await readPage(userId, filter, { sortBy, sortDir, page, limit });
    return { items: rows.map(itemOf), meta: { total, page, limit } };
  };
}

/** By area, by goal, by age, each oldest first. */
export async function groupItems(db: Db, userId: string): Promise<GroupedInventory> {
  const byGoal = Map.groupBy(await allItems(db, userId), ({ item }) => item.goal);
  const goals = [...byGoal.values()].toSorted(byPlace);
  return [...Map.groupBy(goals, ([first]) => first!.item.focusArea).values()].map((ofArea) => ({
    focusAreaId: ofArea[0]![0]!.item.focusArea,
    focusAreaTitle: ofArea[0]![0]!.item.focusAreaName,
    goals: ofArea.map((ofGoal) => ({
      goalId: ofGoal[0]!.item.goal,
      goalTitle: ofGoal[0]!.item.goalTitle,
      items: ofGoal.map(({ item }) => item),
    })),
  }));
}

/** Oldest area first, then oldest goal. */
function byPlace([a]: readonly PlacedItem[], [b]: readonly PlacedItem[]): number {
  return (
    a!.areaCreated - b!.areaCreated ||
    compare(a!.item.focusArea, b!.item.focusArea) ||
    a!.goalCreated - b!.goalCreated ||
    compare(a!.item.goal, b!.item.goal)
  );
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** Where there is no such goal, the database refuses. */
export async function createItem(
  tx: Tx,
  userId: string,
  goalId: string,
  given: z.infer<typeof newInventoryItem>,
  now: number,
): Promise<InventoryItem> {
  await takeRoom(tx, userId, { inventoryItems: 1 });
  const item = newItemRow(userId, goalId, given, now);
  await insertItems(tx, [item]);
  return shownItem(tx, userId, item.id);
}

export async function correctItem(
  tx: Tx,
  userId: string,
  id: string,
  given: z.infer<typeof changedInventoryItem>,
  now: number,
): Promise<InventoryItem> {
  const changes = {
    title: given.title,
    url: given.url === undefined ? undefined : given.url || null,
    notes: given.notes,
    tags: given.tags && tagsText(given.tags),
    reflection_note: given.reflectionNote,
    rating: given.rating,
    priority: given.priority,
    estimated_minutes: given.estimatedMinutes,
  };
  if (!(await changeItem(tx, { userId, id }, changes, given.completed, now))) throw notFound();
  return shownItem(tx, userId, id);
}

/** Without a word on what it shall be, it becomes what it is not. */
export async function toggleItem(
  tx: Tx,
  place: { readonly userId: string; readonly goalId: string; readonly id: string },
  completed: boolean | undefined,
  now: number,
): Promise<InventoryItem> {
  if (!(await changeItem(tx, place, {}, completed ?? 'other', now))) throw notFound();
  return shownItem(tx, place.userId, place.id);
}

export async function removeItem(tx: Tx, userId: string, id: string): Promise<void> {
  if (!(await deleteItem(tx, userId, id))) throw notFound();
}

async function shownItem(tx: Tx, userId: string, id: string): Promise<InventoryItem> {
  const row = await findItem(tx, userId, id);
  if (!row) throw notFound();
  return itemOf(row);
}
