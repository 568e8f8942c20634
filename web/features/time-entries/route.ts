import { initialRequest, searchParam, today } from '#contract/initial-data/initial-data.ts';
import { definePage } from '#web/page.ts';

interface EntriesSearch {
  /** The page checks whether this is a supported day, because it has loaded the calendar code. */
  readonly date?: string | undefined;
  readonly view?: 'list' | 'calendar' | undefined;
}

export const timeEntriesPage = definePage({
  path: '/time-entries',
  title: 'Time Entries',
  parseSearch: ({ date, view }): EntriesSearch => ({
    date: typeof date === 'string' ? date : undefined,
    view: view === 'list' || view === 'calendar' ? view : undefined,
  }),
  searchWords: ['list', 'calendar'],
  navigation: {
    menu: 'sidebar',
    icon: 'calendar',
    shortcutKey: 'e',
    bottomBar: { position: 3, label: 'Entries' },
  },
  initialData: [
    initialRequest('/api/focus-areas/with-goals'),
    initialRequest('/api/time-entries/time-entries-by-day', { query: { date: searchParam('date', today) } }),
  ],
  load: async () => (await import('./time-entries-page.tsx')).TimeEntriesPage,
});
