import { initialRequest } from '#contract/initial-data/initial-data.ts';
import { definePage } from '#web/page.ts';
import { searchParams, text } from '#web/search-params.ts';

export const newPlanPage = definePage({
  path: '/action-plans/new',
  title: 'New Action Plan',
  parseSearch: searchParams({ area: text }),
  initialData: [initialRequest('/api/focus-areas/with-goals')],
  load: async () => (await import('./new-plan-page.tsx')).NewPlanPage,
});
