import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import type { PageManifest } from '#contract/initial-data/initial-data.ts';
import { pagePaths } from '#web/page.ts';
import { listInitialRequests, listRouteFiles, pages } from '../pages.ts';
import { listBundleFiles } from './bundle-files.ts';

/** Writes what the server needs to know about the pages to dist/page-manifest.json. */
export function pageManifest(web: string): Plugin {
  return {
    name: 'page-manifest',
    apply: 'build',
    writeBundle: {
      order: 'post',
      async handler({ dir }, bundle) {
        const html = readFileSync(join(dir!, 'app.html'), 'utf8');
        const shellFiles = listBundleFiles(bundle, join(web, 'app/shell/shell.tsx'));
        const routeFiles = await listRouteFiles();
        const manifest: PageManifest = pages.map((page) => {
          const pageFiles = listPageModules(this, routeFiles.get(page)).flatMap((id) => [
            ...listBundleFiles(bundle, id),
          ]);
          const files = new Set([...(page.access === 'session' ? shellFiles : []), ...pageFiles]);
          return {
            paths: pagePaths(page),
            access: page.access,
            title: page.title,
            searchWords: page.searchWords,
            initialData: listInitialRequests(page),
            files: [...files].filter((file) => !html.includes(file)),
          };
        });
        writeFileSync(join(dir!, '..', 'page-manifest.json'), JSON.stringify(manifest, null, 2));
      },
    },
  };
}

/** The modules that a route.ts loads. */
export function listPageModules(context: Rolldown.PluginContext, routeFile: string | undefined): readonly string[] {
  const modules = routeFile === undefined ? undefined : context.getModuleInfo(routeFile)?.dynamicallyImportedIds;
  if (!modules?.length) throw new Error(`${routeFile} loads no component.`);
  return modules;
}
