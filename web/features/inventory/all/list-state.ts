import type { FocusAreaWithGoals } from '#contract/goals/focus-areas.ts';
import { type InventorySort, inventorySorts, type SortDirection } from '#domain/inventory.ts';
import { limits } from '#domain/limits.ts';
import { toSearchText } from '#domain/search/search-text.ts';
import type { InventoryPageParams } from '#web/api/goals/inventory.ts';
import type { PageSearch } from '#web/page.ts';
import { findSelection } from '#web/widgets/goal-filter/goal-selection.ts';
import type { inventoryPage } from '../route.ts';
import { sortOptions } from './sort-options.ts';

export interface ListState {
  readonly q: string;
  readonly area: string | undefined;
  readonly goal: string | undefined;
  readonly status: 'pending' | 'done' | undefined;
  readonly sort: InventorySort;
  readonly dir: SortDirection;
  readonly page: number;
}

const DEFAULT_SORT: InventorySort = 'createdAt';

/** Parses the page's search parameters, ignoring invalid ones. */
export function parseListState(
  search: PageSearch<typeof inventoryPage>,
  areas: readonly FocusAreaWithGoals[],
): ListState {
  const sort = inventorySorts.find((each) => each === search.sort) ?? DEFAULT_SORT;
  const { page = 1 } = search;
  return {
    q: toSearchText(search.q ?? ''),
    ...findSelection(areas, search),
    status: search.status,
    sort,
    dir: search.dir ?? sortOptions[sort].defaultDirection,
    page: Number.isInteger(page) && page >= 1 && page <= limits.pageMax ? page : 1,
  };
}

/** The page's search parameters, without defaults. */
export function toSearchParams({ q, area, goal, status, sort, dir, page }: ListState) {
  return {
    view: 'all',
    q: q === '' ? undefined : q,
    area,
    goal,
    status,
    sort: sort === DEFAULT_SORT ? undefined : sort,
    dir: dir === sortOptions[sort].defaultDirection ? undefined : dir,
    page: page === 1 ? undefined : page,
  } as const;
}

export function toInventoryQuery({ q, area, goal, status, sort, dir, page }: ListState): InventoryPageParams {
  return {
    ...(q !== '' && { q }),
    ...(area !== undefined && { focusArea: area }),
    ...(goal !== undefined && { goal }),
    ...(status !== undefined && { completed: status === 'done' ? 'true' : 'false' }),
    sortBy: sort,
    sortDir: dir,
    page: String(page),
    limit: String(limits.pageSize),
  };
}

export function hasFilters({ q, area, goal, status }: ListState): boolean {
  return q !== '' || area !== undefined || goal !== undefined || status !== undefined;
}

export const noFilters = { q: '', area: undefined, goal: undefined, status: undefined } as const;
