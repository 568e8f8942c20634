import { type ExpressionBuilder, type SelectQueryBuilder, sql } from 'kysely';
import type { InventoryItem } from '#contract/goals/inventory.ts';
import { idsFromJson, PAGE_SIZE, readByIds, readAllPages } from '#server/db/pagination.ts';
import { parseTags } from '#server/db/tags.ts';
import type { Db, Schema } from '#server/db/schema.ts';
import type { Tx } from '#server/db/transaction.ts';
import { notFound } from '#server/http/errors.ts';
import { type GoalScope, selectGoalIds } from '#server/modules/goals/goal-scope.queries.ts';
import { lockGoalIfExists } from '#server/modules/goals/goals.queries.ts';
import { readStepSeconds } from '#server/modules/tracked-time/step-time.queries.ts';
import { derivedColumns, type StoredItem } from './item-rows.queries.ts';

export const itemColumns = [
  'id',
  'goal_id',
  'title',
  'url',
  'notes',
  'tags',
  'reflection_note',
  'rating',
  'priority',
  'estimated_minutes',
  'completed_at',
  'created_at',
] as const;

export interface ItemWithGoalRow extends Omit<StoredItem, 'user_id'> {
  readonly goal_title: string;
  readonly focus_area_id: string;
  readonly focus_area_name: string;
}

function toInventoryItem(row: ItemWithGoalRow, trackedSec: number): InventoryItem {
  return {
    _id: row.id,
    title: row.title,
    url: row.url,
    notes: row.notes,
    tags: parseTags(row.tags),
    completed: row.completed_at !== null,
    reflectionNote: row.reflection_note,
    rating: row.rating,
    priority: row.priority,
    estimatedMinutes: row.estimated_minutes,
    completedAt: row.completed_at === null ? null : new Date(row.completed_at).toISOString(),
    createdAt: new Date(row.created_at).toISOString(),
    goal: row.goal_id,
    goalTitle: row.goal_title,
    focusArea: row.focus_area_id,
    focusAreaName: row.focus_area_name,
    trackedSec,
  };
}

/** Adds the time tracked on each item. */
export async function toInventoryItems(
  db: Db | Tx,
  userId: string,
  rows: readonly ItemWithGoalRow[],
  now: number,
): Promise<InventoryItem[]> {
  const ids = rows.map(({ id }) => id);
  const seconds = await readStepSeconds(db, userId, 'item_id', ids, now);
  return rows.map((row) => toInventoryItem(row, seconds.get(row.id) ?? 0));
}

export type ItemQuery = SelectQueryBuilder<Schema, 'inventory_items', object>;

/** Joins a user's items with their goals and focus areas. */
export function selectWithGoal(items: ItemQuery, userId: string) {
  return items
    .innerJoin('goals', (join) => join.on('goals.user_id', '=', userId).onRef('goals.id', '=', 'goal_id'))
    .innerJoin('focus_areas', (join) =>
      join.on('focus_areas.user_id', '=', userId).onRef('focus_areas.id', '=', 'focus_area_id'),
    )
    .select(itemColumns.map((column) => `inventory_items.${column}` as const))
    .select(['goals.title as goal_title', 'focus_area_id', 'focus_areas.name as focus_area_name']);
}

/** The items of a goal, or of all goals in a focus area or plan, oldest first. */
export async function listItemsInScope(
  db: Db,
  userId: string,
  scope: GoalScope,
  now: number,
): Promise<InventoryItem[]> {
  const own = db.selectFrom('inventory_items').where('inventory_items.user_id', '=', userId);
  // The ids are read from an index alone, and the long columns page by page.
  const ids = await own
    .select('id')
    .where('goal_id', 'in', selectGoalIds(db, userId, scope))
    // The unary plus keeps SQLite from using the index on created_at, which would read all of the user's items.
    .orderBy(sql`+inventory_items.created_at`)
    .orderBy('id')
    .execute();
  return readByIds(
    ids.map(({ id }) => id),
    ({ _id }) => _id,
    async (page) => {
      const rows = own.where('inventory_items.id', 'in', idsFromJson(JSON.stringify(page)));
      return toInventoryItems(db, userId, await selectWithGoal(rows, userId).execute(), now);
    },
  );
}

