import { initialRequest } from '#contract/initial-data/initial-data.ts';
import { definePage } from '#web/page.ts';

export const planFormPage = definePage({
  path: '/action-plans/generate-action-plan',
  title: 'Generate Action Plan',
  initialData: [initialRequest('/api/focus-areas'), initialRequest('/api/ai/planner')],
  load: async () => (await import('./form-page.tsx')).FormPage,
});
