import { exceptIn, initialRequest, onlyIn, searchParam, today } from '#contract/initial-data/initial-data.ts';
import { definePage } from '#web/page.ts';
import { entriesViews, type EntriesView, VIEW_STORAGE_KEY } from './entries-view.ts';

interface EntriesSearch {
  /** The page checks whether this is a supported day, because it has loaded the calendar code. */
  readonly date?: string | undefined;
  readonly view?: EntriesView | undefined;
}

const weekView = { search: 'view', storedAs: VIEW_STORAGE_KEY, value: 'week' };

export const timeEntriesPage = definePage({
  path: '/time-entries',
  title: 'Time Entries',
  parseSearch: ({ date, view }): EntriesSearch => ({
    date: typeof date === 'string' ? date : undefined,
    view: entriesViews.find((each) => each === view),
  }),
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
