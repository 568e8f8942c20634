import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import type { InventorySort, SortDirection } from '#domain/inventory.ts';
import type { Db } from '../../db/open.ts';
import type { Schema } from '../../db/schema.ts';
import { statement } from '../../db/statement.ts';
import {
  type ItemFilter,
  itemSearch,
  matching,
  type Shape,
  shapeOf,
  type Slot,
  valuesOf,
} from './item-search.queries.ts';
import { kept } from './kept-statements.ts';
import { type Items, type ShownItem, shownOf } from './inventory.queries.ts';

interface ItemOrder {
  readonly sortBy: InventorySort;
  readonly sortDir: SortDirection;
}

export interface ItemPage extends ItemOrder {
  readonly page: number;
  readonly limit: number;
}

/** A page of the items that a filter lets through, and how many there are on all pages. */
export function itemPageReader(db: Db) {
  const readPage = kept((shape: Shape & ItemOrder) =>
    statement(db, (slot: Slot) => {
      const ids = inOrder(withSortKeys(matching(db, slot, shape), slot('userId'), shape.sortBy), shape)
        .select('inventory_items.id')
        .limit(slot('limit'))
        .offset(slot('offset'));
      // What is long is read of the page only: SQLite keeps the order of a cross join, and would else go through all.
      const items = db
        .with('page', () => ids)
        .selectFrom('page')
        .crossJoin('inventory_items')
        .where('inventory_items.user_id', '=', slot('userId'))
        .whereRef('inventory_items.id', '=', 'page.id');
      return inOrder(shownOf(items as unknown as Items, slot('userId')), shape);
    }),
  );
  const readCount = kept((shape: Shape) =>
    statement(db, (slot: Slot) => matching(db, slot, shape).select((eb) => eb.fn.countAll<number>().as('total'))),
  );
  const findIds = itemSearch(db);
  return async (
    userId: string,
    filter: ItemFilter,
    { page, limit, sortBy, sortDir }: ItemPage,
  ): Promise<{ readonly rows: ShownItem[]; readonly total: number }> => {
    const found = filter.words.length > 0 ? await findIds(userId, filter) : undefined;
    if (found?.length === 0) return { rows: [], total: 0 };
    const [shape, values] = [shapeOf(filter, found), { userId, ...valuesOf(filter, found) }];
    const [rows, total] = await Promise.all([
      readPage({ ...shape, sortBy, sortDir })({ ...values, limit, offset: (page - 1) * limit }),
      found?.length ?? readCount(shape)(values).then(([count]) => count?.total ?? 0),
    ]);
    return { rows, total };
  };
}

/** Items with the goal and the focus area, where they are sorted by these. */
function withSortKeys(items: Items, userId: string, sortBy: InventorySort): Items {
  if (sortBy !== 'goalTitle' && sortBy !== 'focusArea') return items;
  const goals = items.innerJoin('goals', (join) =>
    join.on('goals.user_id', '=', userId).onRef('goals.id', '=', 'goal_id'),
  );
  if (sortBy === 'goalTitle') return goals;
  return goals.innerJoin('focus_areas', (join) =>
    join.on('focus_areas.user_id', '=', userId).onRef('focus_areas.id', '=', 'focus_area_id'),
  );
}

const known = (column: string) => sql`case when ${sql.ref(column)} is null then 0 else 1 end`;

const sortedBy: Readonly<Record<InventorySort, RawBuilder<unknown>>> = {
  createdAt: sql.ref('inventory_items.created_at'),
  title: sql.ref('inventory_items.title_key'),
  goalTitle: sql.ref('goals.title_key'),
  focusArea: sql.ref('focus_areas.name_key'),
  priority: sql`case priority when 'high' then 3 when 'med' then 2 else 1 end`,
  estimatedMinutes: sql.ref('estimated_minutes'),
  rating: sql.ref('rating'),
  completed: known('completed_at'),
  completedAt: sql.ref('completed_at'),
};

/** What an item may not have: those without it come last, whatever the direction. */
const optional: Partial<Record<InventorySort, RawBuilder<unknown>>> = {
  estimatedMinutes: known('estimated_minutes'),
  rating: known('rating'),
  completedAt: known('completed_at'),
};

/** By their ids where they are alike, so that each is on one page only. */
function inOrder<T extends keyof Schema, O>(
  items: SelectQueryBuilder<Schema, T, O>,
  { sortBy, sortDir }: ItemOrder,
): SelectQueryBuilder<Schema, T, O> {
  const isKnown = optional[sortBy];
  return (isKnown ? items.orderBy(isKnown, 'desc') : items)
    .orderBy(sortedBy[sortBy], sortDir)
    .orderBy(sql.ref('inventory_items.id'), sortDir);
}
