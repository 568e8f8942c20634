import type { Db } from '#server/db/schema.ts';
import { idsFromJson } from '#server/db/pagination.ts';
import { type Param, preparedQuery } from '#server/db/prepared-query.ts';
import { readSearchSlice, wordParams } from '#server/db/text-search.ts';
import { selectGoalIds } from '#server/modules/goals/goal-scope.queries.ts';
import type { ItemQuery } from './inventory.queries.ts';

export interface ItemFilter {
  readonly focusArea: string | undefined;
  readonly goal: string | undefined;
  readonly isCompleted: boolean | undefined;
  /** Normalized for search. An item must contain all of them. */
  readonly words: readonly string[];
}

/** Which filters are in use. Filters with the same variant share a prepared query. */
export type FilterVariant = readonly [
  hasFocusArea: boolean,
  hasGoal: boolean,
  completion: 'any' | 'completed' | 'pending',
  /** Whether the items are restricted to the results of a search. */
  hasFoundIds: boolean,
];

export function filterVariant(
  { focusArea, goal, isCompleted }: ItemFilter,
  foundIds: readonly string[] | undefined,
): FilterVariant {
  const completion = isCompleted ? 'completed' : 'pending';
  return [
    focusArea !== undefined,
    goal !== undefined,
    isCompleted === undefined ? 'any' : completion,
    foundIds !== undefined,
  ];
}

export function filterParams(
  { focusArea = '', goal = '' }: ItemFilter,
  foundIds: readonly string[] | undefined,
): Record<string, string> {
  return { focusArea, goal, foundIds: JSON.stringify(foundIds ?? []) };
}

export function selectMatchingItems(
  db: Db,
  param: Param<string>,
  [hasFocusArea, hasGoal, completion, hasFoundIds]: FilterVariant,
): ItemQuery {
  let items = db.selectFrom('inventory_items').where('inventory_items.user_id', '=', param('userId'));
  if (hasGoal) items = items.where('goal_id', '=', param('goal'));
  if (hasFocusArea) {
    items = items.where('goal_id', 'in', selectGoalIds(db, param('userId'), { focusAreaId: param('focusArea') }));
  }
  if (completion !== 'any') items = items.where('completed_at', completion === 'completed' ? 'is not' : 'is', null);
  if (hasFoundIds) items = items.where('inventory_items.id', 'in', idsFromJson(param('foundIds')));
  return items;
}

/** In the worst case, the longest texts with the most near misses, a slice takes about 50 ms. */
const ITEMS_PER_SLICE = 100;

const selectSlice = preparedQuery((db, param: Param<string>, wordCount: number, ...filter: FilterVariant) => {
  const ids = selectMatchingItems(db, param, filter)
    .select('inventory_items.id')
    .where('inventory_items.id', '>', param('after'))
    .orderBy('inventory_items.id')
    .limit(ITEMS_PER_SLICE);
  // The ids are materialized, because PostgreSQL might otherwise read every text before it sorts and limits.
  return db
    .with(
      (cte) => cte('page').materialized(),
      () => ids,
    )
    .selectFrom('page')
    .crossJoin('inventory_items')
    .where('inventory_items.user_id', '=', param('userId'))
    .whereRef('inventory_items.id', '=', 'page.id')
    .select((eb) => {
      const contains = (n: number) =>
        eb(eb.fn<number>('text_position', ['search_text', eb.val(param(`word${n}`))]), '>', 0);
      const containsAll = eb.and(Array.from({ length: wordCount }, (_, n) => contains(n)));
      return ['page.id', eb.case().when(containsAll).then(eb.lit(1)).else(eb.lit(0)).end().as('is_match')];
    })
    .orderBy('page.id');
});

/** The ids of the items that contain every word. */
export async function searchItemIds(db: Db, userId: string, filter: ItemFilter): Promise<string[]> {
  const variant = filterVariant(filter, undefined);
  const values = { userId, ...filterParams(filter, undefined), ...wordParams(filter.words) };
  const foundIds: string[] = [];
  for (let after = ''; ;) {
    const cursor = after;
    const slice = await readSearchSlice(() =>
      selectSlice(db, { ...values, after: cursor }, filter.words.length, ...variant),
    );
    for (const { id, is_match } of slice) if (is_match === 1) foundIds.push(id);
    if (slice.length < ITEMS_PER_SLICE) return foundIds;
    after = slice.at(-1)!.id;
  }
}
