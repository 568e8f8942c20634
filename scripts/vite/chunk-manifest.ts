import { writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Plugin } from 'vite';
import { filesOf } from './files-of.ts';

/** Lists which files each module needs that is imported dynamically, beside the folder that is served. */
export function partFiles(web: string): Plugin {
  return {
    name: 'part-files',
    apply: 'build',
    writeBundle({ dir }, bundle) {
      const parts = [...this.getModuleIds()].filter((id) => this.getModuleInfo(id)?.dynamicImporters.length);
      const files = parts.map((id) => [relative(web, id), [...filesOf(bundle, id)]]);
      writeFileSync(join(dir!, '..', 'part-files.json'), JSON.stringify(Object.fromEntries(files), null, 2));
    },
  };
}
