import { currentWeek, initialRequest, searchParam } from '#contract/initial-data/initial-data.ts';
import { definePage } from '#web/page.ts';
import { searchParams, text } from '#web/search-params.ts';

const plannedWeek = searchParam('week', currentWeek, { allowsFuture: true });

export const plannerPage = definePage({
  path: '/planner',
  title: 'Weekly Planner',
  parseSearch: searchParams({ week: text }),
  navigation: {
    menu: 'sidebar',
    icon: 'plan',
    shortcutKey: 'p',
    bottomBar: { position: 4, label: 'Planner' },
  },
  initialData: [
    initialRequest('/api/reports/weekly', { query: { weekStart: plannedWeek } }),
    initialRequest('/api/reports/average-weekly', { query: { weekStart: searchParam('week', currentWeek) } }),
    initialRequest('/api/reports/weekly-history', {
      query: { start: searchParam('week', currentWeek, { offset: -6 }), count: '6' },
    }),
    initialRequest('/api/weekly-goals', { query: { weekStart: plannedWeek } }),
    initialRequest('/api/focus-areas/with-goals'),
    initialRequest('/api/plan-weeks/demand', { query: { weekStart: plannedWeek } }),
  ],
  load: async () => (await import('./planner-page.tsx')).PlannerPage,
});
