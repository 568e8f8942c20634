import { currentWeek, initialRequest } from '#contract/initial-data/initial-data.ts';
import { definePage } from '#web/page.ts';

const planTabs = ['in', 'out'] as const;

interface TimersSearch {
  readonly plan?: (typeof planTabs)[number] | undefined;
}

export const timersPage = definePage({
  path: '/timers',
  title: 'Timers',
  parseSearch: ({ plan }): TimersSearch => ({ plan: planTabs.find((value) => value === plan) }),
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
