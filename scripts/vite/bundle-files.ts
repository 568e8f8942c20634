import type { Rolldown } from 'vite';

/** The output files of a module: its chunk, its styles and those of its static imports. */
export function listBundleFiles(bundle: Rolldown.OutputBundle, module: string): Set<string> {
  const files = new Set<string>();
  const add = (name: string) => {
    const chunk = bundle[name];
    if (chunk?.type !== 'chunk' || files.has(name)) return;
    files.add(name);
    chunk.viteMetadata?.importedCss.forEach((css) => files.add(css));
    chunk.imports.forEach(add);
  };
  for (const chunk of Object.values(bundle)) {
    if (chunk.type === 'chunk' && chunk.moduleIds.includes(module)) add(chunk.fileName);
  }
  return files;
}
