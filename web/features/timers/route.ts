import { currentWeek, initialRequest } from '#contract/initial-data/initial-data.ts';
import { definePage } from '#web/page.ts';
import { oneOf, searchParams } from '#web/search-params.ts';

const planTabs = ['in', 'out'] as const;

export const timersPage = definePage({
  path: '/timers',
  title: 'Timers',
  parseSearch: searchParams({ plan: oneOf(planTabs) }),
  searchWords: planTabs,
  navigation: {
    menu: 'sidebar',
    icon: 'clock',
    shortcutKey: 't',
    bottomBar: { position: 2, label: 'Timers' },
  },
  initialData: [
    initialRequest('/api/focus-areas/with-goals'),
    initialRequest('/api/time-entries/active'),
    initialRequest('/api/goals/weekly-usage', { query: { weekStart: currentWeek } }),
    initialRequest('/api/reports/productivity-score', { query: { weekStart: currentWeek } }),
    initialRequest('/api/reports/focus-area-usage-history'),
    initialRequest('/api/plan-weeks/tasks', { query: { weekStart: currentWeek } }),
  ],
  worksOffline: true,
  load: async () => (await import('./timers-page.tsx')).TimersPage,
});
