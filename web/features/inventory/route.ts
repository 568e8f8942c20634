import { initialRequest, unlessSearch } from '#contract/initial-data/initial-data.ts';
import { definePage } from '#web/page.ts';

interface InventorySearch {
  readonly view?: 'all' | undefined;
  readonly q?: string | undefined;
  readonly area?: string | undefined;
  readonly goal?: string | undefined;
  readonly status?: 'pending' | 'done' | undefined;
  readonly sort?: string | undefined;
  readonly dir?: 'asc' | 'desc' | undefined;
  readonly page?: number | undefined;
}

const stringOrUndefined = (value: unknown) => (typeof value === 'string' ? value : undefined);

function parseSearch({ view, q, area, goal, status, sort, dir, page }: Record<string, unknown>): InventorySearch {
  return {
    view: view === 'all' ? view : undefined,
    // The router parses `?q=7` as a number.
    q: typeof q === 'number' ? String(q) : stringOrUndefined(q),
    area: stringOrUndefined(area),
    goal: stringOrUndefined(goal),
    status: status === 'pending' || status === 'done' ? status : undefined,
    sort: stringOrUndefined(sort),
    dir: dir === 'asc' || dir === 'desc' ? dir : undefined,
    page: typeof page === 'number' ? page : undefined,
  };
}

export const inventoryPage = definePage({
  path: '/inventory',
  title: 'Inventory',
  parseSearch,
  searchWords: ['all'],
  navigation: { menu: 'sidebar', icon: 'box', shortcutKey: 'i' },
  initialData: [
    initialRequest('/api/focus-areas/with-goals'),
    unlessSearch(['view'], initialRequest('/api/inventory/grouped')),
  ],
  load: async () => (await import('./inventory-page.tsx')).InventoryPage,
});
