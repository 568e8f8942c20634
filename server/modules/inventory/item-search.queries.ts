import pLimit from 'p-limit';
import type { Db } from '../../db/open.ts';
import { idsIn } from '../../db/pages.ts';
import { statement } from '../../db/statement.ts';
import { goalIdsOf } from '../goals/goal-scope.queries.ts';
import type { Items } from './inventory.queries.ts';
import { kept } from './kept-statements.ts';

export interface ItemFilter {
  readonly focusArea: string | undefined;
  readonly goal: string | undefined;
  readonly isCompleted: boolean | undefined;
  /** Folded. An item must hold all of them. */
  readonly words: readonly string[];
}

export type Slot = (name: string) => never;

/** Filters of the same shape use the same statement. */
export interface Shape {
  readonly hasFocusArea: boolean;
  readonly hasGoal: boolean;
  readonly isCompleted: boolean | undefined;
  /** Only the items that a search has found. */
  readonly isSearched: boolean;
}

export function shapeOf({ focusArea, goal, isCompleted }: ItemFilter, found: readonly string[] | undefined): Shape {
  return {
    hasFocusArea: focusArea !== undefined,
    hasGoal: goal !== undefined,
    isCompleted,
    isSearched: found !== undefined,
  };
}

export function valuesOf(
  { focusArea = '', goal = '' }: ItemFilter,
  found: readonly string[] | undefined,
): Record<string, string> {
  return { focusArea, goal, found: JSON.stringify(found ?? []) };
}

export function matching(db: Db, slot: Slot, { hasFocusArea, hasGoal, isCompleted, isSearched }: Shape): Items {
  let items = db.selectFrom('inventory_items').where('inventory_items.user_id', '=', slot('userId'));
  if (hasGoal) items = items.where('goal_id', '=', slot('goal'));
  if (hasFocusArea) {
    items = items.where('goal_id', 'in', goalIdsOf(db, slot('userId'), { focusAreaId: slot('focusArea') }));
  }
  if (isCompleted !== undefined) items = items.where('completed_at', isCompleted ? 'is not' : 'is', null);
  if (isSearched) items = items.where('inventory_items.id', 'in', idsIn(slot('found')));
  return items;
}

/** A slice of the longest texts with the most near misses takes some 50 ms. */
const ITEMS_AT_ONCE = 100;
/** Searches use at most this many connections to PostgreSQL at a time. */
const SLICES_AT_ONCE = 2;

/**
 * The ids of the items that hold every word. Searching all texts of an account takes long, so it is done in slices, and
 * other requests are served between two of them.
 */
export function itemSearch(db: Db) {
  const readSlice = kept(({ words, ...shape }: Shape & { readonly words: number }) =>
    statement(db, (slot: Slot) => {
      const ids = matching(db, slot, shape)
        .select('inventory_items.id')
        .where('inventory_items.id', '>', slot('after'))
        .orderBy('inventory_items.id')
        .limit(ITEMS_AT_ONCE);
      // Materialized, as PostgreSQL might otherwise read every text before it sorts and limits.
      return db
        .with(
          (cte) => cte('page').materialized(),
          () => ids,
        )
        .selectFrom('page')
        .crossJoin('inventory_items')
        .where('inventory_items.user_id', '=', slot('userId'))
        .whereRef('inventory_items.id', '=', 'page.id')
        .select((eb) => {
          const holds = (n: number) =>
            eb(eb.fn<number>('text_position', ['search_text', eb.val(slot(`word${n}`))]), '>', 0);
          const holdsAll = eb.and(Array.from({ length: words }, (_, n) => holds(n)));
          return ['page.id', eb.case().when(holdsAll).then(eb.lit(1)).else(eb.lit(0)).end().as('is_found')];
        })
        .orderBy('page.id');
    }),
  );
  const inLine = pLimit(SLICES_AT_ONCE);
  return async (userId: string, filter: ItemFilter): Promise<string[]> => {
    const read = readSlice({ ...shapeOf(filter, undefined), words: filter.words.length });
    const words = Object.fromEntries(filter.words.map((word, n) => [`word${n}`, word]));
    const values = { userId, ...valuesOf(filter, undefined), ...words };
    const found: string[] = [];
    for (let after = ''; ;) {
      const slice = await inLine(read, { ...values, after });
      for (const { id, is_found } of slice) if (is_found === 1) found.push(id);
      if (slice.length < ITEMS_AT_ONCE) return found;
      after = slice.at(-1)!.id;
    }
  };
}
