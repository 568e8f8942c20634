import { initialRequest } from '#contract/initial-data/initial-data.ts';
import { definePage } from '#web/page.ts';
import { parseAuthSearch } from '../auth-search.ts';

export const loginPage = definePage({
  path: '/login',
  title: 'Log in',
  access: 'public',
  parseSearch: parseAuthSearch,
  initialData: [initialRequest('/api/csrf-token'), initialRequest('/api/support')],
  load: async () => (await import('./login-page.tsx')).LoginPage,
});
