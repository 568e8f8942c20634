import { initialRequest } from '#contract/initial-data/initial-data.ts';
import { definePage } from '#web/page.ts';

export const contactPage = definePage({
  path: '/contact',
  title: 'Contact',
  navigation: { menu: 'help', icon: 'mail', shortcutKey: 'c' },
  initialData: [initialRequest('/api/support')],
  load: async () => (await import('./contact-page.tsx')).ContactPage,
});
