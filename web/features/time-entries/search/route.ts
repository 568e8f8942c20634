import { initialRequest, unlessSearch } from '#contract/initial-data/initial-data.ts';
import { definePage } from '#web/page.ts';
import { searchParams, text } from '#web/search-params.ts';

export const entrySearchPage = definePage({
  path: '/time-entries/search',
  title: 'Search Entries',
  parseSearch: searchParams({ q: text, area: text, goal: text, tag: text, from: text, to: text }),
  initialData: [
    initialRequest('/api/focus-areas/with-goals'),
    unlessSearch(['q', 'area', 'goal', 'tag', 'from', 'to'], initialRequest('/api/time-entries/search', { query: {} })),
  ],
  load: async () => (await import('./search-page.tsx')).SearchPage,
});