/** An item with the sort keys of its goal and its area. */
export interface SortableItem {
  readonly item: InventoryItem;
  readonly goalCreatedAt: number;
  readonly areaCreatedAt: number;
}

/** All of a user's items, oldest first. */
export async function listAllItems(db: Db, userId: string, now: number): Promise<SortableItem[]> {
  type Row = ItemWithGoalRow & { readonly goal_created: number; readonly area_created: number };
  const read = async (after: Row | undefined): Promise<Row[]> =>
    selectWithGoal(db.selectFrom('inventory_items').where('inventory_items.user_id', '=', userId), userId)
      .select(['goals.created_at as goal_created', 'focus_areas.created_at as area_created'])
      .where((eb) =>
        eb(
          eb.refTuple('inventory_items.created_at', 'inventory_items.id'),
          '>',
          eb.tuple(after?.created_at ?? -1, after?.id ?? ''),
        ),
      )
      .orderBy('inventory_items.created_at')
      .orderBy('inventory_items.id')
      .limit(PAGE_SIZE)
      .execute();
  const rows = await readAllPages(read, (row) => row);
  const ids = rows.map(({ id }) => id);
  const seconds = await readStepSeconds(db, userId, 'item_id', ids, now);
  return rows.map((row) => ({
    item: toInventoryItem(row, seconds.get(row.id) ?? 0),
    goalCreatedAt: row.goal_created,
    areaCreatedAt: row.area_created,
  }));
}

export async function getItem(tx: Tx, userId: string, id: string, now: number): Promise<InventoryItem> {
  const items = tx
    .selectFrom('inventory_items')
    .where('inventory_items.user_id', '=', userId)
    .where('inventory_items.id', '=', id);
  const row = await selectWithGoal(items, userId).executeTakeFirstOrThrow(notFound);
  return (await toInventoryItems(tx, userId, [row], now))[0]!;
}

type ItemChanges = {
  readonly [K in keyof Omit<StoredItem, 'user_id' | 'id' | 'goal_id' | 'created_at' | 'completed_at'>]?:
    | StoredItem[K]
    | undefined;
};

/** Undefined leaves the completion unchanged. */
type Completion = boolean | 'toggle' | undefined;

interface ItemKey {
  readonly userId: string;
  readonly id: string;
  readonly goalId?: string;
}

/** Changes only the given fields. Returns false if there is no such item, or it belongs to another goal. */
export async function updateItemRow(
  tx: Tx,
  { userId, id, goalId }: ItemKey,
  changes: ItemChanges,
  completion: Completion,
  now: number,
): Promise<boolean> {
  const derived = searchableFields.some((field) => changes[field] !== undefined)
    ? await recomputeDerivedColumns(tx, userId, id, changes)
    : {};
  const { numUpdatedRows } = await tx
    .updateTable('inventory_items')
    .set((eb) => ({ ...changes, ...derived, completed_at: completedAtExpression(eb, completion, now) }))
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .$if(goalId !== undefined, (item) => item.where('goal_id', '=', goalId!))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

const searchableFields = ['title', 'notes', 'tags', 'url'] as const;

/**
 * Computes the derived columns from the texts as they will be after the update. Locks the goal, so that concurrent updates
 * of the item's texts have to wait, and so does a deletion of the goal.
 */
async function recomputeDerivedColumns(tx: Tx, userId: string, id: string, changes: ItemChanges) {
  const item = await tx
    .selectFrom('inventory_items')
    .select('goal_id')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!item || !(await lockGoalIfExists(tx, userId, item.goal_id))) return {};
  const before = await tx
    .selectFrom('inventory_items')
    .select(searchableFields)
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!before) return {};
  const { title = before.title, notes = before.notes, tags = before.tags, url = before.url } = changes;
  return derivedColumns({ title, notes, tags, url });
}

/** Completing an item again keeps its original completion time. */
function completedAtExpression(eb: ExpressionBuilder<Schema, 'inventory_items'>, completion: Completion, now: number) {
  if (completion === undefined) return eb.ref('completed_at');
  if (completion === false) return null;
  const done = sql<number>`cast(${now} as bigint)`;
  if (completion === true) return eb.fn.coalesce('completed_at', done);
  return sql<number | null>`case when completed_at is null then ${done} end`;
}
