import { initialRequest } from '#contract/initial-data/initial-data.ts';
import { goalStatuses } from '#domain/goal-status.ts';
import { definePage } from '#web/page.ts';
import { oneOf, searchParams } from '#web/search-params.ts';

export const goalsPage = definePage({
  path: '/goals',
  aliases: ['/objectives'],
  title: 'Goals',
  parseSearch: searchParams({ status: oneOf(goalStatuses) }),
  searchWords: goalStatuses,
  navigation: { menu: 'sidebar', icon: 'target', shortcutKey: 'o', isSubItem: true },
  initialData: [initialRequest('/api/focus-areas/with-goals')],
  load: async () => (await import('./goals-page.tsx')).GoalsPage,
});
