import { initialRequest, pathParam } from '#contract/initial-data/initial-data.ts';
import { definePage } from '#web/page.ts';

export const planPage = definePage({
  path: '/action-plans/$planId',
  title: 'Action Plan',
  initialData: [
    initialRequest('/api/action-plans/:id', { params: { id: pathParam('planId') } }),
    initialRequest('/api/action-plans/:id/outlook', { params: { id: pathParam('planId') } }),
    initialRequest('/api/focus-areas/with-goals'),
  ],
  load: async () => (await import('./plan-page.tsx')).PlanPage,
});
