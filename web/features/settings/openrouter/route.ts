import { definePage } from '#web/page.ts';

/** Where OpenRouter sends users back to. Public, because the session may have expired in the meantime. */
export const openRouterPage = definePage({
  path: '/settings/openrouter',
  title: 'OpenRouter',
  access: 'public',
  load: async () => (await import('./openrouter-page.tsx')).OpenRouterPage,
});
