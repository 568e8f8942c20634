import { initialRequest, pathParam } from '#contract/initial-data/initial-data.ts';
import { definePage } from '#web/page.ts';

interface GoalSearch {
  readonly tab?: 'plan' | undefined;
}

export const goalPage = definePage({
  path: '/goals/$goalId',
  title: 'Goal',
  parseSearch: ({ tab }): GoalSearch => ({ tab: tab === 'plan' ? tab : undefined }),
  searchWords: ['plan'],
  initialData: [
    initialRequest('/api/goals/:id/detail', { params: { id: pathParam('goalId') } }),
    initialRequest('/api/focus-areas/with-goals'),
  ],
  load: async () => (await import('./goal-page.tsx')).GoalPage,
});
