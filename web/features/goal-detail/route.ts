import { initialRequest, pathParam } from '#contract/initial-data/initial-data.ts';
import { definePage } from '#web/page.ts';
import { oneOf, searchParams } from '#web/search-params.ts';

export const goalPage = definePage({
  path: '/goals/$goalId',
  title: 'Goal',
  parseSearch: searchParams({ tab: oneOf(['plan']) }),
  searchWords: ['plan'],
  initialData: [
    initialRequest('/api/goals/:id/detail', { params: { id: pathParam('goalId') } }),
    initialRequest('/api/focus-areas/with-goals'),
  ],
  load: async () => (await import('./goal-page.tsx')).GoalPage,
});
