import { initialRequest, unlessSearch } from '#contract/initial-data/initial-data.ts';
import { definePage } from '#web/page.ts';
import { number, oneOf, searchParams, text } from '#web/search-params.ts';

export const inventoryPage = definePage({
  path: '/inventory',
  title: 'Inventory',
  parseSearch: searchParams({
    view: oneOf(['all']),
    q: text,
    area: text,
    goal: text,
    status: oneOf(['pending', 'done']),
    sort: text,
    dir: oneOf(['asc', 'desc']),
    page: number,
  }),
  searchWords: ['all'],
  navigation: { menu: 'sidebar', icon: 'box', shortcutKey: 'i' },
  initialData: [
    initialRequest('/api/focus-areas/with-goals'),
    unlessSearch(['view'], initialRequest('/api/inventory/grouped')),
  ],
  load: async () => (await import('./inventory-page.tsx')).InventoryPage,
});
