import { join } from 'node:path';
import { build, type Rolldown } from 'vite';

/** Bundles a module and its imports into the code of one classic script. */
export async function buildScript(entry: string, define: Readonly<Record<string, string>> = {}): Promise<string> {
  const built = await build({
    configFile: false,
    root: join(import.meta.dirname, '..', '..', 'web'),
    publicDir: false,
    logLevel: 'warn',
    define,
    build: { write: false, rolldownOptions: { input: entry, output: { format: 'iife' } } },
  });
  return (built as Rolldown.RolldownOutput).output[0].code;
}
