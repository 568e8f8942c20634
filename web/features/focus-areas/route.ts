import { initialRequest } from '#contract/initial-data/initial-data.ts';
import { focusAreaClasses } from '#domain/focus-area/focus-area.ts';
import { definePage } from '#web/page.ts';
import { oneOf, searchParams } from '#web/search-params.ts';

export const focusAreasPage = definePage({
  path: '/focus-areas',
  aliases: ['/categories'],
  title: 'Focus Areas',
  parseSearch: searchParams({ class: oneOf(focusAreaClasses) }),
  searchWords: focusAreaClasses,
  navigation: { menu: 'sidebar', icon: 'areas', shortcutKey: 'a' },
  initialData: [initialRequest('/api/focus-areas')],
  load: async () => (await import('./focus-areas-page.tsx')).FocusAreasPage,
});
