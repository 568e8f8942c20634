import { initialRequest } from '#contract/initial-data/initial-data.ts';
import { definePage } from '#web/page.ts';

export const plansPage = definePage({
  path: '/action-plans',
  title: 'Action Plans',
  navigation: { menu: 'sidebar', icon: 'list', shortcutKey: 'l' },
  initialData: [initialRequest('/api/action-plans'), initialRequest('/api/focus-areas/with-goals')],
  load: async () => (await import('./plans-page.tsx')).PlansPage,
});
