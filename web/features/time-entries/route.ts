import { exceptIn, initialRequest, onlyIn, searchParam, today } from '#contract/initial-data/initial-data.ts';
import { definePage } from '#web/page.ts';
import { oneOf, searchParams, text } from '#web/search-params.ts';
import { entriesViews, VIEW_STORAGE_KEY } from './entries-view.ts';

const weekView = { search: 'view', storedAs: VIEW_STORAGE_KEY, value: 'week' };

export const timeEntriesPage = definePage({
  path: '/time-entries',
  title: 'Time Entries',
  parseSearch: searchParams({ date: text, view: oneOf(entriesViews) }),
  searchWords: entriesViews,
  navigation: {
    menu: 'sidebar',
    icon: 'calendar',
    shortcutKey: 'e',
    bottomBar: { position: 3, label: 'Entries' },
  },
  initialData: [
    initialRequest('/api/focus-areas/with-goals'),
    exceptIn(
      weekView,
      initialRequest('/api/time-entries/time-entries-by-day', { query: { date: searchParam('date', today) } }),
    ),
    onlyIn(
      weekView,
      initialRequest('/api/time-entries/range', {
        query: { from: searchParam('date', today, { weekday: 0 }), to: searchParam('date', today, { weekday: 6 }) },
      }),
    ),
  ],
  load: async () => (await import('./time-entries-page.tsx')).TimeEntriesPage,
});
