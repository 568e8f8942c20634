import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { PageManifest, PageManifestEntry } from '#contract/initial-data/initial-data.ts';
import { pagePaths } from '#web/page.ts';
import { pages } from './pages.ts';
import { shellModules } from './vite/chunks.ts';

const dist = join(import.meta.dirname, '..', 'dist');

/**
 * The modules that a view imports dynamically before it is complete. Journeys in e2e/performance compare this list
 * with what a browser loads.
 */
const viewModules: Readonly<Record<string, readonly string[]>> = {
  '/dashboard': ['features/dashboard/rating/rating-history.tsx', 'features/dashboard/sample-data-banner.tsx'],
  '/dashboard on the first day': ['widgets/sample-data/sample-data-prompt.tsx'],
  '/goals/$goalId?tab=plan': ['features/goal-detail/plan/plan-tab.tsx'],
  '/inventory?view=all': ['features/inventory/all/all-items.tsx'],
};

/** The landing page, every page of the app, and views that load more than their page. */
export const firstLoadViews: readonly string[] = [
  ...new Set(['/', ...pages.flatMap(pagePaths), ...Object.keys(viewModules)]),
];

/** Loaded after the page or three seconds later; nothing on the page waits for them. */
const deferredModules = [
  'features/assistant/fields/more-fields.tsx',
  'features/assistant/outline/outline-field.tsx',
  'app/offline/offline-status.tsx',
  'ui/toast/toaster.tsx',
  'offline/timer-outbox.ts',
  'widgets/quick-start/quick-start.tsx',
  'widgets/this-week/this-week.tsx',
];

/** The built JavaScript and CSS files that a first visit loads. */
export function listFirstLoadFiles(view: string): string[] {
  if (view === '/') return listNamedFiles('index.html').toSorted();
  const path = view.replace(/[? ].*/, '');
  const { access } = findInManifest(path);
  const modules = [...(access === 'session' ? shellModules : []), ...(viewModules[view] ?? [])];
  return [...new Set([...listPreloadedFiles(path), ...listModuleFiles(modules)])].toSorted();
}

/** The first-load files that a browser requests. A page's own styles are part of its HTML. */
export function listRequestedFiles(view: string): string[] {
  const inlined = new Set(listPreloadedFiles(view.replace(/[? ].*/, '')).filter((file) => file.endsWith('.css')));
  return listFirstLoadFiles(view).filter((file) => !inlined.has(file));
}

/** The files that the HTML of a page names. */
export function listPreloadedFiles(path: string): string[] {
  return [...listNamedFiles('app.html'), ...findInManifest(path).files];
}

/** Leaves out deferred files, which a slow machine may already have loaded. */
export function withoutDeferredFiles(loaded: readonly string[], view: string): string[] {
  const first = new Set(listFirstLoadFiles(view));
  const deferred = new Set(listModuleFiles(deferredModules).filter((file) => !first.has(file)));
  return loaded.filter((file) => !deferred.has(file)).toSorted();
}

export function findInManifest(path: string): PageManifestEntry {
  const manifest = JSON.parse(readFileSync(join(dist, 'page-manifest.json'), 'utf8')) as PageManifest;
  const page = manifest.find(({ paths }) => paths.includes(path));
  if (!page) throw new Error(`There is no page at ${path}.`);
  return page;
}

function listNamedFiles(document: string): string[] {
  const html = readFileSync(join(dist, 'web', document), 'utf8');
  return Array.from(
    html.matchAll(/<(?:script|link)\b[^>]* (?:src|href)="\/(assets\/[^"]+\.(?:js|css))"/g),
    ([, file]) => file!,
  );
}

/** Reads the list that scripts/vite/chunk-manifest.ts has written. */
function listModuleFiles(modules: readonly string[]): string[] {
  const listed = JSON.parse(readFileSync(join(dist, 'part-files.json'), 'utf8')) as Record<string, string[]>;
  return modules.flatMap((module) => {
    const files = listed[module];
    if (!files) throw new Error(`No module imports ${module} dynamically.`);
    return files;
  });
}

/** The total size of the files at the best gzip level, in kB. */
export function gzipKilobytes(files: readonly string[]): number {
  const bytes = files.map((file) => gzipSync(readFileSync(join(dist, 'web', file)), { level: 9 }).length);
  return bytes.reduce((sum, size) => sum + size, 0) / 1000;
}
