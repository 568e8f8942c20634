import { definePage } from '#web/page.ts';

export const helpPage = definePage({
  path: '/help',
  title: 'Help',
  navigation: { menu: 'help', icon: 'book', shortcutKey: 'h' },
  load: async () => (await import('./help-page.tsx')).HelpPage,
});
