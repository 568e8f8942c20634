import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const dist = join(import.meta.dirname, '..', 'dist');

const shell = ['app/shell/shell.tsx', 'app/inside-pages.ts', 'features/time/running-badge.tsx'];
const page = (path: string) => [...shell, `features/${path}-page.tsx`];

/**
 * The modules that the app imports dynamically until a page is complete. e2e/first-load.spec.ts and e2e/budgets.spec.ts
 * compare them with what a browser loads.
 */
const parts = {
  '/': [],
  '/login': ['features/auth/login-page.tsx'],
  '/register': ['features/auth/register-page.tsx'],
  '/forgot-password': ['features/auth/forgot-password-page.tsx'],
  '/reset-password': ['features/auth/reset-password-page.tsx'],
  '/dashboard': [
    ...page('dashboard/dashboard'),
    'features/dashboard/rating-history.tsx',
    'features/dashboard/sample-note.tsx',
  ],
  '/dashboard on the first day': [...page('dashboard/dashboard'), 'parts/sample-data/sample-data-offer.tsx'],
  '/timers': page('time/timers'),
  '/planner': page('planner/planner'),
  '/reports': page('reports/reports'),
  '/focus-areas': page('focus-areas/focus-areas'),
  '/categories': page('focus-areas/focus-areas'),
  '/goals': page('goals/goals'),
  '/objectives': page('goals/goals'),
  '/goals/:goalId': page('goal-detail/goal'),
  '/goals/:goalId?tab=plan': [...page('goal-detail/goal'), 'features/goal-detail/goal-plan.tsx'],
  '/action-plans': page('action-plans/plans'),
  '/action-plans/:planId': page('action-plans/plan'),
  '/action-plans/new': page('action-plans/new-plan'),
  '/action-plans/generate-action-plan': page('assistant/form'),
  '/action-plans/generate-action-plan2': page('assistant/wizard'),
  '/inventory': page('inventory/inventory'),
  '/inventory?view=all': [...page('inventory/inventory'), 'features/inventory/all-items.tsx'],
  '/time-entries': page('time/entries'),
  '/settings': page('settings/settings'),
  '/feedback': page('support/feedback'),
  '/contact': page('support/contact'),
  '/help': page('support/help'),
  '/faq': page('support/faq'),
} satisfies Record<string, readonly string[]>;

export type FirstPage = keyof typeof parts;

/** What the shell fetches beside the page or three seconds later: nothing on the page waits for it. */
const later = [
  'app/offline/offline.tsx',
  'ui/toaster.tsx',
  'api/offline-clicks.ts',
  'parts/quick-start/quick-start.tsx',
];

/** The JavaScript and CSS files of the build that a first visit to a page loads. */
export function filesOfFirstLoad(opened: FirstPage): string[] {
  const html = readFileSync(join(dist, 'web', opened === '/' ? 'index.html' : 'app.html'), 'utf8');
  const named = Array.from(
    html.matchAll(/<(?:script|link)\b[^>]* (?:src|href)="\/(assets\/[^"]+\.(?:js|css))"/g),
    ([, file]) => file!,
  );
  const files = new Set([...named, ...(opened === '/' ? [] : preloaded(html, opened))]);
  for (const file of filesOfParts(parts[opened])) files.add(file);
  return [...files].toSorted();
}

/** The files that a browser has loaded, without those that may have come in the meantime because the machine is slow. */
export function withoutLater(loaded: readonly string[], opened: FirstPage): string[] {
  const first = new Set(filesOfFirstLoad(opened));
  const after = new Set(filesOfParts(later).filter((file) => !first.has(file)));
  return loaded.filter((file) => !after.has(file)).toSorted();
}

/** As scripts/vite/part-files.ts has listed them. */
function filesOfParts(modules: readonly string[]): string[] {
  const listed = JSON.parse(readFileSync(join(dist, 'part-files.json'), 'utf8')) as Record<string, string[]>;
  return modules.flatMap((module) => {
    const files = listed[module];
    if (!files) throw new Error(`No module imports ${module} dynamically.`);
    return files;
  });
}

/** What the script in app.html fetches for this page, needed or not: see `preloadFirstPage` in vite.config.ts. */
function preloaded(html: string, opened: string): readonly string[] {
  const table = /\}\)\((\{"\/login":.*\})\);<\/script>/.exec(html)?.[1];
  if (table === undefined) throw new Error('app.html has no table of files to preload.');
  const files = JSON.parse(table) as Record<string, string[]> & { other: string[] };
  return files[opened.replace(/[? ].*/, '')] ?? files.other;
}

/** With gzip at its best, in thousands of bytes. */
export function kilobytesOf(files: readonly string[]): number {
  const bytes = files.map((file) => gzipSync(readFileSync(join(dist, 'web', file)), { level: 9 }).length);
  return bytes.reduce((sum, size) => sum + size, 0) / 1000;
}
