import { initialRequest } from '#contract/initial-data/initial-data.ts';
import { definePage } from '#web/page.ts';

interface NewPlanSearch {
  /** The focus area of the new plan. */
  readonly area?: string | undefined;
}

export const newPlanPage = definePage({
  path: '/action-plans/new',
  title: 'New Action Plan',
  parseSearch: ({ area }): NewPlanSearch => ({ area: typeof area === 'string' ? area : undefined }),
  initialData: [initialRequest('/api/focus-areas/with-goals')],
  load: async () => (await import('./new-plan-page.tsx')).NewPlanPage,
});
