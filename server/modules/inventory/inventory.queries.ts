import { type ExpressionBuilder, type SelectQueryBuilder, sql } from 'kysely';
import type { InventoryItem } from '#contract/inventory.ts';
import type { Db } from '../../db/open.ts';
import { idsIn, PAGE_ROWS, readByIds, readPages } from '../../db/pages.ts';
import type { Schema } from '../../db/schema.ts';
import type { Tx } from '../../db/transaction.ts';
import { type GoalScope, goalIdsOf } from '../goals/goal-scope.queries.ts';
import { holdGoal } from '../goals/goals.queries.ts';
import { derivedOf, type StoredItem } from './new-items.queries.ts';

const shown = [
  'inventory_items.id',
  'goal_id',
  'inventory_items.title',
  'url',
  'notes',
  'tags',
  'reflection_note',
  'rating',
  'priority',
  'estimated_minutes',
  'completed_at',
  'inventory_items.created_at',
  'goals.title as goal_title',
  'focus_area_id',
  'focus_areas.name as focus_area_name',
] as const;

export interface ShownItem extends Omit<StoredItem, 'user_id'> {
  readonly goal_title: string;
  readonly focus_area_id: string;
  readonly focus_area_name: string;
}

export function itemOf(row: ShownItem): InventoryItem {
  return {
    _id: row.id,
    title: row.title,
    url: row.url,
    notes: row.notes,
    tags: JSON.parse(row.tags) as string[],
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
  };
}

export type Items = SelectQueryBuilder<Schema, 'inventory_items', object>;

/** Items of a user with what is told of their goals and focus areas. */
export function shownOf(items: Items, userId: string) {
  return items
    .innerJoin('goals', (join) => join.on('goals.user_id', '=', userId).onRef('goals.id', '=', 'goal_id'))
    .innerJoin('focus_areas', (join) =>
      join.on('focus_areas.user_id', '=', userId).onRef('focus_areas.id', '=', 'focus_area_id'),
    )
    .select(shown);
}

/** Those of a goal or of all goals of a plan, oldest first. */
export async function itemsOf(db: Db, userId: string, scope: GoalScope): Promise<InventoryItem[]> {
  const own = db.selectFrom('inventory_items').where('inventory_items.user_id', '=', userId);
  // By an index alone: what is long is read page by page.
  const ids = await own
    .select('id')
    .where('goal_id', 'in', goalIdsOf(db, userId, scope))
    // Sorted after they were found: by the index of ages, SQLite would read every item there is.
    .orderBy(sql`+inventory_items.created_at`)
    .orderBy('id')
    .execute();
  return readByIds(
    ids.map(({ id }) => id),
    ({ _id }) => _id,
    async (page) => {
      const rows = own.where('inventory_items.id', 'in', idsIn(JSON.stringify(page)));
      return (await shownOf(rows, userId).execute()).map(itemOf);
    },
  );
}

/** An item, and what its goal and its area are sorted by. */
export interface PlacedItem {
  readonly item: InventoryItem;
  readonly goalCreated: number;
  readonly areaCreated: number;
}

/** All there are, oldest first. */
export async function allItems(db: Db, userId: string): Promise<PlacedItem[]> {
  type Row = ShownItem & { readonly goal_created: number; readonly area_created: number };
  const read = async (after: Row | undefined): Promise<Row[]> =>
    shownOf(db.selectFrom('inventory_items').where('inventory_items.user_id', '=', userId), userId)
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
      .limit(PAGE_ROWS)
      .execute();
  return readPages(read, (row) => ({
    item: itemOf(row),
    goalCreated: row.goal_created,
    areaCreated: row.area_created,
  }));
}

export async function findItem(tx: Tx, userId: string, id: string): Promise<ShownItem | undefined> {
  const item = tx
    .selectFrom('inventory_items')
    .where('inventory_items.user_id', '=', userId)
    .where('inventory_items.id', '=', id);
  return shownOf(item, userId).executeTakeFirst();
}

type Changes = {
  readonly [K in keyof Omit<StoredItem, 'user_id' | 'id' | 'goal_id' | 'created_at' | 'completed_at'>]?:
    | StoredItem[K]
    | undefined;
};

/** Done, pending, or what it is not; undefined as it is. */
type Completion = boolean | 'other' | undefined;

interface Place {
  readonly userId: string;
  readonly id: string;
  readonly goalId?: string;
}

/** Changes what is given and nothing else; false when there is no such item, or none in that place. */
export async function changeItem(
  tx: Tx,
  { userId, id, goalId }: Place,
  changes: Changes,
  completion: Completion,
  now: number,
): Promise<boolean> {
  const derived = textFields.some((field) => changes[field] !== undefined)
    ? await derivedAfter(tx, userId, id, changes)
    : {};
  const { numUpdatedRows } = await tx
    .updateTable('inventory_items')
    .set((eb) => ({ ...changes, ...derived, completed_at: completedAt(eb, completion, now) }))
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .$if(goalId !== undefined, (item) => item.where('goal_id', '=', goalId!))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

const textFields = ['title', 'notes', 'tags', 'url'] as const;

/**
 * What is searched and sorted by, of the texts as they will be. The goal is held: whoever else changes a text of the item
 * waits, and so does whoever deletes the goal.
 */
async function derivedAfter(tx: Tx, userId: string, id: string, changes: Changes) {
  const item = await tx
    .selectFrom('inventory_items')
    .select('goal_id')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!item || !(await holdGoal(tx, userId, item.goal_id))) return {};
  const before = await tx
    .selectFrom('inventory_items')
    .select(textFields)
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!before) return {};
  const { title = before.title, notes = before.notes, tags = before.tags, url = before.url } = changes;
  return derivedOf({ title, notes, tags, url });
}

/** What is done already stays done since then. */
function completedAt(eb: ExpressionBuilder<Schema, 'inventory_items'>, completion: Completion, now: number) {
  if (completion === undefined) return eb.ref('completed_at');
  if (completion === false) return null;
  const done = sql<number>`cast(${now} as bigint)`;
  if (completion === true) return eb.fn.coalesce('completed_at', done);
  return sql<number | null>`case when completed_at is null then ${done} end`;
}

export async function deleteItem(tx: Tx, userId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('inventory_items')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** The first few, oldest first, each with the number of all. */
export async function firstItems(db: Db, userId: string, scope: GoalScope, count: number) {
  return db
    .selectFrom('inventory_items')
    .select((eb) => ['inventory_items.id', 'inventory_items.title', eb.fn.countAll<number>().over().as('total')])
    .where('inventory_items.user_id', '=', userId)
    .where('goal_id', 'in', goalIdsOf(db, userId, scope))
    .orderBy('inventory_items.created_at')
    .orderBy('inventory_items.id')
    .limit(count)
    .execute();
}
