import { initialRequest } from '#contract/initial-data/initial-data.ts';
import { type FocusAreaClass, focusAreaClasses } from '#domain/focus-area/focus-area.ts';
import { definePage } from '#web/page.ts';

interface FocusAreasSearch {
  readonly class?: FocusAreaClass | undefined;
}

export const focusAreasPage = definePage({
  path: '/focus-areas',
  aliases: ['/categories'],
  title: 'Focus Areas',
  parseSearch: (search): FocusAreasSearch => ({
    class: focusAreaClasses.find((value) => value === search['class']),
  }),
  searchWords: focusAreaClasses,
  navigation: { menu: 'sidebar', icon: 'areas', shortcutKey: 'a' },
  initialData: [initialRequest('/api/focus-areas')],
  load: async () => (await import('./focus-areas-page.tsx')).FocusAreasPage,
});
