import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const dist = join(import.meta.dirname, '..', 'dist');

const shell = ['app/shell/shell.tsx', 'app/lazy-pages.ts', 'features/timers/running/badge.tsx'];
const pageModules = (path: string) => [...shell, `features/${path}-page.tsx`];

/** The modules that a page imports dynamically until it is complete. Journeys in e2e/performance compare them with a browser. */
const dynamicModules = {
  '/': [],
  '/login': ['features/auth/login/login-page.tsx'],
  '/register': ['features/auth/register/register-page.tsx'],
  '/forgot-password': ['features/auth/forgot-password/forgot-password-page.tsx'],
  '/reset-password': ['features/auth/reset-password/reset-password-page.tsx'],
  '/dashboard': [
    ...pageModules('dashboard/dashboard'),
    'features/dashboard/rating/rating-history.tsx',
    'features/dashboard/sample-data-banner.tsx',
  ],
  '/dashboard on the first day': [...pageModules('dashboard/dashboard'), 'widgets/sample-data/sample-data-prompt.tsx'],
  '/timers': pageModules('timers/timers'),
  '/planner': pageModules('planner/planner'),
  '/reports': pageModules('reports/reports'),
  '/focus-areas': pageModules('focus-areas/focus-areas'),
  '/categories': pageModules('focus-areas/focus-areas'),
  '/goals': pageModules('goals/goals'),
  '/objectives': pageModules('goals/goals'),
  '/goals/:goalId': pageModules('goal-detail/goal'),
  '/goals/:goalId?tab=plan': [...pageModules('goal-detail/goal'), 'features/goal-detail/plan/plan-tab.tsx'],
  '/action-plans': pageModules('action-plans/list/plans'),
  '/action-plans/:planId': pageModules('action-plans/detail/plan'),
  '/action-plans/new': pageModules('action-plans/new/new-plan'),
  '/action-plans/generate-action-plan': pageModules('assistant/form/form'),
  '/action-plans/generate-action-plan2': pageModules('assistant/wizard/wizard'),
  '/inventory': pageModules('inventory/inventory'),
  '/inventory?view=all': [...pageModules('inventory/inventory'), 'features/inventory/all/all-items.tsx'],
  '/time-entries': pageModules('time-entries/time-entries'),
  '/settings': pageModules('settings/settings'),
  '/feedback': pageModules('support/feedback/feedback'),
  '/contact': pageModules('support/contact/contact'),
  '/help': pageModules('support/help/help'),
  '/faq': pageModules('support/faq/faq'),
} satisfies Record<string, readonly string[]>;

export type FirstPage = keyof typeof dynamicModules;

/** Loaded after the page or three seconds later; nothing on the page waits for them. */
const deferredModules = [
  'app/offline/offline-status.tsx',
  'ui/toast/toaster.tsx',
  'offline/timer-outbox.ts',
  'widgets/quick-start/quick-start.tsx',
];

/** The built JavaScript and CSS files that a first visit to a page loads. */
export function listFirstLoadFiles(entryPage: FirstPage): string[] {
  const html = readFileSync(join(dist, 'web', entryPage === '/' ? 'index.html' : 'app.html'), 'utf8');
  const named = Array.from(
    html.matchAll(/<(?:script|link)\b[^>]* (?:src|href)="\/(assets\/[^"]+\.(?:js|css))"/g),
    ([, file]) => file!,
  );
  const files = new Set([...named, ...(entryPage === '/' ? [] : listPreloadedFiles(html, entryPage))]);
  for (const file of listModuleFiles(dynamicModules[entryPage])) files.add(file);
  return [...files].toSorted();
}

/** The loaded files without deferred ones, which a slow machine may have loaded by then. */
export function withoutDeferredFiles(loaded: readonly string[], opened: FirstPage): string[] {
  const first = new Set(listFirstLoadFiles(opened));
  const after = new Set(listModuleFiles(deferredModules).filter((file) => !first.has(file)));
  return loaded.filter((file) => !after.has(file)).toSorted();
}

/** As listed by scripts/vite/chunk-manifest.ts. */
function listModuleFiles(modules: readonly string[]): string[] {
  const listed = JSON.parse(readFileSync(join(dist, 'part-files.json'), 'utf8')) as Record<string, string[]>;
  return modules.flatMap((module) => {
    const files = listed[module];
    if (!files) throw new Error(`No module imports ${module} dynamically.`);
    return files;
  });
}

/** What the script in app.html preloads for this page: see `preloadEntryPage` in vite.config.ts. */
function listPreloadedFiles(html: string, opened: string): readonly string[] {
  const table = /\}\)\((\{"\/login":.*\})\);<\/script>/.exec(html)?.[1];
  if (table === undefined) throw new Error('app.html has no table of files to preload.');
  const files = JSON.parse(table) as Record<string, string[]> & { other: string[] };
  return files[opened.replace(/[? ].*/, '')] ?? files.other;
}

/** At the best gzip level, in thousands of bytes. */
export function gzipKilobytes(files: readonly string[]): number {
  const bytes = files.map((file) => gzipSync(readFileSync(join(dist, 'web', file)), { level: 9 }).length);
  return bytes.reduce((sum, size) => sum + size, 0) / 1000;
}
