import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { buildScript } from './build-script.ts';

/**
 * Replaces `<!-- part: landing/parts/footer.html -->` with that file, for fragments that pages share, and
 * `<!-- script: app/before-paint.ts -->` with an inline script of that module and its imports.
 */
export function htmlIncludes(web: string): Plugin {
  const expandParts = (html: string): string =>
    html.replace(/<!-- part: (\S+) -->/g, (_, file: string) => expandParts(readFileSync(join(web, file), 'utf8')));
  const expandScripts = async (html: string): Promise<string> => {
    const [before, file, after] = html.split(/<!-- script: (\S+) -->/);
    if (file === undefined) return html;
    const script = await buildScript(join(web, file));
    return `${before}<script>${script.trim()}</script>${after}`;
  };
  return {
    name: 'html-includes',
    transformIndexHtml: { order: 'pre', handler: (html) => expandScripts(expandParts(html)) },
  };
}
