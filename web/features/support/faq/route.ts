import { initialRequest } from '#contract/initial-data/initial-data.ts';
import { definePage } from '#web/page.ts';

export const faqPage = definePage({
  path: '/faq',
  title: 'FAQ',
  navigation: { menu: 'help', icon: 'questions', shortcutKey: 'f' },
  initialData: [initialRequest('/api/support')],
  load: async () => (await import('./faq-page.tsx')).FaqPage,
});
