import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';
import { filesOf } from './files-of.ts';

const web = join(import.meta.dirname, '..', '..', 'web');
const worker = join(web, 'service-worker', 'service-worker.ts');

/** The icons of the tab, which have no name of their content. */
const icons = ['favicon.svg', 'favicon-running.svg'];

/** The modules that every page begins with. */
const shell = ['app/main.tsx', 'app/shell/shell.tsx'];

/** Builds the service worker into /sw.js, with the names of the files in it that the shell and these modules need. */
export function serviceWorker(modules: readonly string[]): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler({ dir }, bundle) {
        const release = await releaseOf(dir!, bundle, modules);
        const built = await build({
          configFile: false,
          root: web,
          publicDir: false,
          logLevel: 'warn',
          define: { RELEASE: JSON.stringify(release) },
          build: { write: false, rolldownOptions: { input: worker, output: { format: 'iife' } } },
        });
        const { output } = built as Rolldown.RolldownOutput;
        await writeFile(join(dir!, 'sw.js'), output[0].code);
      },
    },
  };
}

/** A new version whenever anything has changed: the page names its files, and those have the name of their content. */
async function releaseOf(dir: string, bundle: Rolldown.OutputBundle, modules: readonly string[]) {
  const files = new Set(shell.flatMap((module) => [...filesOf(bundle, join(web, module))]));
  const [entry] = files;
  if (entry === undefined) throw new Error('The app has no entry.');
  for (const module of modules) addWithParts(files, bundle, join(web, module));
  const hash = createHash('sha256');
  for (const file of ['app.html', ...icons]) hash.update(await readFile(join(dir, file)));
  for (const file of files) hash.update(file);
  return {
    version: hash.digest('hex').slice(0, 12),
    entry,
    files: [...files, ...icons].map((file) => `/${file}`),
  };
}

/** Also what is fetched only after it; not so of the shell, which fetches every page there is. */
function addWithParts(files: Set<string>, bundle: Rolldown.OutputBundle, module: string): void {
  for (const name of filesOf(bundle, module)) {
    const file = bundle[name];
    if (files.has(name)) continue;
    files.add(name);
    if (file?.type !== 'chunk') continue;
    for (const part of file.dynamicImports.map((each) => bundle[each])) {
      if (part?.type === 'chunk') addWithParts(files, bundle, part.moduleIds[0]!);
    }
  }
}
