import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import type { InventorySort, SortDirection } from '#domain/inventory.ts';
import { type Param, preparedQuery } from '#server/db/prepared-query.ts';
import type { Db, Schema } from '#server/db/schema.ts';
import { type ItemQuery, type ItemWithGoalRow, selectWithGoal } from './inventory.queries.ts';
import {
  type FilterVariant,
  type ItemFilter,
  filterParams,
  filterVariant,
  searchItemIds,
  selectMatchingItems,
} from './item-search.queries.ts';

interface ItemPage {
  readonly sortBy: InventorySort;
  readonly sortDir: SortDirection;
  readonly page: number;
  readonly limit: number;
}

const selectPage = preparedQuery(
  (db, param: Param<string>, sortBy: InventorySort, sortDir: SortDirection, ...filter: FilterVariant) => {
    const matching = joinSortTables(selectMatchingItems(db, param, filter), param('userId'), sortBy);
    const ids = orderItems(matching, sortBy, sortDir)
      .select('inventory_items.id')
      .limit(param('limit'))
      .offset(param('offset'));
    // SQLite does not reorder a cross join, so it reads the long columns only for the items on this page.
    const items = db
      .with('page', () => ids)
      .selectFrom('page')
      .crossJoin('inventory_items')
      .where('inventory_items.user_id', '=', param('userId'))
      .whereRef('inventory_items.id', '=', 'page.id');
    return orderItems(selectWithGoal(items as unknown as ItemQuery, param('userId')), sortBy, sortDir);
  },
);

const selectCount = preparedQuery((db, param: Param<string>, ...filter: FilterVariant) =>
  selectMatchingItems(db, param, filter).select((eb) => eb.fn.countAll<number>().as('total')),
);

/** A page of the items that match a filter, and how many match in total. */
export async function readItemPage(
  db: Db,
  userId: string,
  filter: ItemFilter,
  { page, limit, sortBy, sortDir }: ItemPage,
): Promise<{ readonly rows: ItemWithGoalRow[]; readonly total: number }> {
  const foundIds = filter.words.length > 0 ? await searchItemIds(db, userId, filter) : undefined;
  if (foundIds?.length === 0) return { rows: [], total: 0 };
  const variant = filterVariant(filter, foundIds);
  const values = { userId, ...filterParams(filter, foundIds) };
  const [rows, total] = await Promise.all([
    selectPage(db, { ...values, limit, offset: (page - 1) * limit }, sortBy, sortDir, ...variant),
    foundIds?.length ?? selectCount(db, values, ...variant).then(([row]) => row?.total ?? 0),
  ]);
  return { rows, total };
}

function joinSortTables(items: ItemQuery, userId: string, sortBy: InventorySort): ItemQuery {
  if (sortBy !== 'goalTitle' && sortBy !== 'focusArea') return items;
  const goals = items.innerJoin('goals', (join) =>
    join.on('goals.user_id', '=', userId).onRef('goals.id', '=', 'goal_id'),
  );
  if (sortBy === 'goalTitle') return goals;
  return goals.innerJoin('focus_areas', (join) =>
    join.on('focus_areas.user_id', '=', userId).onRef('focus_areas.id', '=', 'focus_area_id'),
  );
}

const isNotNull = (column: string) => sql`case when ${sql.ref(column)} is null then 0 else 1 end`;

const sortExpressions: Readonly<Record<InventorySort, RawBuilder<unknown>>> = {
  createdAt: sql.ref('inventory_items.created_at'),
  title: sql.ref('inventory_items.title_key'),
  goalTitle: sql.ref('goals.title_key'),
  focusArea: sql.ref('focus_areas.name_key'),
  priority: sql`case priority when 'high' then 3 when 'med' then 2 else 1 end`,
  estimatedMinutes: sql.ref('estimated_minutes'),
  rating: sql.ref('rating'),
  completed: isNotNull('completed_at'),
  completedAt: sql.ref('completed_at'),
};

/** Optional columns are sorted by presence first, so that items without a value come last in either direction. */
const presenceExpressions: Partial<Record<InventorySort, RawBuilder<unknown>>> = {
  estimatedMinutes: isNotNull('estimated_minutes'),
  rating: isNotNull('rating'),
  completedAt: isNotNull('completed_at'),
};

/** Ties are broken by id, so that each item appears on exactly one page. */
function orderItems<T extends keyof Schema, O>(
  items: SelectQueryBuilder<Schema, T, O>,
  sortBy: InventorySort,
  sortDir: SortDirection,
): SelectQueryBuilder<Schema, T, O> {
  const hasValue = presenceExpressions[sortBy];
  return (hasValue ? items.orderBy(hasValue, 'desc') : items)
    .orderBy(sortExpressions[sortBy], sortDir)
    .orderBy(sql.ref('inventory_items.id'), sortDir);
}
