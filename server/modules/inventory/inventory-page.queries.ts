import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import type { InventorySort, SortDirection } from '#domain/inventory.ts';
import type { Db } from '../../db/open.ts';
import type { Schema } from '../../db/schema.ts';
import { statement } from '../../db/statement.ts';
import { goalIdsOf } from '../goals/goal-scope.queries.ts';
import { type Items, type ShownItem, shownOf } from './inventory.queries.ts';

export interface ItemFilter {
  readonly focusArea: string | undefined;
  readonly goal: string | undefined;
  readonly isCompleted: boolean | undefined;
  /** Folded; each must stand in what is searched. */
  readonly words: readonly string[];
}

interface ItemOrder {
  readonly sortBy: InventorySort;
  readonly sortDir: SortDirection;
}

export interface ItemPage extends ItemOrder {
  readonly page: number;
  readonly limit: number;
}

type Slot = (name: string) => never;

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
  return async (
    userId: string,
    filter: ItemFilter,
    { page, limit, sortBy, sortDir }: ItemPage,
  ): Promise<{ readonly rows: ShownItem[]; readonly total: number }> => {
    const [shape, values] = [shapeOf(filter), { userId, ...valuesOf(filter) }];
    const [rows, [count]] = await Promise.all([
      readPage({ ...shape, sortBy, sortDir })({ ...values, limit, offset: (page - 1) * limit }),
      readCount(shape)(values),
    ]);
    return { rows, total: count?.total ?? 0 };
  };
}

/** What makes two questions one statement. */
interface Shape {
  readonly hasFocusArea: boolean;
  readonly hasGoal: boolean;
  readonly isCompleted: boolean | undefined;
  readonly words: number;
}

function shapeOf({ focusArea, goal, isCompleted, words }: ItemFilter): Shape {
  return { hasFocusArea: focusArea !== undefined, hasGoal: goal !== undefined, isCompleted, words: words.length };
}

function valuesOf({ focusArea = '', goal = '', words }: ItemFilter): Record<string, string> {
  return { focusArea, goal, ...Object.fromEntries(words.map((word, n) => [`word${n}`, patternOf(word)])) };
}

/** Anything with the word in it; what else stands for anything stands for itself. */
function patternOf(word: string): string {
  return `%${word.replaceAll(/[!%_]/g, '!$&')}%`;
}

function matching(db: Db, slot: Slot, { hasFocusArea, hasGoal, isCompleted, words }: Shape): Items {
  let items = db.selectFrom('inventory_items').where('inventory_items.user_id', '=', slot('userId'));
  if (hasGoal) items = items.where('goal_id', '=', slot('goal'));
  if (hasFocusArea) {
    items = items.where('goal_id', 'in', goalIdsOf(db, slot('userId'), { focusAreaId: slot('focusArea') }));
  }
  if (isCompleted !== undefined) items = items.where('completed_at', isCompleted ? 'is not' : 'is', null);
  for (let n = 0; n < words; n++) items = items.where(sql<boolean>`search_text like ${slot(`word${n}`)} escape '!'`);
  return items;
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

const STATEMENTS_KEPT = 200;

/** To build a statement takes longer than most of them do; but nobody's odd questions shall fill the memory. */
function kept<S extends object, T>(build: (shape: S) => T): (shape: S) => T {
  const built = new Map<string, T>();
  return (shape) => {
    const key = JSON.stringify(shape);
    const found = built.get(key);
    if (found) return found;
    if (built.size >= STATEMENTS_KEPT) built.delete(built.keys().next().value ?? key);
    const added = build(shape);
    built.set(key, added);
    return added;
  };
}
