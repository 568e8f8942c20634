import { currentWeek, initialRequest, searchParam, unlessSearch } from '#contract/initial-data/initial-data.ts';
import { definePage } from '#web/page.ts';
import { searchParams, text } from '#web/search-params.ts';

const weekStart = searchParam('week', currentWeek);

export const dashboardPage = definePage({
  path: '/dashboard',
  title: 'Dashboard',
  parseSearch: searchParams({ week: text }),
  navigation: {
    menu: 'sidebar',
    icon: 'week',
    shortcutKey: 'd',
    bottomBar: { position: 1, label: 'Dashboard' },
  },
  initialData: [
    initialRequest('/api/reports/productivity-score', { query: { weekStart } }),
    initialRequest('/api/reports/weekly-history', {
      query: { start: searchParam('week', currentWeek, { offset: -6 }), count: '6' },
    }),
    unlessSearch(['week'], initialRequest('/api/plan-weeks/tasks', { query: { weekStart: currentWeek } })),
  ],
  worksOffline: true,
  load: async () => (await import('./dashboard-page.tsx')).DashboardPage,
});
