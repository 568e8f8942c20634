import type { FocusAreaWithGoals } from '#contract/focus-areas.ts';
import { type InventorySort, inventorySorts, type SortDirection } from '#domain/inventory.ts';
import { limits } from '#domain/limits.ts';
import type { InventoryQuery } from '#web/api/inventory.ts';
import { itemSorts } from './item-sorts.ts';

/** What the address of the page says. */
interface Search {
  readonly q?: string | undefined;
  readonly area?: string | undefined;
  readonly goal?: string | undefined;
  readonly status?: string | undefined;
  readonly sort?: string | undefined;
  readonly dir?: SortDirection | undefined;
  readonly page?: number | undefined;
}

/** Which items are shown, and how. */
export interface ShownItems {
  readonly q: string;
  readonly area: string | undefined;
  readonly goal: string | undefined;
  readonly status: 'pending' | 'done' | undefined;
  readonly sort: InventorySort;
  readonly dir: SortDirection;
  readonly page: number;
}

const DEFAULT_SORT: InventorySort = 'createdAt';

/** What an address means; whatever in it means nothing is passed over. */
export function shownIn(search: Search, areas: readonly FocusAreaWithGoals[]): ShownItems {
  const area = areas.find(({ _id }) => _id === search.area);
  const goals = area ? area.goals : areas.flatMap((each) => each.goals);
  const sort = inventorySorts.find((each) => each === search.sort) ?? DEFAULT_SORT;
  const { page = 1 } = search;
  return {
    q: Array.from((search.q ?? '').toWellFormed().replaceAll('\u0000', '').trim())
      .slice(0, limits.searchText)
      .join(''),
    area: area?._id,
    goal: goals.find(({ _id }) => _id === search.goal)?._id,
    status: search.status === 'pending' || search.status === 'done' ? search.status : undefined,
    sort,
    dir: search.dir ?? itemSorts[sort].dir,
    page: Number.isInteger(page) && page >= 1 && page <= limits.pageMax ? page : 1,
  };
}

/** The address of it, in which what goes without saying is not said. */
export function searchFor({ q, area, goal, status, sort, dir, page }: ShownItems) {
  return {
    view: 'all',
    q: q === '' ? undefined : q,
    area,
    goal,
    status,
    sort: sort === DEFAULT_SORT ? undefined : sort,
    dir: dir === itemSorts[sort].dir ? undefined : dir,
    page: page === 1 ? undefined : page,
  } as const;
}

/** What the server is asked for. */
export function queryFor({ q, area, goal, status, sort, dir, page }: ShownItems): InventoryQuery {
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

export function isFiltered({ q, area, goal, status }: ShownItems): boolean {
  return q !== '' || area !== undefined || goal !== undefined || status !== undefined;
}

export const noFilters = { q: '', area: undefined, goal: undefined, status: undefined } as const;
