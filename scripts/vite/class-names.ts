import { createHash } from 'node:crypto';
import { join, relative } from 'node:path';
import type { Plugin } from 'vite';

const web = join(import.meta.dirname, '..', '..', 'web');
const moduleImport = /^import (\w+) from ('[^']+\.module\.css';)$/gm;

/**
 * Gives the classes of CSS modules short names, and puts the names where they are used, instead of all names of a module
 * into an object. Both are part of the first load of every page.
 */
export function shortClassNames(): Plugin[] {
  return [
    {
      name: 'short-class-names',
      apply: 'build',
      enforce: 'pre',
      config: (_, { isSsrBuild }) => ({
        css: { modules: { generateScopedName: shortClassName } },
        build: isSsrBuild ? {} : { rolldownOptions: { optimization: { inlineConst: { mode: 'all' } } } },
      }),
      transform: {
        filter: { id: /\/web\/.+\.tsx?$/ },
        // Only the members of a namespace are constants to the bundler.
        handler: (code) => ({ code: code.replaceAll(moduleImport, 'import * as $1 from $2'), map: null }),
      },
      onLog(_, log) {
        // A class that is used but has no styles.
        if (log.code === 'IMPORT_IS_UNDEFINED') this.error(log);
      },
    },
    {
      name: 'keep-styles',
      apply: 'build',
      enforce: 'post',
      transform: {
        filter: { id: /\.module\.css$/ },
        // Without it, the styles would be lost with the last name that is inlined.
        handler: (code) => ({ code, map: null, moduleSideEffects: 'no-treeshake' }),
      },
    },
  ];
}

const classes = new Map<string, string>();

/** The same in both builds, because the server renders the same names. */
export function shortClassName(name: string, file: string): string {
  const source = `${name} in ${relative(web, file)}`;
  const letters = createHash('sha256').update(source).digest('base64url').replaceAll(/[-_]/g, '');
  const short = letters.slice(letters.search(/[a-z]/i)).slice(0, 4);
  const other = classes.get(short) ?? source;
  if (other !== source) throw new Error(`Rename the class ${source} or ${other}: both would be called ${short}.`);
  classes.set(short, source);
  return short;
}
