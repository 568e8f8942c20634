import { initialRequest } from '#contract/initial-data/initial-data.ts';
import { definePage } from '#web/page.ts';

export const settingsPage = definePage({
  path: '/settings',
  title: 'Settings',
  navigation: { menu: 'account' },
  initialData: [
    initialRequest('/api/account/sessions'),
    initialRequest('/api/deletions', { query: {} }),
    initialRequest('/api/sample-data'),
    initialRequest('/api/ai/model-key'),
  ],
  load: async () => (await import('./settings-page.tsx')).SettingsPage,
});
