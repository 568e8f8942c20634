import { initialRequest } from '#contract/initial-data/initial-data.ts';
import { definePage } from '#web/page.ts';
import { parseAuthSearch } from '../auth-search.ts';

export const registerPage = definePage({
  path: '/register',
  title: 'Create your account',
  access: 'public',
  parseSearch: parseAuthSearch,
  initialData: [initialRequest('/api/csrf-token'), initialRequest('/api/support')],
  load: async () => (await import('./register-page.tsx')).RegisterPage,
});
