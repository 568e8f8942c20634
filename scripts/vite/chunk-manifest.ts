import { writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Plugin } from 'vite';
import { listBundleFiles } from './bundle-files.ts';

/** Lists the files of every dynamically imported module, for the byte budgets. */
export function chunkManifest(web: string): Plugin {
  return {
    name: 'part-files',
    apply: 'build',
    writeBundle({ dir }, bundle) {
      const modules = [...this.getModuleIds()].filter((id) => this.getModuleInfo(id)?.dynamicImporters.length);
      const files = modules.map((id) => [relative(web, id), [...listBundleFiles(bundle, id)]]);
      writeFileSync(join(dir!, '..', 'part-files.json'), JSON.stringify(Object.fromEntries(files), null, 2));
    },
  };
}
