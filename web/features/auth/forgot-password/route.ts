import { initialRequest } from '#contract/initial-data/initial-data.ts';
import { definePage } from '#web/page.ts';

export const forgotPasswordPage = definePage({
  path: '/forgot-password',
  title: 'Forgot your password?',
  access: 'public',
  initialData: [initialRequest('/api/support')],
  load: async () => (await import('./forgot-password-page.tsx')).ForgotPasswordPage,
});
