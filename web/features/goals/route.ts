import { initialRequest } from '#contract/initial-data/initial-data.ts';
import { type GoalStatus, goalStatuses } from '#domain/goal-status.ts';
import { definePage } from '#web/page.ts';

interface GoalsSearch {
  readonly status?: GoalStatus | undefined;
}

export const goalsPage = definePage({
  path: '/goals',
  aliases: ['/objectives'],
  title: 'Goals',
  parseSearch: ({ status }): GoalsSearch => ({ status: goalStatuses.find((value) => value === status) }),
  searchWords: goalStatuses,
  navigation: { menu: 'sidebar', icon: 'target', shortcutKey: 'o', isSubItem: true },
  initialData: [initialRequest('/api/focus-areas/with-goals')],
  load: async () => (await import('./goals-page.tsx')).GoalsPage,
});
