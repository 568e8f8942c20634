import { initialRequest } from '#contract/initial-data/initial-data.ts';
import { definePage } from '#web/page.ts';

export const planWizardPage = definePage({
  path: '/action-plans/generate-action-plan2',
  title: 'Create Your Action Plan',
  initialData: [initialRequest('/api/ai/planner')],
  load: async () => (await import('./wizard-page.tsx')).WizardPage,
});
