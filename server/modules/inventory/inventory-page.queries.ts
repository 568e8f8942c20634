import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import type { InventorySort, SortDirection } from '#domain/inventory.ts';
import type { Db } from '../../db/open.ts';
import type { Schema } from '../../db/schema.ts';
import { goalIdsOf } from '../goals/goal-scope.queries.ts';
import { type ShownItem, shownOf } from './inventory.queries.ts';

export interface ItemFilter {
  readonly focusArea: string | undefined;
  readonly goal: string | undefined;
  readonly isCompleted: boolean | undefined;
  /** Folded; each must stand in what is searched. */
  readonly words: readonly string[];
}

export interface ItemPage {
  readonly sortBy: InventorySort;
  readonly sortDir: SortDirection;
  readonly page: number;
  readonly limit: number;
}

export async function pageOfItems(
  db: Db,
  userId: string,
  filter: ItemFilter,
  { page, limit, ...order }: ItemPage,
): Promise<ShownItem[]> {
  const all = matching(db, userId, filter);
  const ids = ofOthers.has(order.sortBy) ? shownOf(all, userId).clearSelect() : all;
  // What is long is read of those that are shown only.
  const shown = inOrder(ids, order)
    .select('inventory_items.id')
    .limit(limit)
    .offset((page - 1) * limit);
  const items = db
    .selectFrom('inventory_items')
    .where('inventory_items.user_id', '=', userId)
    .where('inventory_items.id', 'in', shown);
  return inOrder(shownOf(items, userId), order).execute();
}

export async function countItems(db: Db, userId: string, filter: ItemFilter): Promise<number> {
  const { total } = await matching(db, userId, filter)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

function matching(db: Db, userId: string, { focusArea, goal, isCompleted, words }: ItemFilter) {
  let items = db.selectFrom('inventory_items').where('inventory_items.user_id', '=', userId);
  if (goal !== undefined) items = items.where('goal_id', '=', goal);
  if (focusArea !== undefined) {
    items = items.where('goal_id', 'in', goalIdsOf(db, userId, { focusAreaId: focusArea }));
  }
  if (isCompleted !== undefined) items = items.where('completed_at', isCompleted ? 'is not' : 'is', null);
  for (const word of words) items = items.where(sql<boolean>`search_text like ${patternOf(word)} escape '!'`);
  return items;
}

/** Anything with the word in it; what else stands for anything stands for itself. */
function patternOf(word: string): string {
  return `%${word.replaceAll(/[!%_]/g, '!$&')}%`;
}

/** Those by which items are sorted that belong to their goal or its focus area. */
const ofOthers: ReadonlySet<InventorySort> = new Set(['goalTitle', 'focusArea']);

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
  { sortBy, sortDir }: Pick<ItemPage, 'sortBy' | 'sortDir'>,
): SelectQueryBuilder<Schema, T, O> {
  const isKnown = optional[sortBy];
  return (isKnown ? items.orderBy(isKnown, 'desc') : items)
    .orderBy(sortedBy[sortBy], sortDir)
    .orderBy(sql.ref('inventory_items.id'), sortDir);
}
