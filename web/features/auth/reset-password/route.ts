import { definePage } from '#web/page.ts';

export const resetPasswordPage = definePage({
  path: '/reset-password',
  title: 'Choose a new password',
  access: 'public',
  load: async () => (await import('./reset-password-page.tsx')).ResetPasswordPage,
});
