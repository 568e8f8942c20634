import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { listRouteFiles } from '../pages.ts';
import { buildScript } from './build-script.ts';
import { listBundleFiles } from './bundle-files.ts';
import { listPageModules } from './page-manifest.ts';

const web = join(import.meta.dirname, '..', '..', 'web');
const workerEntry = join(web, 'offline', 'service-worker', 'service-worker.ts');

/** The icons' file names have no content hash. */
const icons = ['favicon.svg', 'favicon-running.svg'];

/** Loaded by every page. */
const shellModules = ['app/main.tsx', 'app/shell/shell.tsx'];

/** What the shell needs offline besides the pages. */
const offlineModules = [
  'app/offline/offline-status.tsx',
  'offline/timer-outbox.ts',
  'widgets/entry-texts/texts-dialog.tsx',
  'widgets/undo-stop/undo-stop.ts',
];

/** Builds the service worker into /sw.js and embeds the names of the files that the app needs to start offline. */
export function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler({ dir }, bundle) {
        const modules = offlineModules.map((module) => join(web, module));
        for (const [page, routeFile] of await listRouteFiles()) {
          if (page.worksOffline) modules.push(...listPageModules(this, routeFile));
        }
        const release = await buildRelease(dir!, bundle, modules);
        const code = await buildScript(workerEntry, { RELEASE: JSON.stringify(release) });
        await writeFile(join(dir!, 'sw.js'), code);
      },
    },
  };
}

/** The version changes with any file: app.html names its files, and file names contain a content hash. */
async function buildRelease(dir: string, bundle: Rolldown.OutputBundle, modules: readonly string[]) {
  const files = new Set(shellModules.flatMap((module) => [...listBundleFiles(bundle, join(web, module))]));
  const [entry] = files;
  if (entry === undefined) throw new Error('The app has no entry.');
  for (const module of modules) addWithDynamicImports(files, bundle, module);
  const hash = createHash('sha256');
  for (const file of ['app.html', ...icons]) hash.update(await readFile(join(dir, file)));
  for (const file of files) hash.update(file);
  return {
    version: hash.digest('hex').slice(0, 12),
    entry,
    files: [...files, ...icons].map((file) => `/${file}`),
  };
}

/** Adds the files of a module and of its dynamic imports. Not used for the shell, which imports all pages dynamically. */
function addWithDynamicImports(files: Set<string>, bundle: Rolldown.OutputBundle, module: string): void {
  for (const name of listBundleFiles(bundle, module)) {
    const file = bundle[name];
    if (files.has(name)) continue;
    files.add(name);
    if (file?.type !== 'chunk') continue;
    for (const imported of file.dynamicImports.map((each) => bundle[each])) {
      if (imported?.type === 'chunk') addWithDynamicImports(files, bundle, imported.moduleIds[0]!);
    }
  }
}
