import { definePage } from '#web/page.ts';

export const feedbackPage = definePage({
  path: '/feedback',
  title: 'Feedback',
  navigation: { menu: 'help', icon: 'feedback', shortcutKey: 'b' },
  load: async () => (await import('./feedback-page.tsx')).FeedbackPage,
});
